import { z } from 'zod';
import type { MediaType } from '../../domain/layout/media-types';
import type { DocumentType, ReadMethod } from '../../domain/parsing/parse-meta';
import { defineEvent } from './define-event';
import { codeSchema, idSchema, unitSchema } from './fields';

const documentTypeSchema = ['resume', 'job_description'] as const satisfies readonly DocumentType[];
const methodSchema = [
  'text_layer',
  'vision',
  'mixed',
  'plain_text',
  'structured',
] as const satisfies readonly ReadMethod[];
const mediaTypeSchema = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/msword',
  'application/vnd.oasis.opendocument.text',
  'application/rtf',
  'application/json',
  'application/xml',
  'application/zip',
  'message/rfc822',
  'application/vnd.ms-outlook',
  'text/html',
  'text/plain',
  'image/png',
  'image/jpeg',
  'image/tiff',
] as const satisfies readonly MediaType[];

export const parseCompleted = defineEvent({
  type: 'parse.completed',
  scope: 'parse',
  owner: 'tenant',
  meaning: 'A document was parsed or failed to parse, on its own or within a push of jobs or candidates.',
  data: z.object({
    parseId: idSchema,
    operationId: idSchema.nullable(),
    documentType: z.enum(documentTypeSchema),
    source: z.enum(['parse.resume', 'parse.jd', 'jobs.sync', 'candidates.sync']),
    status: z.enum(['succeeded', 'failed']),
    method: z.enum(methodSchema).nullable(),
    mediaType: z.enum(mediaTypeSchema).nullable(),
    confidence: unitSchema.nullable(),
    pageCount: z.number().int().min(0).nullable(),
    /** Only codes, because the text of a warning may quote the document. */
    warnings: z.array(codeSchema),
    jobId: idSchema.nullable(),
    candidateId: idSchema.nullable(),
    error: z.object({ code: codeSchema, message: z.string().max(1000) }).nullable(),
  }),
  sample: {
    parseId: '01974f28-0e9f-7a1b-9c6d-8e9f0a1b2c3d',
    operationId: '01974f28-0e9f-7a1b-9c6d-8e9f0a1b2c3d',
    documentType: 'resume',
    source: 'parse.resume',
    status: 'succeeded',
    method: 'text_layer',
    mediaType: 'application/pdf',
    confidence: 0.93,
    pageCount: 2,
    warnings: ['multi_column_layout'],
    jobId: null,
    candidateId: null,
    error: null,
  },
});
