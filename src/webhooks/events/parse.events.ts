import { z } from 'zod';
import type { DocumentType, ReadMethod } from '../../domain/parsing/parse-meta';
import { codeSchema, idSchema, unitSchema } from './fields';

const documentTypeSchema = ['resume', 'job_description'] as const satisfies readonly DocumentType[];
const methodSchema = ['text_layer', 'vision', 'mixed', 'plain_text'] as const satisfies readonly ReadMethod[];

export const parseCompleted = z.object({
  parseId: idSchema,
  operationId: idSchema.nullable(),
  documentType: z.enum(documentTypeSchema),
  source: z.enum(['parse.resume', 'parse.jd', 'jobs.sync', 'candidates.sync']),
  status: z.enum(['succeeded', 'failed']),
  method: z.enum(methodSchema).nullable(),
  confidence: unitSchema.nullable(),
  pageCount: z.number().int().min(0).nullable(),
  /** Codes only: the words of a warning may quote the document. */
  warnings: z.array(codeSchema),
  jobId: idSchema.nullable(),
  candidateId: idSchema.nullable(),
  error: z.object({ code: codeSchema, message: z.string().max(1000) }).nullable(),
});
