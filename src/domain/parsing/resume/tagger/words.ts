import type { ResumeLine } from '../segmentation/resume-lines';

/** A word or punctuation mark of a line, with offsets into the raw text. */
export interface Word {
  start: number;
  end: number;
  text: string;
  lower: string;
  line: number;
  /** Lines that may be one wrapped line have the same number. No span crosses the end of a block. */
  block: number;
}

const WORD_PATTERN =
  /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}]|[.'’&+#-](?=[\p{L}\p{N}]))*[+#]{0,2}|[^\s\p{L}\p{N}]/gu;

/** Returns the words and punctuation marks of a text with their offsets. */
export function tokenizeLine(text: string): Pick<Word, 'start' | 'end' | 'text' | 'lower'>[] {
  return [...text.matchAll(WORD_PATTERN)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    text: word,
    lower: word.toLowerCase(),
  }));
}

/** Returns the words of all lines in order. */
export function wordsOfLines(lines: ResumeLine[]): Word[] {
  const words: Word[] = [];
  let block = 0;
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    if (!before || !mayContinue(before, line)) block++;
    for (const { start, end, text, lower } of tokenizeLine(line.text))
      words.push({ start: line.start + start, end: line.start + end, text, lower, line: index, block });
  });
  return words;
}

/** True if a line of plain text may continue the previous one. Lines of a printed page have their own line breaks. */
function mayContinue(before: ResumeLine, line: ResumeLine): boolean {
  return (
    line.source.layout.box === null && line.index === before.index + 1 && !line.spaceBefore && !line.bullet
  );
}

/** Returns the index of the first word of every block, and of the word after its last one. */
export function blockRanges(words: readonly Word[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (let from = 0; from < words.length;) {
    let to = from + 1;
    while (to < words.length && words[to]?.block === words[from]?.block) to++;
    ranges.push([from, to]);
    from = to;
  }
  return ranges;
}
