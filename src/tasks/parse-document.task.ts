import { operationOutcome, operationPayload } from './operation-payload';
import { defineTask } from './task-contract';

/** Parses one document as a resume or a posting. */
export const parseDocumentTask = defineTask({
  name: 'parse-document',
  version: 1,
  pool: 'parse',
  payload: operationPayload,
  result: operationOutcome,
  dedupeKey: (payload) => payload.operationId,
  attempts: 8,
  backoffMs: 500,
  // The parser limits the processor time of each document; a scan takes long on a busy machine.
  timeoutMs: 25 * 60_000,
});
