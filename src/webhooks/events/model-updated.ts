import { z } from 'zod';
import { defineEvent } from './define-event';
import { codeSchema, timestampSchema } from './fields';
import { SAMPLE_VALUES } from './sample-values';

export const modelUpdated = defineEvent({
  type: 'model.updated',
  scope: 'match',
  owner: 'tenant',
  meaning: 'A new version of a model is in use.',
  data: z.object({
    /** `matching`, `retention`, `resume_parser`, `posting_parser` or `skills_map`. */
    model: codeSchema,
    version: z.string(),
    previousVersion: z.string(),
    firstUsedAt: timestampSchema,
    /** Path of the changelog, which says what has changed. */
    changelogPath: z.string(),
  }),
  sample: {
    model: 'matching',
    version: 'match-1.23.0',
    previousVersion: 'match-1.1.0',
    firstUsedAt: SAMPLE_VALUES.time,
    changelogPath: '/docs/changelog',
  },
});
