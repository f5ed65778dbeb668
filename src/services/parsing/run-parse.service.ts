import type { OperationWork } from '../../db/operations.repository';
import type { DocumentType } from '../../domain/parsing/parse-meta';
import { AppError } from '../../platform/app-error';
import type { OperationOutcome, OperationPayload } from '../../tasks/operation-payload';
import type { Finished, OperationRunner } from '../operations/operation-runner';
import type { ModelHelper } from '../language-model/model-helper';
import type { DocumentParser } from './document-parser';
import { parseInput } from './parse-input';
import { failureEvent, parseWork } from './parse-work';

/** The work behind `POST /parse/*`: bytes in, structured data out, and the event that tells of it. */
export class RunParseService {
  constructor(
    private readonly runner: OperationRunner,
    private readonly parser: Pick<DocumentParser, 'parse'>,
    private readonly helper: ModelHelper | null = null,
  ) {}

  run(payload: OperationPayload, signal: AbortSignal): Promise<OperationOutcome> {
    const { operationId } = payload;
    return this.runner.run(
      payload,
      (work, startedAt) => this.parse(payload, documentTypeOf(work.type), work, startedAt, signal),
      (error, type) => [failureEvent(operationId, documentTypeOf(type), error)],
    );
  }

  /** After the last try. */
  giveUp(payload: OperationPayload): Promise<void> {
    return this.runner.giveUp(payload, (error, type) => [
      failureEvent(payload.operationId, documentTypeOf(type), error),
    ]);
  }

  private async parse(
    { operationId, tenantId, mode }: OperationPayload,
    documentType: DocumentType,
    work: OperationWork,
    startedAt: Date,
    signal: AbortSignal,
  ): Promise<Finished> {
    if (!work.bytes)
      throw new AppError('document_corrupt', 'The document was deleted before it was processed.');
    return parseWork(
      this.parser,
      {
        operationId,
        mode,
        documentType,
        bytes: work.bytes,
        fileName: work.file_name,
        declaredType: work.declared_type,
        input: parseInput.parse(work.input),
        createdAt: work.created_at,
        startedAt,
        model: this.helper?.forDocument(tenantId, signal),
      },
      signal,
    );
  }
}

function documentTypeOf(operationType: string): DocumentType {
  return operationType === 'parse.resume' ? 'resume' : 'job_description';
}
