import { createHash } from 'node:crypto';
import type { NewEvent } from '../../db/webhooks/events.repository';
import type { Mode, UUID } from '../../domain/common';
import type { DocumentType } from '../../domain/parsing/parse-meta';
import type { AppError } from '../../platform/app-error';
import { newEvent } from '../../webhooks/events/new-event';
import type { DocumentModel } from '../language-model/document-model';
import type { OperationResult } from '../operations/operation-runner';
import { parserFor } from './test-parser';
import type { DocumentParser } from './document-parser';
import { toAppError } from './document-refusal';
import type { StoredParseOptions } from './parse-options';
import { buildParseResult } from './parse-result';

/** A document to be parsed for an operation. */
export interface ParseJob {
  operationId: UUID;
  mode: Mode;
  documentType: DocumentType;
  bytes: Uint8Array;
  fileName: string | null;
  declaredType: string | null;
  input: StoredParseOptions;
  /** When the call was accepted. */
  createdAt: Date;
  startedAt: Date;
  model?: DocumentModel | undefined;
}

/**
 * Bytes in, structured data out, and the event that tells of it.
 * @throws AppError for what is wrong with the document; anything else is our fault
 */
export async function runParser(
  parser: Pick<DocumentParser, 'parse'>,
  work: ParseJob,
  signal?: AbortSignal,
): Promise<OperationResult> {
  const { operationId, documentType, bytes, fileName, declaredType, input, createdAt } = work;
  // Taken first: the bytes may move into the thread that reads them.
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const parsed = await parserFor(work.mode, parser)
    .parse(
      {
        documentType,
        bytes,
        fileName,
        declaredType,
        language: input.language,
        // The day the call was accepted, so that a second run of the task gives the same answer.
        today: createdAt.toISOString().slice(0, 10),
        model: work.model,
      },
      signal,
    )
    .catch((error: unknown) => {
      throw toAppError(error);
    });
  const result = buildParseResult(parsed, {
    parseId: operationId,
    documentType,
    createdAt: createdAt.toISOString(),
    durationMs: Date.now() - work.startedAt.getTime(),
    fileName,
    sha256,
    include: input.include,
  });
  const { meta } = result;
  const event = newEvent('parse.completed', {
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
  });
  return { result, events: [event] };
}

/** Tells of a document that could not be parsed. */
export function parseFailedEvent(operationId: string, documentType: DocumentType, error: AppError): NewEvent {
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
