import type { LayoutLine, LayoutPage, LayoutRun } from '../../domain/layout/layout-document';
import { foldText } from '../../domain/parsing/text/normalize';
import { alignLine } from './word-alignment';

export interface CheckedTranscription {
  page: LayoutPage;
  /** Share of the words read here that the transcript confirms or corrects. */
  agreement: number;
}

/** A line this unlike everything in the transcript keeps the words read here. */
const MAX_ALIGNMENT_COST = 0.5;
/** A transcript that confirms less than this is of another page, or made up. */
const MIN_AGREEMENT = 0.4;
/** Figures read here with this confidence are kept: one wrong digit looks like any other. */
const DIGIT_CONFIDENCE = 0.8;

/**
 * Takes spellings over from a language model's transcript, but only for words that were also read here at that
 * place: a word of the transcript without a likeness among them is left out, wherever it came from. Null when the
 * transcript does not fit the page.
 */
export function checkTranscription(
  page: LayoutPage,
  transcript: readonly string[],
): CheckedTranscription | null {
  const words = transcript.flatMap((line) => line.split(/\s+/)).filter((word) => word !== '');
  const folded = words.map(foldText);
  let read = 0;
  let confirmed = 0;
  const lines = page.lines.map((line) => {
    const own = wordsOf(line);
    read += own.length;
    const { pairs, cost } = alignLine(
      own.map(({ text }) => foldText(text)),
      folded,
    );
    if (cost > MAX_ALIGNMENT_COST) return line;
    for (const pair of pairs) {
      const said = words.slice(pair.with, pair.with + pair.withCount).join(' ');
      confirmed += pair.count;
      const [first, second] = own.slice(pair.at, pair.at + pair.count);
      if (!first) continue;
      const before = first.text + (second?.text ?? '');
      if (keepsDigits(before, said, first.run)) continue;
      first.text = said;
      if (second) second.text = '';
    }
    return withWords(line, own, pairs.length === own.length);
  });
  const agreement = read === 0 ? 0 : confirmed / read;
  return agreement < MIN_AGREEMENT ? null : { page: { ...page, lines }, agreement };
}

interface RunWord {
  text: string;
  /** White space before it, within its run. */
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
    const own = words.filter((word) => word.run === run && word.text !== '');
    const text = own.map(({ space, text: word }) => space + word).join('');
    const tail = /\s*$/.exec(run.text)?.[0] ?? '';
    return {
      ...run,
      text: text + tail,
      confidence: allConfirmed ? Math.max(run.confidence, 0.97) : run.confidence,
    };
  });
  return { ...line, runs, text: runs.map(({ text }) => text).join('') };
}

function keepsDigits(read: string, said: string, run: LayoutRun): boolean {
  const digits = (text: string): string => text.replace(/\D/g, '');
  const isFigure = (text: string): boolean =>
    digits(text).length * 2 >= text.replace(/[^\p{L}\p{N}]/gu, '').length;
  if (digits(read) === digits(said) || !(isFigure(read) || isFigure(said))) return false;
  return run.confidence >= DIGIT_CONFIDENCE || digits(read).length !== digits(said).length;
}
