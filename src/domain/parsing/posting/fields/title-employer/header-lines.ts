import type { Posting } from '../../posting-model';
import { collapseWhitespace, sectionOf } from '../../segmentation/section-lookup';

/** A name as written, with its offsets in the raw text. */
export interface NamedSpan {
  text: string;
  start: number;
  end: number;
  confidence: number;
}

/** The value under a label such as "Job title:". */
export function labelledValue(
  posting: Posting,
  kind: 'title' | 'employer',
  confidence = 0.97,
): NamedSpan | null {
  const section = sectionOf(posting, kind);
  const item = section?.items[0];
  if (!section || !item || item.text.length > 160) return null;
  return { text: collapseWhitespace(item.text), start: item.start, end: item.end, confidence };
}

/** The first lines with text. */
export function headerLines(posting: Posting): NamedSpan[] {
  return posting.source.lines
    .filter((line) => line.text.trim() !== '')
    .slice(0, 6)
    .map((line) => {
      const lead = line.text.length - line.text.trimStart().length;
      const text = line.text.trim();
      return {
        text: collapseWhitespace(text),
        start: line.start + lead,
        end: line.start + lead + text.length,
        confidence: 0.8,
      };
    });
}
