import { z } from 'zod';
import { operationOutcome, operationPayload } from './operation-payload';
import { defineTask } from './task-contract';

const runConnectorPayload = operationPayload.extend({
  /** Number of steps before this one. The first task, and one that maintenance enqueues, have none. */
  step: z.number().int().optional(),
});

/** Pulls pages of a board for some seconds, and enqueues its next step until the board was read and jobs were closed. */
export const runConnectorTask = defineTask({
  name: 'run-connector',
  version: 1,
  pool: 'sync',
  payload: runConnectorPayload,
  result: operationOutcome,
  dedupeKey: ({ operationId, step }) => (step === undefined ? operationId : `${operationId}-${step}`),
  attempts: 8,
  backoffMs: 500,
  timeoutMs: 10 * 60_000,
});
export type RunConnectorPayload = z.output<typeof runConnectorPayload>;
