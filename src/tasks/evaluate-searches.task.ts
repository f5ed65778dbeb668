import { z } from 'zod';
import { defineTask } from './task-contract';

/** Evaluates the saved searches of a tenant for records that changed. The rows say which ones; the rest is enqueued again. */
export const evaluateSearchesTask = defineTask({
  name: 'evaluate-searches',
  version: 1,
  pool: 'match',
  payload: z.object({ tenantId: z.uuid(), mode: z.enum(['live', 'test']) }),
  result: z.object({ outcome: z.literal('done'), records: z.number().int() }),
  dedupeKey: ({ tenantId, mode }) => `searches-${tenantId}-${mode}`,
  attempts: 3,
  backoffMs: 1_000,
  timeoutMs: 10 * 60_000,
});
