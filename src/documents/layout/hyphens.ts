import type { LayoutLine } from '../../domain/layout/layout-document';

/** Words that keep the hyphen after which a line breaks. */
const COMPOUND_WORD = new Set(
  (
    'self full cross non part co multi well high low long short real end user on off one two three four five first ' +
    'second third e ex pre post anti semi sub inter mid all open cloud client customer data time state hands on ' +
    'project problem decision detail team goal results service fast highly large small in out up back front'
  ).split(' '),
);
const BROKEN_END = /(?:^|[\s\t(“"'/])((?:\p{L}+-)*\p{L}+)-$/u;
const CONTINUED = /^((?:\p{Ll}+)(?:-\p{L}+)*)/u;

/**
 * Joins words broken at the end of a line: the whole word moves to its first line. `text` is the whole document; its
 * other occurrences show whether the word is normally hyphenated.
 */
export function joinHyphens(lines: readonly LayoutLine[], text: string): LayoutLine[] {
  const joined: LayoutLine[] = [];
  const words = text.toLowerCase();
  for (const line of lines) {
    const above = joined.at(-1);
    const start = above && continues(above, line) ? BROKEN_END.exec(above.text)?.[1] : undefined;
    const rest = start ? CONTINUED.exec(line.text)?.[1] : undefined;
    if (!above || !start || !rest) {
      joined.push(line);
      continue;
    }
    const hyphen = keepsHyphen(start.toLowerCase(), rest.toLowerCase(), words) ? '-' : '';
    const trailing = /^[^\s\p{L}]*/u.exec(line.text.slice(rest.length))?.[0] ?? '';
    joined[joined.length - 1] = endingWith(above, hyphen + rest + trailing);
    const remainder = startingAfter(line, rest.length + trailing.length);
    if (remainder) joined.push(remainder);
  }
  return joined;
}

function continues(above: LayoutLine, line: LayoutLine): boolean {
  return above.column === line.column && (line.gapBefore ?? 9) < 1.2 && above.fontSize === line.fontSize;
}

function keepsHyphen(start: string, rest: string, words: string): boolean {
  if (words.includes(`${start}-${rest}`)) return true;
  if (words.includes(start + rest)) return false;
  return COMPOUND_WORD.has(start.split('-').at(-1) ?? start);
}

function endingWith(line: LayoutLine, ending: string): LayoutLine {
  const runs = line.runs.map((run) => ({ ...run }));
  const last = runs.at(-1);
  if (last) {
    last.text = last.text.slice(0, -1) + ending;
    // The moved letters have no position on this line, so the box ends at the hyphen.
    const end = last.edges?.at(-1) ?? 0;
    const moved = Array<number>((ending.length - 1) * 2).fill(end);
    if (last.edges) last.edges = [...last.edges, ...moved];
  }
  return { ...line, text: line.text.slice(0, -1) + ending, runs };
}

function startingAfter(line: LayoutLine, length: number): LayoutLine | null {
  let cut = length + (/^\s*/.exec(line.text.slice(length))?.[0].length ?? 0);
  const text = line.text.slice(cut);
  if (text === '') return null;
  const runs: LayoutLine['runs'] = [];
  for (const run of line.runs) {
    const removedLength = Math.min(cut, run.text.length);
    cut -= removedLength;
    if (removedLength < run.text.length) {
      const edges = run.edges?.slice(removedLength * 2);
      runs.push({ ...run, text: run.text.slice(removedLength), ...(edges ? { edges } : {}) });
    }
  }
  return { ...line, text, runs };
}
