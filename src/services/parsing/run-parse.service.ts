import { createHash } from 'node:crypto';
import type { NewEvent } from '../../db/events.repository';
import type { OperationWork } from '../../db/operations.repository';
import type { DocumentType } from '../../domain/parsing/parse-meta';
import { AppError } from '../../platform/app-error';
import type { OperationOutcome, OperationPayload } from '../../tasks/operation-payload';
import { newEvent } from '../../webhooks/events/new-event';
import type { Finished, OperationRunner } from '../operations/operation-runner';
import type { ModelHelper } from '../language-model/model-helper';
import { refusalOf } from './document-refusal';
import { parserFor } from '../sandbox/sandbox-parser';
import type { DocumentParser } from './document-parser';
import { parseInput } from './parse-input';
import { parseResult } from './parse-result';

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
    const bytes = work.bytes;
    if (!bytes)
      throw new AppError('document_corrupt', 'The document was no longer there when its turn came.');
    // Taken first: the bytes move into the thread that reads them.
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const input = parseInput.parse(work.input);
    const parsed = await parserFor(mode, this.parser)
      .parse(
        {
          documentType,
          bytes,
          fileName: work.file_name,
          declaredType: work.declared_type,
          language: input.language,
          // The day the call was accepted, so that a second run of the task gives the same answer.
          today: work.created_at.toISOString().slice(0, 10),
          model: this.helper?.forDocument(tenantId, signal),
        },
        signal,
      )
      .catch((error: unknown) => {
        throw refusalOf(error);
      });
    const result = parseResult(parsed, {
      parseId: operationId,
      documentType,
      createdAt: work.created_at.toISOString(),
      durationMs: Date.now() - startedAt.getTime(),
      fileName: work.file_name,
      sha256,
      include: input.include,
    });
    const { meta } = result;
    return {
      result,
      events: [
        newEvent('parse.completed', {
          parseId: operationId,
          operationId,
          documentType,
          source: documentType === 'resume' ? 'parse.resume' : 'parse.jd',
          status: 'succeeded',
          method: meta.method,
          confidence: meta.confidence,
          pageCount: meta.pageCount,
          warnings: meta.warnings.map((warning) => warning.code),
          jobId: null,
          candidateId: null,
          error: null,
        }),
      ],
    };
  }
}

function documentTypeOf(operationType: string): DocumentType {
  return operationType === 'parse.resume' ? 'resume' : 'job_description';
}

function failureEvent(operationId: string, documentType: DocumentType, error: AppError): NewEvent {
  return newEvent('parse.completed', {
    parseId: operationId,
    operationId,
    documentType,
    source: documentType === 'resume' ? 'parse.resume' : 'parse.jd',
    status: 'failed',
    method: null,
    confidence: null,
    pageCount: null,
    warnings: [],
    jobId: null,
    candidateId: null,
    error: { code: error.code, message: error.message },
  });
}
