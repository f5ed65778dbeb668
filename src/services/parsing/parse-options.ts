import { z } from 'zod';

export const PARSE_INCLUDES = ['evidence', 'rawText', 'redacted', 'review'] as const;
export type ParseInclude = (typeof PARSE_INCLUDES)[number];

/** Options stored with a parse operation next to its document. */
export const parseOptionsSchema = z.object({
  language: z.string().nullable(),
  include: z.array(z.enum(PARSE_INCLUDES)),
  /** Absent in operations of earlier releases. */
  documentDate: z.string().nullable().default(null),
});
export type StoredParseOptions = z.output<typeof parseOptionsSchema>;
