import { z } from 'zod';
import { operationOutcome, operationPayload } from './operation-payload';
import { defineTask } from './task-contract';

const parseBatchPayload = operationPayload.extend({
  /** Number of steps before this one. The first task, and one that maintenance enqueues, have none. */
  step: z.number().int().optional(),
});

/** Starts the next entries of a batch of documents, and enqueues its next step until all entries have ended. */
export const parseBatchTask = defineTask({
  name: 'parse-batch',
  version: 1,
  pool: 'sync',
  payload: parseBatchPayload,
  result: operationOutcome,
  dedupeKey: ({ operationId, step }) => (step === undefined ? operationId : `${operationId}-${step}`),
  attempts: 8,
  backoffMs: 500,
  timeoutMs: 5 * 60_000,
});
export type ParseBatchPayload = z.output<typeof parseBatchPayload>;
