import { z } from 'zod';
import { defineEvent } from './define-event';
import { idSchema, partialDateSchema, placementStatusSchema, timestampSchema } from './fields';
import { SAMPLE_VALUES } from './sample-values';

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

export const placementStatusChanged = defineEvent({
  type: 'placement.status_changed',
  scope: 'match',
  owner: 'pair',
  meaning: 'The status of a placement changed.',
  data: z.object({
    placementId: idSchema,
    candidateId: idSchema,
    jobId: idSchema,
    status: placementStatusSchema,
    previousStatus: placementStatusSchema,
    effectiveDate: partialDateSchema.nullable(),
    endReason: endReasonSchema.nullable(),
    /** True if the previous status was recorded by mistake. */
    correction: z.boolean(),
    changedAt: timestampSchema,
  }),
  sample: {
    placementId: SAMPLE_VALUES.placementId,
    candidateId: SAMPLE_VALUES.candidateId,
    jobId: SAMPLE_VALUES.jobId,
    status: 'started',
    previousStatus: 'accepted',
    effectiveDate: '2026-06-22',
    endReason: null,
    correction: false,
    changedAt: '2026-06-22T14:05:00.000Z',
  },
});
