import { imageTypeOf } from '../../documents/media-type';
import type { SourceDocument } from '../../domain/layout/source-document';
import type { DocumentType } from '../../domain/parsing/parse-meta';
import type { UUID } from '../../domain/common';
import { newId } from '../../platform/ids';
import { AppError } from '../../platform/app-error';
import type { Logger } from '../../platform/logger';
import { parseDocumentTask } from '../../tasks/parse-document.task';
import { scanDocumentTask } from '../../tasks/scan-document.task';
import type { Caller } from '../access/caller';
import type { OperationEnqueuer } from '../operations/operation-enqueuer';
import { documentCost } from '../operations/task-cost';
import type { InlineOperationRunner } from '../operations/inline-operation-runner';
import type { OperationRecord } from '../operations/operation';
import type { OperationResult } from '../operations/operation-runner';
import { operationTypeOf } from './parse-operation-type';
import { detectTestInputs } from '../test-inputs/simulated-outcomes';
import type { ParseInclude, StoredParseOptions } from './parse-options';
import { parseFailedEvent, runParser, type ParseJob } from './run-parser';
import type { ShortTextParser } from './short-text-parser';

export interface ParseRequest extends SourceDocument {
  documentType: DocumentType;
  /** ISO 639-1 hint. */
  language: string | null;
  include: readonly ParseInclude[];
  /** Date of the document according to the caller, `YYYY-MM-DD`. */
  documentDate: string | null;
  /** Set if the request has an Idempotency-Key: the record is bound to the operation in the same transaction. */
  idempotencyId: UUID | null;
  /** True if the caller waits for the result in this request. */
  waits: boolean;
}

/**
 * Enqueues documents for the `parse` pool and images for the `scan` pool. Parses a short text of a synchronous request in
 * this process.
 */
export class ParsingService {
  constructor(
    private readonly queued: OperationEnqueuer,
    private readonly inline: InlineOperationRunner,
    /** Null if a language model may be asked about every document, which only the pool does. */
    private readonly shortTexts: ShortTextParser | null,
    private readonly logger: Logger,
  ) {}

  /** Returns the operation: ended if the caller waits for a short text, else queued. */
  submit(caller: Caller, request: ParseRequest): Promise<OperationRecord> {
    const { bytes, fileName, declaredType, documentType, idempotencyId } = request;
    const input: StoredParseOptions = {
      language: request.language,
      include: [...request.include],
      documentDate: request.documentDate,
    };
    const operationId = newId();
    const type = operationTypeOf(documentType);
    const { slowSeconds } = detectTestInputs(caller.mode, bytes);
    const parser = this.shortTexts;
    if (parser && request.waits && slowSeconds === 0 && parser.accepts(bytes, declaredType)) {
      const document = { operationId, mode: caller.mode, documentType, bytes, fileName, declaredType, input };
      return this.inline.run(
        caller,
        { operationId, type, task: parseDocumentTask, input, idempotencyId },
        (startedAt) => this.parse(parser, { ...document, createdAt: startedAt, startedAt }),
        (error) => [parseFailedEvent(operationId, documentType, error)],
      );
    }
    return this.queued.enqueue(caller, imageTypeOf(bytes) ? scanDocumentTask : parseDocumentTask, {
      operationId,
      type,
      input,
      document: request,
      idempotencyId,
      waits: request.waits,
      cost: documentCost(request),
      delayMs: slowSeconds * 1_000,
    });
  }

  /** The parser is deterministic: a retry of a bug would fail again, so the operation fails without one. */
  private async parse(parser: ShortTextParser, work: ParseJob): Promise<OperationResult> {
    try {
      return await runParser(parser, work);
    } catch (error) {
      if (error instanceof AppError) throw error;
      this.logger.error({ err: error, operationId: work.operationId }, 'a short text could not be parsed');
      throw new AppError(
        'internal_error',
        'The operation failed because of an internal error and is not retried.',
      );
    }
  }
}
