import { z } from 'zod';

/** Payload of every task that runs an operation: the row and the process to notify. */
export const operationPayload = z.object({
  operationId: z.uuid(),
  tenantId: z.uuid(),
  mode: z.enum(['live', 'test']),
  /** The process that waits for the result; null if none does. */
  notify: z.string().nullable(),
  /** True if the caller waits for the response. Tasks of the previous release lack it. */
  awaited: z.boolean().optional(),
  /** W3C `traceparent` of the request. */
  traceparent: z.string().nullable(),
});
export type OperationPayload = z.output<typeof operationPayload>;

/**
 * `already_final` means that another run of the task ended the operation first; `moved`, that another task continues
 * the operation.
 */
export const operationOutcome = z.object({
  outcome: z.enum(['succeeded', 'failed', 'cancelled', 'already_final', 'moved']),
});
export type OperationOutcome = z.output<typeof operationOutcome>;
