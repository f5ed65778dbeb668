import { z } from 'zod';
import { externalIdSchema, idSchema, partialDateSchema, timestampSchema } from './fields';

const statusSchema = z.enum([
  'offered',
  'accepted',
  'started',
  'completed',
  'ended',
  'declined',
  'withdrawn',
  'no_show',
]);

const endReasonSchema = z.enum([
  'quit',
  'laid_off',
  'terminated',
  'contract_end',
  'better_job',
  'transport',
  'childcare',
  'health',
  'other',
]);

export const placementCreated = z.object({
  placementId: idSchema,
  candidateId: idSchema,
  jobId: idSchema,
  matchId: idSchema.nullable(),
  status: statusSchema,
  startDate: partialDateSchema.nullable(),
  externalId: externalIdSchema,
  createdAt: timestampSchema,
});

export const placementStatusChanged = z.object({
  placementId: idSchema,
  candidateId: idSchema,
  jobId: idSchema,
  status: statusSchema,
  previousStatus: statusSchema,
  effectiveDate: partialDateSchema.nullable(),
  endReason: endReasonSchema.nullable(),
  /** True where the status before was recorded by mistake. */
  correction: z.boolean(),
  changedAt: timestampSchema,
});
