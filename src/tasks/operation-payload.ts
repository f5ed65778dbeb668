import { z } from 'zod';

/** What every task that runs an operation carries: where its row is and whom to tell. */
export const operationPayload = z.object({
  operationId: z.uuid(),
  tenantId: z.uuid(),
  mode: z.enum(['live', 'test']),
  /** The process that waits for the result; null if none does. */
  notify: z.string().nullable(),
  /** W3C `traceparent` of the request. */
  traceparent: z.string().nullable(),
});
export type OperationPayload = z.output<typeof operationPayload>;

/** `already_final` tells that another run of the same task had ended the operation before. */
export const operationOutcome = z.object({
  outcome: z.enum(['succeeded', 'failed', 'cancelled', 'already_final']),
});
export type OperationOutcome = z.output<typeof operationOutcome>;
