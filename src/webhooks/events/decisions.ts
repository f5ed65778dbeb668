import { z } from 'zod';
import { defineEvent } from './define-event';
import { codeSchema, idSchema, timestampSchema } from './fields';
import { SAMPLE_VALUES } from './sample-values';

/** What both events tell of a decision. */
const DECISION_FIELDS = {
  decisionId: idSchema,
  matchId: idSchema,
  candidateId: idSchema,
  jobId: idSchema,
  outcome: z.enum(['advanced', 'rejected', 'hired', 'overridden']),
};

const SAMPLE_DECISION = {
  decisionId: '01974f32-6e4f-7a71-82d3-e4f5a6b7c8d9',
  matchId: SAMPLE_VALUES.matchId,
  candidateId: SAMPLE_VALUES.candidateId,
  jobId: SAMPLE_VALUES.jobId,
  outcome: 'overridden',
} as const;

export const decisionRecorded = defineEvent({
  type: 'decision.recorded',
  scope: 'match',
  owner: 'pair',
  meaning: 'A person decided about a match.',
  /** A decision without its reason in words and without the person who decided. */
  data: z.object({
    ...DECISION_FIELDS,
    reasonCode: codeSchema,
    logEntryId: idSchema.nullable(),
    createdAt: timestampSchema,
  }),
  sample: {
    ...SAMPLE_DECISION,
    reasonCode: 'interview',
    logEntryId: '01974f2a-3b1c-7d4e-8f90-b2c3d4e5f6a7',
    createdAt: SAMPLE_VALUES.laterTime,
  },
});

export const decisionWithdrawn = defineEvent({
  type: 'decision.withdrawn',
  scope: 'match',
  owner: 'pair',
  meaning: 'A person withdrew a decision, which no longer counts.',
  /** A decision without its reason and without the person who withdrew it. */
  data: z.object({
    ...DECISION_FIELDS,
    createdAt: timestampSchema,
    withdrawnAt: timestampSchema,
  }),
  sample: {
    ...SAMPLE_DECISION,
    createdAt: SAMPLE_VALUES.time,
    withdrawnAt: SAMPLE_VALUES.laterTime,
  },
});
