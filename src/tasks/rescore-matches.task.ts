import { z } from 'zod';
import { defineTask } from './task-contract';

/** Scores the marked pairs of a tenant again. Which ones, their rows say; what is left over is handed over once more. */
export const rescoreMatchesTask = defineTask({
  name: 'rescore-matches',
  version: 1,
  pool: 'match',
  payload: z.object({ tenantId: z.uuid(), mode: z.enum(['live', 'test']) }),
  result: z.object({ outcome: z.literal('done'), matches: z.number().int() }),
  dedupeKey: ({ tenantId, mode }) => `rescore-${tenantId}-${mode}`,
  attempts: 3,
  backoffMs: 1_000,
  timeoutMs: 10 * 60_000,
});
