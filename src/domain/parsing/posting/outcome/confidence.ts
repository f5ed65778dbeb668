import { roundToFourDecimals } from '../../../rounding';
import type { PostingFields } from '../extract-fields';

/** Assumed confidence of a field that the posting does not state. */
const MISSING_FIELD_CONFIDENCE = 0.6;

/**
 * Overall confidence: the mean over the fields, lowered for few items and for a text that is unlikely to be a posting.
 */
export function overallConfidence(
  { parsed, confidence }: PostingFields,
  documentProbability: number,
): number {
  const { title, employer, place } = confidence;
  const items = parsed.requiredQualifications.length + parsed.responsibilities.length;
  const content = Math.min(1, 0.4 + items / 10);
  const mean =
    (2 * title + (employer || MISSING_FIELD_CONFIDENCE) + (place || MISSING_FIELD_CONFIDENCE) + 2 * content) /
    6;
  return roundToFourDecimals(mean * (0.5 + documentProbability / 2));
}
