import { skillLexicon } from '../../../skills';
import type { Span } from '../../text/source-text';
import { overlapping } from '../../text/span-index';
import type { ResumeSection } from '../segmentation/segment-sections';
import { startsLikeDuty } from '../fields/work/action-verbs';
import { isProse } from '../segmentation/resume-lines';
import { featureNumbersOf } from './features';
import { toSectionLines, type SectionLine } from './section-lines';
import type { Tagger } from './tagger';
import type { SpanKind } from './tags';
import { blockRanges, wordsOfLines } from './words';

export interface ResumeSpan extends Span {
  kind: SpanKind;
}

/** Lines tagged at most; the rest of a longer document is left to the rules. */
const MAX_LINES = 600;
const MIN_LINES = 4;
const MAX_WORDS_PER_LINE = 400;
/**
 * Words and marks tagged at most, with the lines they fill: the first 50,000 characters or so, twenty pages. What
 * follows is left to the rules, so that the time for the longest text stays within its limit.
 */
const MAX_WORDS = 8_000;

/** Stretches of the document that the tagger takes for a title, employer, school, degree or skill, in order. */
export function tagResume(sections: ResumeSection[], tagger: Tagger): ResumeSpan[] {
  // A line or two have no layout to learn from.
  if (sections.reduce((count, { lines }) => count + lines.length, 0) < MIN_LINES) return [];
  const candidates = toSectionLines(sections)
    .filter(({ line }) => line.words <= MAX_WORDS_PER_LINE)
    .slice(0, MAX_LINES);
  const duties = candidates.map(isDuty);
  const all = wordsOfLines(candidates.map(({ line }) => line)).filter((word) => !duties[word.line]);
  const end = all[MAX_WORDS]?.line ?? candidates.length;
  const placed = candidates.slice(0, end);
  const words = all.length > MAX_WORDS ? all.filter(({ line }) => line < end) : all;
  const features = featureNumbersOf(placed, words, skillLexicon(), tagger.numbers);
  const spans: ResumeSpan[] = [];
  for (const [from, to] of blockRanges(words)) {
    for (const span of tagger.spansIn(features, from, to)) {
      const first = words[from + span.from];
      const last = words[from + span.to];
      if (first && last) spans.push({ kind: span.kind, start: first.start, end: last.end });
    }
  }
  return spans;
}

const ENTRY_SECTIONS = new Set(['wor', 'pro', 'vol']);

/** Duties of a printed page hold no headers: most of the text, and the rules know where it is. */
function isDuty(placed: SectionLine): boolean {
  if (placed.line.source.layout.box === null || !ENTRY_SECTIONS.has(placed.section)) return false;
  const { line } = placed;
  return line.bullet || isProse(line) || startsLikeDuty(line.text);
}

/** Share of a stretch's characters that spans of a kind cover. */
export function coverage(spans: ResumeSpan[], kind: SpanKind, { start, end }: Span): number {
  let covered = 0;
  for (const span of overlapping(spans, { start, end })) {
    if (span.kind === kind) covered += Math.min(end, span.end) - Math.max(start, span.start);
  }
  return end > start ? covered / (end - start) : 0;
}
