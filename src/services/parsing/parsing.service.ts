import type { SourceDocument } from '../../domain/layout/source-document';
import type { DocumentType } from '../../domain/parsing/parse-meta';
import type { UUID } from '../../domain/common';
import { newId } from '../../platform/ids';
import { AppError } from '../../platform/app-error';
import type { Logger } from '../../platform/logger';
import { parseDocumentTask } from '../../tasks/parse-document.task';
import type { Caller } from '../access/caller';
import type { OperationEnqueuer } from '../operations/operation-enqueuer';
import type { InlineOperationRunner } from '../operations/inline-operation-runner';
import type { OperationRecord } from '../operations/operation';
import type { OperationResult } from '../operations/operation-runner';
import { operationTypeOf } from './parse-operation-type';
import { detectTestInputs } from '../test-inputs/simulated-outcomes';
import type { ParseInclude, StoredParseOptions } from './parse-options';
import { parseFailedEvent, runParser, type ParseJob } from './run-parser';
import { isShortText, type ShortTextParser } from './short-text-parser';

export interface ParseRequest extends SourceDocument {
  documentType: DocumentType;
  /** ISO 639-1 hint. */
  language: string | null;
  include: readonly ParseInclude[];
  /** Set when the call carried an Idempotency-Key: binds the record to the operation in the same transaction. */
  idempotencyId: UUID | null;
  /** Whether the caller wants the result in this call. */
  waits: boolean;
}

/** Documents go to the `parse` pool; a short text of a synchronous request is parsed in the API process. */
export class ParsingService {
  constructor(
    private readonly queued: OperationEnqueuer,
    private readonly inline: InlineOperationRunner,
    /** Null where every document may have a language model asked about it, which the pool does. */
    private readonly shortTexts: ShortTextParser | null,
    private readonly logger: Logger,
  ) {}

  /** Returns the operation: ended if the caller waits for a short text, else queued for the `parse` pool. */
  submit(caller: Caller, request: ParseRequest): Promise<OperationRecord> {
    const { bytes, fileName, declaredType, documentType, idempotencyId } = request;
    const input: StoredParseOptions = { language: request.language, include: [...request.include] };
    const operationId = newId();
    const type = operationTypeOf(documentType);
    const { slowSeconds } = detectTestInputs(caller.mode, bytes);
    const parser = this.shortTexts;
    if (parser && request.waits && slowSeconds === 0 && isShortText(bytes, declaredType)) {
      const document = { operationId, mode: caller.mode, documentType, bytes, fileName, declaredType, input };
      return this.inline.run(
        caller,
        { operationId, type, task: parseDocumentTask, input, idempotencyId },
        (startedAt) => this.parse(parser, { ...document, createdAt: startedAt, startedAt }),
        (error) => [parseFailedEvent(operationId, documentType, error)],
      );
    }
    return this.queued.enqueue(caller, parseDocumentTask, {
      operationId,
      type,
      input,
      document: request,
      idempotencyId,
      delayMs: slowSeconds * 1_000,
    });
  }

  /** A fault of ours would be the same at the next try: the parser has no part in anything that passes. */
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
