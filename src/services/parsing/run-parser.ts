import { createHash } from 'node:crypto';
import type { NewEvent } from '../../db/webhooks/events.repository';
import type { Mode, UUID } from '../../domain/common';
import type { SourceDocument } from '../../domain/layout/source-document';
import type { DocumentType } from '../../domain/parsing/parse-meta';
import type { AppError } from '../../platform/app-error';
import { newEvent } from '../../webhooks/events/new-event';
import type { DocumentModel } from '../language-model/document-model';
import type { OperationResult } from '../operations/operation-runner';
import { parserFor } from './test-parser';
import type { DocumentParser } from './document-parser';
import type { OnPageProgress } from './parse-thread-messages';
import type { ThreadTurn } from './turn-queue';
import { toAppError } from './document-app-error';
import type { StoredParseOptions } from './parse-options';
import { parseFailed, parseSucceeded, type ParseIdentity } from './parse-completed';
import { operationTypeOf } from './parse-operation-type';
import { buildParseResult } from './parse-result';

/** A document to be parsed for an operation. */
export interface ParseJob extends SourceDocument {
  operationId: UUID;
  mode: Mode;
  documentType: DocumentType;
  input: StoredParseOptions;
  /** Time at which the request was accepted. */
  createdAt: Date;
  startedAt: Date;
  /** Throws `OcrDeferredError` instead of reading pages by OCR. */
  deferOcr?: boolean | undefined;
  /** Place in the queue for the threads. */
  turn?: ThreadTurn | undefined;
  model?: DocumentModel | undefined;
  onProgress?: OnPageProgress | undefined;
}

/**
 * Parses a document and returns the result with its `parse.completed` event.
 * @throws AppError if the document is at fault; OcrDeferredError; other errors are bugs
 */
export async function runParser(
  parser: Pick<DocumentParser, 'parse'>,
  work: ParseJob,
  signal?: AbortSignal,
): Promise<OperationResult> {
  const { operationId, documentType, bytes, fileName, declaredType, input, createdAt } = work;
  // Computed first: the parser may transfer the bytes to another thread.
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const parsed = await parserFor(work.mode, parser)
    .parse(
      {
        documentType,
        bytes,
        fileName,
        declaredType,
        language: input.language,
        // The day of the request, so that a second run of the task gives the same result.
        today: createdAt.toISOString().slice(0, 10),
        documentDate: input.documentDate,
        deferOcr: work.deferOcr,
        withWords: input.include.includes('review'),
        turn: work.turn,
        model: work.model,
        onProgress: work.onProgress,
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
  const event = newEvent('parse.completed', parseSucceeded(identityOf(operationId, documentType), parsed));
  return { result, events: [event] };
}

/** Event of a document that could not be parsed. */
export function parseFailedEvent(operationId: UUID, documentType: DocumentType, error: AppError): NewEvent {
  return newEvent('parse.completed', parseFailed(identityOf(operationId, documentType), error));
}

function identityOf(operationId: UUID, documentType: DocumentType): ParseIdentity {
  return { parseId: operationId, operationId, documentType, source: operationTypeOf(documentType) };
}
