import { z } from 'zod';
import { defineTask } from './task-contract';

/** Rescores the marked matches of a tenant. The rows say which ones; the rest is enqueued again. */
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
