import { postingTerms } from '../../../locales';
import type { Posting } from '../../posting-model';
import { collapseWhitespace } from '../../segmentation/section-lookup';
import { isNavigation } from './navigation-lines';

/** A name as written, with its offsets in the raw text. */
export interface NamedSpan {
  text: string;
  start: number;
  end: number;
  confidence: number;
}

/** A part of a line at the head of a posting. */
export interface HeadSegment extends NamedSpan {
  /** Index of the line among those with text. */
  line: number;
  /** True for the first segment of its line. */
  first: boolean;
  /** What the words alone show; null for a name, which may be a title or an employer. */
  kind: 'place' | 'pay' | 'terms' | 'noise' | null;
}

/** Returns the value under a label such as "Job title:". */
export function labelledValue(
  posting: Posting,
  kind: 'title' | 'employer',
  confidence = 0.97,
): NamedSpan | null {
  const sections = posting.sections.filter((section) => section.kind === kind);
  const item = sections
    .map(({ items }) => items[0])
    .find((first) => first && !/^\W*\d{1,3}\W*$/.test(first.text));
  if (!item || item.text.length > 160) return null;
  return { text: collapseWhitespace(item.text), start: item.start, end: item.end, confidence };
}

/** "Subject", "Re", "Fwd" at the beginning of a line of an e-mail. */
export const SUBJECT_LABEL = `(?:subject|re|fwd?|${postingTerms(({ mailSubjects }) => mailSubjects)})`;

const MAX_HEADER_LINES = 6;
/** Blank lines and links of a page come before the header. */
const MAX_SEARCHED_LINES = 60;
/** Spaces, a bullet, and the label of a table row: "Position   Medical Assistant". */
const LINE_START = new RegExp(
  `^\\s*(?:[\\p{Extended_Pictographic}\\uFE0F\\u200D]+\\s*)*(?:[*•▪●·]\\s+)?(?:${SUBJECT_LABEL} ?: *)*(?:(?:position|job title|title|vacancy|role)(?: {2,}|\\t+)(?=\\S))?`,
  'iu',
);

/** Returns the first lines with text, without bullets and without the links of a page. */
export function headerLines(posting: Posting): NamedSpan[] {
  return posting.source.lines
    .slice(0, MAX_SEARCHED_LINES)
    .filter((line) => line.text.trim() !== '' && !isNavigation(line.text))
    .slice(0, MAX_HEADER_LINES)
    .map((line) => {
      const lead = LINE_START.exec(line.text)?.[0].length ?? 0;
      const text = line.text.slice(lead).trim();
      return {
        text: collapseWhitespace(text),
        start: line.start + lead,
        end: line.start + lead + text.length,
        confidence: 0.8,
      };
    });
}
