import type { ResumeLine } from '../resume-lines';

/** A word or mark of a line, offsets into the raw text. */
export interface Word {
  start: number;
  end: number;
  text: string;
  lower: string;
  line: number;
}

const WORD = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}]|[.'’&+#-](?=[\p{L}\p{N}]))*[+#]{0,2}|[^\s\p{L}\p{N}]/gu;

/** Words of all lines in order. */
export function wordsOf(lines: ResumeLine[]): Word[] {
  const words: Word[] = [];
  lines.forEach((line, index) => {
    for (const match of line.text.matchAll(WORD)) {
      const start = line.start + match.index;
      words.push({
        start,
        end: start + match[0].length,
        text: match[0],
        lower: match[0].toLowerCase(),
        line: index,
      });
    }
  });
  return words;
}
