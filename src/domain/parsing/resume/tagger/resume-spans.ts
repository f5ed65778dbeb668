import { runSteps, type Steps } from '../../../steps';
import { skillLexicon } from '../../../skills';
import type { Span } from '../../text/source-text';
import { overlapping } from '../../text/span-index';
import type { ResumeSection } from '../segmentation/segment-sections';
import { startsLikeDuty } from '../fields/work/action-verbs';
import { isProse } from '../segmentation/resume-lines';
import { addFeatures } from './features';
import { toSectionLines, type SectionLine } from './section-lines';
import type { Tagger } from './tagger';
import type { SpanKind } from './tags';
import { blockRanges, wordsOfLines } from './words';

export interface ResumeSpan extends Span {
  kind: SpanKind;
}

/** Maximum lines that are tagged. The rules handle the rest of a longer document. */
const MAX_LINES = 600;
const MIN_LINES = 4;
const MAX_WORDS_PER_LINE = 400;
/**
 * Maximum words and punctuation marks that are tagged, with their lines: about the first 50,000 characters, twenty
 * pages. The rules handle the rest, so that the time for the longest text stays within its limit.
 */
const MAX_WORDS = 8_000;

/** Returns the spans that the tagger classifies as a title, employer, school, degree or skill, in order. */
export function tagResume(sections: ResumeSection[], tagger: Tagger): ResumeSpan[] {
  return runSteps(tagResumeInSteps(sections, tagger));
}

/** Like `tagResume`, in steps. */
export function* tagResumeInSteps(sections: ResumeSection[], tagger: Tagger): Steps<ResumeSpan[]> {
  // One or two lines have no layout to evaluate.
  if (sections.reduce((count, { lines }) => count + lines.length, 0) < MIN_LINES) return [];
  const candidates = toSectionLines(sections)
    .filter(({ line }) => line.words <= MAX_WORDS_PER_LINE)
    .slice(0, MAX_LINES);
  const duties = candidates.map(isDuty);
  const all = wordsOfLines(candidates.map(({ line }) => line)).filter((word) => !duties[word.line]);
  const end = all[MAX_WORDS]?.line ?? candidates.length;
  const placed = candidates.slice(0, end);
  const words = all.length > MAX_WORDS ? all.filter(({ line }) => line < end) : all;
  yield;
  const scores = tagger.createScores(words.length);
  yield* addFeatures(placed, words, skillLexicon(), tagger.featureCache, scores);
  yield;
  const spans: ResumeSpan[] = [];
  for (const [from, to] of blockRanges(words)) {
    for (const span of tagger.spansIn(scores, from, to)) {
      const first = words[from + span.from];
      const last = words[from + span.to];
      if (first && last) spans.push({ kind: span.kind, start: first.start, end: last.end });
    }
  }
  return spans;
}

const ENTRY_SECTIONS = new Set(['wor', 'pro', 'vol']);

/**
 * True for duties on a printed page: they make up most of the text, contain no headers, and the rules recognize them.
 */
function isDuty(placed: SectionLine): boolean {
  if (placed.line.source.layout.box === null || !ENTRY_SECTIONS.has(placed.section)) return false;
  const { line } = placed;
  return line.bullet || isProse(line) || startsLikeDuty(line.text);
}

/** Returns the share of a span's characters that tagged spans of a kind cover. */
export function coverage(spans: ResumeSpan[], kind: SpanKind, { start, end }: Span): number {
  let covered = 0;
  for (const span of overlapping(spans, { start, end })) {
    if (span.kind === kind) covered += Math.min(end, span.end) - Math.max(start, span.start);
  }
  return end > start ? covered / (end - start) : 0;
}
