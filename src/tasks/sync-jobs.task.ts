import { operationOutcome, operationPayload } from './operation-payload';
import { defineTask } from './task-contract';

/** Imports a batch of postings in order, or one posting that has to be parsed first. */
export const syncJobsTask = defineTask({
  name: 'sync-jobs',
  version: 1,
  pool: 'sync',
  payload: operationPayload,
  result: operationOutcome,
  dedupeKey: (payload) => payload.operationId,
  attempts: 8,
  backoffMs: 500,
  // Enough for a hundred scanned postings, parsed one after the other.
  timeoutMs: 30 * 60_000,
});
