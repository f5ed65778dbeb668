import { z } from 'zod';
import { operationOutcome, operationPayload } from './operation-payload';
import { defineTask } from './task-contract';

const importRowsPayload = operationPayload.extend({
  /** The chunk to apply. The first task, and one that the requeue sweep enqueues, continue where the import is. */
  step: z.number().int().optional(),
});

/** Applies one chunk of the rows of an import, and enqueues the next one. */
export const importRowsTask = defineTask({
  name: 'import-rows',
  version: 1,
  pool: 'sync',
  payload: importRowsPayload,
  result: operationOutcome,
  dedupeKey: ({ operationId, step }) => (step === undefined ? operationId : `${operationId}-${step}`),
  attempts: 8,
  backoffMs: 500,
  timeoutMs: 30 * 60_000,
});
export type ImportRowsPayload = z.output<typeof importRowsPayload>;
