import { z } from 'zod';
import { defineTask } from './task-contract';

/** A hint that events were committed. Which ones, the outbox says; a lost hint is made up for by the pool's clock. */
export const dispatchEventsTask = defineTask({
  name: 'dispatch-events',
  version: 1,
  pool: 'deliver',
  // Every hint is new work: one that has just ended may not have seen the events this one is about.
  payload: z.object({ hint: z.uuid() }),
  result: z.object({ outcome: z.literal('done'), events: z.number().int() }),
  dedupeKey: (payload) => payload.hint,
  attempts: 1,
  backoffMs: 500,
  timeoutMs: 60_000,
});
