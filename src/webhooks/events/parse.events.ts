import { z } from 'zod';
import type { DocumentType, ReadMethod } from '../../domain/parsing/parse-meta';
import { code, id, unit } from './fields';

const documentTypes = ['resume', 'job_description'] as const satisfies readonly DocumentType[];
const methods = ['text_layer', 'vision', 'mixed', 'plain_text'] as const satisfies readonly ReadMethod[];

export const parseCompleted = z.object({
  parseId: id,
  operationId: id.nullable(),
  documentType: z.enum(documentTypes),
  source: z.enum(['parse.resume', 'parse.jd', 'jobs.sync', 'candidates.sync']),
  status: z.enum(['succeeded', 'failed']),
  method: z.enum(methods).nullable(),
  confidence: unit.nullable(),
  pageCount: z.number().int().min(0).nullable(),
  /** Codes only: the words of a warning may quote the document. */
  warnings: z.array(code),
  jobId: id.nullable(),
  candidateId: id.nullable(),
  error: z.object({ code, message: z.string().max(1000) }).nullable(),
});
