import type { LayoutLine, LayoutPage, LayoutRun } from '../../domain/layout/layout-document';
import { foldText } from '../../domain/parsing/text/normalize';
import { alignLine } from './word-alignment';

export interface CheckedTranscription {
  page: LayoutPage;
  /** Share of the OCR words that the transcript confirms or corrects. */
  agreement: number;
}

/** A line with a higher alignment cost keeps its OCR words. */
const MAX_ALIGNMENT_COST = 0.5;
/** A transcript with less agreement belongs to another page or is invented. */
const MIN_AGREEMENT = 0.4;
/** Digits with this OCR confidence are kept: a wrong digit cannot be recognized as wrong. */
const DIGIT_CONFIDENCE = 0.8;

/**
 * Adopts spellings from the transcript of a language model, but only for words that OCR has also read at that place:
 * words without a similar OCR word are ignored. Returns null if the transcript does not fit the page.
 */
export function checkTranscription(
  page: LayoutPage,
  transcript: readonly string[],
): CheckedTranscription | null {
  const words = transcript.flatMap((line) => line.split(/\s+/)).filter((word) => word !== '');
  const folded = words.map(foldText);
  let wordCount = 0;
  let confirmed = 0;
  const lines = page.lines.map((line) => {
    const lineWords = wordsOf(line);
    wordCount += lineWords.length;
    const { pairs, cost } = alignLine(
      lineWords.map(({ text }) => foldText(text)),
      folded,
    );
    if (cost > MAX_ALIGNMENT_COST) return line;
    for (const pair of pairs) {
      const transcribed = words.slice(pair.with, pair.with + pair.withCount).join(' ');
      confirmed += pair.count;
      const [first, second] = lineWords.slice(pair.at, pair.at + pair.count);
      if (!first) continue;
      const before = first.text + (second?.text ?? '');
      if (keepsDigits(before, transcribed, first.run)) continue;
      first.text = transcribed;
      if (second) second.text = '';
    }
    return withWords(line, lineWords, pairs.length === lineWords.length);
  });
  const agreement = wordCount === 0 ? 0 : confirmed / wordCount;
  return agreement < MIN_AGREEMENT ? null : { page: { ...page, lines }, agreement };
}

interface RunWord {
  text: string;
  /** White space before the word, within its run. */
  space: string;
  run: LayoutRun;
}

function wordsOf(line: LayoutLine): RunWord[] {
  return line.runs.flatMap((run) =>
    [...run.text.matchAll(/(\s*)(\S+)/g)].map(([, space = '', text = '']) => ({ text, space, run })),
  );
}

function withWords(line: LayoutLine, words: readonly RunWord[], allConfirmed: boolean): LayoutLine {
  const runs = line.runs.map((run) => {
    const runWords = words.filter((word) => word.run === run && word.text !== '');
    const text = runWords.map(({ space, text: word }) => space + word).join('');
    const tail = /\s*$/.exec(run.text)?.[0] ?? '';
    const { edges, ...unchanged } = run;
    return {
      ...unchanged,
      // The edges belong to the characters that were recognized.
      ...(edges && text + tail === run.text ? { edges } : {}),
      text: text + tail,
      confidence: allConfirmed ? Math.max(run.confidence, 0.97) : run.confidence,
    };
  });
  return { ...line, runs, text: runs.map(({ text }) => text).join('') };
}

function keepsDigits(read: string, transcribed: string, run: LayoutRun): boolean {
  const digits = (text: string): string => text.replace(/\D/g, '');
  const isFigure = (text: string): boolean =>
    digits(text).length * 2 >= text.replace(/[^\p{L}\p{N}]/gu, '').length;
  if (digits(read) === digits(transcribed) || !(isFigure(read) || isFigure(transcribed))) return false;
  return run.confidence >= DIGIT_CONFIDENCE || digits(read).length !== digits(transcribed).length;
}
