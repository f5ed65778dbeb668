import type { Warning } from '../../../common';
import type { PostingOutcome } from '../../parse-outcome';
import type { PostingFields } from '../extract-fields';
import { MIN_TITLE_CONFIDENCE } from '../fields/title-employer/title-employer';
import type { Posting } from '../posting-model';
import { MIN_UNREVIEWED_CONFIDENCE } from '../../needs-review';
import { overallConfidence } from './confidence';
import { postingProbability } from './document-probability';
import { postingEvidence } from './posting-evidence';
import { redactPosting } from './redact-posting';

/** Changes whenever the same posting can give a different result. */
export const POSTING_MODEL_VERSION = 'jd-rules-1.16.0';

/** Adds what the caller learns about the parse itself to the fields. */
export function toPostingOutcome(
  posting: Posting,
  fields: PostingFields,
  language: string | null,
): PostingOutcome {
  const { raw } = posting.source;
  const documentProbability = postingProbability(posting);
  return {
    parsed: { ...fields.parsed, evidence: postingEvidence(fields.parsed, posting.source) },
    language,
    documentProbability,
    confidence: overallConfidence(fields, documentProbability),
    uncertainFields: uncertainFields(fields),
    warnings: postingWarnings(fields),
    rawText: raw,
    redactedText: redactPosting(raw),
    modelVersion: POSTING_MODEL_VERSION,
  };
}

function uncertainFields({ parsed, confidence }: PostingFields): string[] {
  return [
    ...(confidence.title < MIN_UNREVIEWED_CONFIDENCE ? ['/title'] : []),
    ...(parsed.employerName !== null && confidence.employer < MIN_UNREVIEWED_CONFIDENCE
      ? ['/employerName']
      : []),
    ...(parsed.city !== null && confidence.place < MIN_UNREVIEWED_CONFIDENCE ? ['/city'] : []),
  ];
}

function postingWarnings({ confidence }: PostingFields): Warning[] {
  if (confidence.title >= MIN_TITLE_CONFIDENCE) return [];
  return [
    {
      code: 'low_confidence',
      message: 'No title was found; the beginning of the text stands for it.',
      pointer: '/title',
    },
  ];
}
