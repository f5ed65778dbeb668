import type { AppError } from '../../platform/app-error';
import type { EventData } from '../../webhooks/events/catalogue';
import type { ParsedDocument } from './document-parser';

type ParseCompleted = EventData<'parse.completed'>;

/** The parse that an event reports. The record it results in, if any, has no id yet. */
export type ParseIdentity = Pick<ParseCompleted, 'parseId' | 'operationId' | 'documentType' | 'source'>;

const NO_RESULT = {
  method: null,
  mediaType: null,
  confidence: null,
  pageCount: null,
  warnings: [],
  jobId: null,
  candidateId: null,
  error: null,
} satisfies Partial<ParseCompleted>;

/** Data of `parse.completed` for a document that was parsed. */
export function parseSucceeded(parse: ParseIdentity, { outcome, read }: ParsedDocument): ParseCompleted {
  return {
    ...NO_RESULT,
    ...parse,
    status: 'succeeded',
    method: read.method,
    mediaType: read.mediaType,
    confidence: outcome.confidence,
    pageCount: read.pageCount,
    warnings: [...read.warnings, ...outcome.warnings].map((warning) => warning.code),
  };
}

/** Data of `parse.completed` for a document that could not be parsed. */
export function parseFailed(parse: ParseIdentity, { code, message }: AppError): ParseCompleted {
  return { ...NO_RESULT, ...parse, status: 'failed', error: { code, message } };
}
