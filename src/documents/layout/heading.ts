import { headingKey, isKnownHeading } from '../../domain/parsing/resume/segmentation/section-lexicon';

const MAX_HEADING_WORDS = 3;

/** True for one to three capitalized words. OCR does not report bold text, by which other headings are found. */
export function looksLikeHeading(text: string): boolean {
  return /^\p{Lu}[\p{L}& ]{3,24}$/u.test(text) && text.split(' ').length <= MAX_HEADING_WORDS;
}

/** True for the heading of a section of a resume. */
export function isSectionHeading(text: string): boolean {
  return looksLikeHeading(text) && isKnownHeading(headingKey(text));
}
