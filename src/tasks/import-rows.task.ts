import { z } from 'zod';
import { operationOutcome, operationPayload } from './operation-payload';
import { defineTask } from './task-contract';

const importRowsPayload = operationPayload.extend({
  /**
   * The chunk to apply, by its lane and the number of chunks of the lane before it. The first task, and one that
   * maintenance enqueues, have none: they enqueue the next chunk of each lane.
   */
  lane: z.number().int().optional(),
  step: z.number().int().optional(),
  /** Rows of the lane up to this one are applied. */
  after: z.number().int().optional(),
});

/** Applies one chunk of a lane of an import, and enqueues the next one. */
export const importRowsTask = defineTask({
  name: 'import-rows',
  version: 1,
  pool: 'sync',
  payload: importRowsPayload,
  result: operationOutcome,
  dedupeKey: ({ operationId, lane, step }) =>
    lane === undefined || step === undefined ? operationId : `${operationId}-${lane}-${step}`,
  attempts: 8,
  backoffMs: 500,
  timeoutMs: 30 * 60_000,
});
export type ImportRowsPayload = z.output<typeof importRowsPayload>;
