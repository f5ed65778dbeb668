import { operationOutcome, operationPayload } from './operation-payload';
import { defineTask } from './task-contract';

/** Computes an impact report from the score log and the demographics of a request. */
export const reportImpactTask = defineTask({
  name: 'report-impact',
  version: 1,
  pool: 'match',
  payload: operationPayload,
  result: operationOutcome,
  dedupeKey: (payload) => payload.operationId,
  attempts: 8,
  backoffMs: 500,
  timeoutMs: 10 * 60_000,
});
