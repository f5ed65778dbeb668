import { z } from 'zod';
import { defineEvent } from './define-event';
import { codeSchema, idSchema } from './fields';

const countSchema = z.number().int().min(0);

export const connectorRunCompleted = defineEvent({
  type: 'connector.run.completed',
  // Keys that subscribe to all events have the scopes of the earlier ones.
  scope: 'match',
  owner: 'tenant',
  meaning: 'A run of a connector ended. Dry runs send no event.',
  data: z.object({
    connectorId: idSchema,
    runId: idSchema,
    status: z.enum(['succeeded', 'failed']),
    counts: z.object({
      created: countSchema,
      updated: countSchema,
      unchanged: countSchema,
      reopened: countSchema,
      closed: countSchema,
      failed: countSchema,
    }),
    error: z.object({ code: codeSchema, message: z.string().max(1000) }).nullable(),
  }),
  sample: {
    connectorId: '01974f28-0e9f-7a1b-9c6d-8e9f0a1b2c3d',
    runId: '01974f29-5c1d-7e2f-8a3b-4c5d6e7f8091',
    status: 'succeeded',
    counts: { created: 12, updated: 3, unchanged: 240, reopened: 0, closed: 5, failed: 0 },
    error: null,
  },
});
