import { operationOutcome, operationPayload } from './operation-payload';
import { defineTask } from './task-contract';

/** Takes over a batch of candidates in its order, reading the resumes that came with them. */
export const syncCandidatesTask = defineTask({
  name: 'sync-candidates',
  version: 1,
  pool: 'sync',
  payload: operationPayload,
  result: operationOutcome,
  dedupeKey: (payload) => payload.operationId,
  attempts: 8,
  backoffMs: 500,
  // A hundred scanned resumes, read one after the other.
  timeoutMs: 30 * 60_000,
});
