import { z } from 'zod';
import { externalId, id, partialDate, timestamp } from './fields';

const status = z.enum([
  'offered',
  'accepted',
  'started',
  'completed',
  'ended',
  'declined',
  'withdrawn',
  'no_show',
]);

const endReason = z.enum([
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
  placementId: id,
  candidateId: id,
  jobId: id,
  matchId: id.nullable(),
  status,
  startDate: partialDate.nullable(),
  externalId,
  createdAt: timestamp,
});

export const placementStatusChanged = z.object({
  placementId: id,
  candidateId: id,
  jobId: id,
  status,
  previousStatus: status,
  effectiveDate: partialDate.nullable(),
  endReason: endReason.nullable(),
  /** True where the status before was recorded by mistake. */
  correction: z.boolean(),
  changedAt: timestamp,
});
