import { z } from 'zod';
import { defineTask } from './task-contract';

/**
 * A hint that events were committed. The event outbox says which ones, and the scheduler of the deliver pool makes up
 * for a lost hint.
 */
export const dispatchEventsTask = defineTask({
  name: 'dispatch-events',
  version: 1,
  pool: 'deliver',
  // Every hint is new work: a task that has just ended may not have seen the events of this hint.
  payload: z.object({ hint: z.uuid() }),
  result: z.object({ outcome: z.literal('done'), events: z.number().int() }),
  dedupeKey: (payload) => payload.hint,
  attempts: 1,
  backoffMs: 500,
  timeoutMs: 60_000,
});
