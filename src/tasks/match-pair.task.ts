import { operationOutcome, operationPayload } from './operation-payload';
import { defineTask } from './task-contract';

/** Scores one candidate for one job and stores the match. */
export const matchPairTask = defineTask({
  name: 'match-pair',
  version: 1,
  pool: 'match',
  payload: operationPayload,
  result: operationOutcome,
  dedupeKey: (payload) => payload.operationId,
  attempts: 8,
  backoffMs: 500,
  timeoutMs: 60_000,
});
