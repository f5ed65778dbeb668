import { operationOutcome, operationPayload } from './operation-payload';
import { defineTask } from './task-contract';

/** Reads one document and understands it as a resume or a job description. */
export const parseDocumentTask = defineTask({
  name: 'parse-document',
  version: 1,
  pool: 'parse',
  payload: operationPayload,
  result: operationOutcome,
  dedupeKey: (payload) => payload.operationId,
  attempts: 8,
  backoffMs: 500,
  // The parser bounds each document itself, by the processor time it uses; a scan on a busy machine takes long.
  timeoutMs: 25 * 60_000,
});
