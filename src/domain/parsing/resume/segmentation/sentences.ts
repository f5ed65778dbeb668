import type { SourceText } from '../../text/source-text';
import { isProse, type ResumeLine } from './resume-lines';

/** A sentence of running text; line breaks are spaces, so that offsets into `text` plus `start` are those of the source. */
export interface Sentence {
  start: number;
  text: string;
  /** The line that it begins on. */
  line: ResumeLine;
}

/** The end of a sentence, but not of "St. Louis" or "Acme Inc. Dayton". */
const SENTENCE_END = /(?<!\b(?:St|Mt|Ft|Dr|Mr|Mrs|Ms|Inc|Co|Ltd|No|Jr|Sr|\p{Lu}))[.!?]\s+(?=\p{Lu})/gu;
/** A paragraph is not searched beyond this. */
const MAX_PARAGRAPH_CHARS = 4_000;

/** Returns the sentences of the paragraphs among some lines; lists and short lines have none. */
export function sentencesOf(source: SourceText, lines: readonly ResumeLine[]): Sentence[] {
  return paragraphsOf(lines).flatMap((paragraph) => {
    const first = paragraph[0];
    const last = paragraph.at(-1);
    if (!first || !last || !paragraph.some(isProse)) return [];
    const text = source.raw
      .slice(first.start, Math.min(last.end, first.start + MAX_PARAGRAPH_CHARS))
      .replace(/\s/g, ' ');
    const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
    return [0, ...ends].map((from, index) => ({
      start: first.start + from,
      text: text.slice(from, ends[index] ?? text.length).trimEnd(),
      line: paragraph.findLast((line) => line.start <= first.start + from) ?? first,
    }));
  });
}

function paragraphsOf(lines: readonly ResumeLine[]): ResumeLine[][] {
  const paragraphs: ResumeLine[][] = [];
  for (const line of lines) {
    const open = paragraphs.at(-1);
    const before = open?.at(-1);
    if (line.bullet) continue;
    if (open && before && !line.spaceBefore && line.index === before.index + 1) open.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}
