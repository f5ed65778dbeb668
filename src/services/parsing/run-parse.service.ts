import type { OperationWork } from '../../db/operations/operations.repository';
import type { DocumentType } from '../../domain/parsing/parse-meta';
import { AppError } from '../../platform/app-error';
import type { OperationOutcome, OperationPayload } from '../../tasks/operation-payload';
import type { OperationResult, OperationRunner } from '../operations/operation-runner';
import type { DocumentModelFactory } from '../language-model/document-model-factory';
import type { DocumentParser } from './document-parser';
import { parseOptionsSchema } from './parse-options';
import { documentTypeOf } from './parse-operation-type';
import { parseFailedEvent, runParser } from './run-parser';

/** Runs queued parses of `POST /parse/*`. */
export class RunParseService {
  constructor(
    private readonly runner: OperationRunner,
    private readonly parser: Pick<DocumentParser, 'parse'>,
    private readonly models: DocumentModelFactory | null = null,
  ) {}

  run(payload: OperationPayload, signal: AbortSignal): Promise<OperationOutcome> {
    const { operationId } = payload;
    return this.runner.run(
      payload,
      (work, startedAt) => this.parse(payload, documentTypeOf(work.type), work, startedAt, signal),
      (error, type) => [parseFailedEvent(operationId, documentTypeOf(type), error)],
    );
  }

  onExhausted(payload: OperationPayload): Promise<void> {
    return this.runner.failExhausted(payload, (error, type) => [
      parseFailedEvent(payload.operationId, documentTypeOf(type), error),
    ]);
  }

  private async parse(
    { operationId, tenantId, mode }: OperationPayload,
    documentType: DocumentType,
    work: OperationWork,
    startedAt: Date,
    signal: AbortSignal,
  ): Promise<OperationResult> {
    if (!work.bytes)
      throw new AppError('document_corrupt', 'The document was deleted before it was processed.');
    return runParser(
      this.parser,
      {
        operationId,
        mode,
        documentType,
        bytes: work.bytes,
        fileName: work.file_name,
        declaredType: work.declared_type,
        input: parseOptionsSchema.parse(work.input),
        createdAt: work.created_at,
        startedAt,
        model: this.models?.forDocument(tenantId, signal),
      },
      signal,
    );
  }
}
