import { z } from 'zod';
import { operationPayload } from './operation-payload';
import { defineTask } from './task-contract';

/**
 * Helps with the parts of a ranking of many candidates. The ranking ends without this task too, only later, so a task
 * that fails is not repeated.
 */
export const rankPartsTask = defineTask({
  name: 'rank-parts',
  version: 1,
  pool: 'match',
  payload: operationPayload.extend({
    searchId: z.uuid(),
    /** Distinguishes the tasks of one search. */
    number: z.number().int().min(0),
    /** Version of the job. */
    jobHash: z.string(),
  }),
  result: z.object({ outcome: z.enum(['searched', 'not_needed']), parts: z.number().int() }),
  dedupeKey: ({ searchId, number }) => `${searchId}-${number}`,
  attempts: 1,
  backoffMs: 500,
  timeoutMs: 60_000,
});
export type RankPartsPayload = z.output<typeof rankPartsTask.payload>;
export type RankPartsOutcome = z.output<typeof rankPartsTask.result>;
