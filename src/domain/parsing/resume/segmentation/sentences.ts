import type { SourceText } from '../../text/source-text';
import { isProse, type ResumeLine } from './resume-lines';
import { allMatches } from '../../../text/all-matches';

/** A sentence of running text; line breaks are spaces, so that offsets into `text` plus `start` are those of the source. */
export interface Sentence {
  start: number;
  text: string;
  /** The line that it begins on. */
  line: ResumeLine;
}

/** The end of a sentence, but not of "St. Louis" or "Acme Inc. Dayton". The words before are read at a full stop only. */
const SENTENCE_END =
  /(?=[.!?])(?:(?<!\b(?:St|Mt|Ft|Dr|Mr|Mrs|Ms|Inc|Co|Corp|Ltda?|Pvt|Pte|Pty|Bros|No|Jr|Sr|\p{Lu}))[.!?]\s+(?=\p{Lu})|(?<=\b(?:Inc|Co|Corp|Ltda?|Pvt|Pte|Pty))\.\s+(?=(?:My|I|The|Then|Before|After|He|She|We|They|In|At|From|Since|There)\b))/gu;
/** A paragraph is not searched beyond this. */
const MAX_PARAGRAPH_CHARS = 4_000;

/** Returns the sentences of the paragraphs among some lines; lists and short lines have none. */
export function sentencesOf(source: SourceText, lines: readonly ResumeLine[]): Sentence[] {
  return paragraphsOf(lines)
    .filter((paragraph) => paragraph.some(isProse))
    .flatMap((paragraph) => sentencesOfParagraph(source, paragraph));
}

/** Returns the sentences of some lines, of which each may be one, be it in a list. */
export function sentencesOfLines(source: SourceText, lines: readonly ResumeLine[]): Sentence[] {
  return paragraphsOf(lines, true).flatMap((paragraph) => sentencesOfParagraph(source, paragraph));
}

function sentencesOfParagraph(source: SourceText, paragraph: readonly ResumeLine[]): Sentence[] {
  const first = paragraph[0];
  const last = paragraph.at(-1);
  if (!first || !last) return [];
  const text = source.raw
    .slice(first.start, Math.min(last.end, first.start + MAX_PARAGRAPH_CHARS))
    .replace(/\s/g, ' ');
  const ends = allMatches(text, SENTENCE_END).map((match) => match.index + match[0].length);
  return [0, ...ends].map((from, index) => ({
    start: first.start + from,
    text: text.slice(from, ends[index] ?? text.length).trimEnd(),
    line: paragraph.findLast((line) => line.start <= first.start + from) ?? first,
  }));
}

function paragraphsOf(lines: readonly ResumeLine[], bullets = false): ResumeLine[][] {
  const paragraphs: ResumeLine[][] = [];
  for (const line of lines) {
    const open = paragraphs.at(-1);
    const before = open?.at(-1);
    if (line.bullet && !bullets) continue;
    if (open && before && !line.spaceBefore && !line.bullet && line.index === before.index + 1)
      open.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}
