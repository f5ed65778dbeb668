import { z } from 'zod';
import type { DocumentType } from '../../domain/parsing/parse-meta';
import { defineEvent } from './define-event';
import { codeSchema, idSchema } from './fields';

const documentTypeSchema = ['resume', 'job_description'] as const satisfies readonly DocumentType[];
const countSchema = z.number().int().min(0);

export const batchCompleted = defineEvent({
  type: 'batch.completed',
  scope: 'parse',
  owner: 'tenant',
  meaning: 'Every document of a batch was parsed or failed to parse, or the batch itself failed.',
  data: z.object({
    batchId: idSchema,
    documentType: z.enum(documentTypeSchema),
    status: z.enum(['succeeded', 'failed']),
    summary: z.object({
      total: countSchema,
      succeeded: countSchema,
      failed: countSchema,
      cancelled: countSchema,
    }),
    error: z.object({ code: codeSchema, message: z.string().max(1000) }).nullable(),
  }),
  sample: {
    batchId: '01974f28-0e9f-7a1b-9c6d-8e9f0a1b2c3d',
    documentType: 'resume',
    status: 'succeeded',
    summary: { total: 2000, succeeded: 1988, failed: 12, cancelled: 0 },
    error: null,
  },
});
