import type { Timestamp, UUID } from '../../domain/common';
import type { DocumentType, ParseMeta } from '../../domain/parsing/parse-meta';
import type { ParsedJobDescription } from '../../domain/parsing/parsed-job-description';
import type { ParsedResume } from '../../domain/parsing/parsed-resume';
import type { ParsedDocument } from './document-parser';
import type { ParseInclude } from './parse-options';
import { pointersToReview } from '../../domain/parsing/needs-review';
import { withoutEvidence } from '../../domain/parsing/without-evidence';

export interface ParseContext {
  parseId: UUID;
  documentType: DocumentType;
  createdAt: Timestamp;
  durationMs: number;
  fileName: string | null;
  sha256: string;
  include: readonly ParseInclude[];
}

/** What a review shows beside the fields. */
const REVIEW_EXTRAS: ReadonlySet<ParseInclude> = new Set(['evidence', 'rawText']);

/** Builds the response body: the parsed fields, how they were obtained, and only the extras listed in `include`. */
export function buildParseResult(
  { outcome, read, words = [] }: ParsedDocument,
  facts: ParseContext,
): (ParsedResume | ParsedJobDescription) & { meta: ParseMeta } {
  const includes = (extra: ParseInclude) =>
    facts.include.includes(extra) || (REVIEW_EXTRAS.has(extra) && facts.include.includes('review'));
  const meta: ParseMeta = {
    parseId: facts.parseId,
    documentType: facts.documentType,
    createdAt: facts.createdAt,
    method: read.method,
    visionEngine: read.visionEngine,
    mediaType: read.mediaType,
    fileName: facts.fileName,
    sha256: facts.sha256,
    pageCount: read.pageCount,
    visionPages: read.visionPages,
    characters: codePoints(outcome.rawText),
    truncated: read.truncated,
    language: outcome.language,
    documentDate: 'documentDate' in outcome ? outcome.documentDate : null,
    documentProbability: outcome.documentProbability,
    confidence: outcome.confidence,
    needsReview: [...outcome.uncertainFields, ...pointersToReview(outcome.parsed)],
    warnings: [...read.warnings, ...outcome.warnings],
    modelVersion: outcome.modelVersion,
    durationMs: facts.durationMs,
    ...(words.length > 0 ? { words } : {}),
    ...(includes('rawText') ? { rawText: outcome.rawText } : {}),
    ...(includes('redacted') ? { redactedText: outcome.redactedText } : {}),
  };
  const parsed = includes('evidence') ? outcome.parsed : withoutEvidence(outcome.parsed);
  return { ...parsed, meta };
}

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
