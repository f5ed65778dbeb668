import { z } from 'zod';
import { defineEvent } from './define-event';
import { codeSchema, recommendationSchema, scoreSchema, timestampSchema } from './fields';
import { matchCreated } from './match-created';
import { SAMPLE_VALUES } from './sample-values';

export const matchUpdated = defineEvent({
  type: 'match.updated',
  scope: 'match',
  owner: 'pair',
  meaning: 'A candidate and a job were scored again, and the score, recommendation or gaps changed.',
  data: matchCreated.data.extend({
    updatedAt: timestampSchema,
    previous: z.object({ finalScore: scoreSchema, recommendation: recommendationSchema }),
    /** Names of the changed members of the match, such as `finalScore` or `gaps`. */
    changed: z.array(codeSchema).max(50),
  }),
  sample: {
    ...matchCreated.sample,
    finalScore: 81.2,
    recommendation: 'strong_match',
    updatedAt: SAMPLE_VALUES.laterTime,
    previous: { finalScore: 72.5, recommendation: 'good_match' },
    changed: ['finalScore', 'recommendation', 'gaps'],
  },
});
