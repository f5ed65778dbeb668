import { operationOutcome, operationPayload } from './operation-payload';
import { defineTask } from './task-contract';

/** Ranks a job against candidates, or a candidate against open jobs. */
export const rankPairsTask = defineTask({
  name: 'rank-pairs',
  version: 1,
  pool: 'match',
  payload: operationPayload,
  result: operationOutcome,
  dedupeKey: (payload) => payload.operationId,
  attempts: 8,
  backoffMs: 500,
  timeoutMs: 5 * 60_000,
});
