import { operationOutcome, operationPayload } from './operation-payload';
import { defineTask } from './task-contract';

/** Imports a batch of candidates in order and parses the resumes in it. */
export const syncCandidatesTask = defineTask({
  name: 'sync-candidates',
  version: 1,
  pool: 'sync',
  payload: operationPayload,
  result: operationOutcome,
  dedupeKey: (payload) => payload.operationId,
  attempts: 8,
  backoffMs: 500,
  // Enough for a hundred scanned resumes, parsed one after the other.
  timeoutMs: 30 * 60_000,
});
