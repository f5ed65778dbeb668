import { z } from 'zod';
import type { ReviewSubject } from '../../domain/corrections/correction';
import { defineEvent } from './define-event';
import { idSchema } from './fields';

const subjectTypes = ['operation', 'candidate', 'job'] as const satisfies readonly ReviewSubject[];

export const parseCorrected = defineEvent({
  type: 'parse.corrected',
  scope: 'parse',
  owner: 'tenant',
  meaning:
    'A person reviewed the result of a parse or a record, and confirmed it with or without corrections.',
  data: z.object({
    sessionId: idSchema,
    subjectType: z.enum(subjectTypes),
    subjectId: idSchema,
    corrections: z.number().int().min(0),
  }),
  sample: {
    sessionId: '01974f28-0e9f-7a1b-9c6d-8e9f0a1b2c3d',
    subjectType: 'operation',
    subjectId: '01974f27-6d1c-7e55-a1b2-0c3d4e5f6a7b',
    corrections: 5,
  },
});
