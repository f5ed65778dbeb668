/** What a line of a resume has to tell. */
interface NumberedLine {
  source: { text: string };
  bullet: boolean;
  dates: readonly { range: boolean }[];
}

const NUMBER = /^\s*\(?(\d{1,2})[.)]\s/;
const MIN_ENTRIES = 2;

/**
 * Treats the numbers before dated entries as no bullets: "1) Harbor Grill - Line Cook", with the dates on the same line or
 * on the next one. A numbered list of duties has no dates.
 */
export function withNumberedEntries<Line extends NumberedLine>(lines: readonly Line[]): Line[] {
  const numbered = runsOfNumbers(lines).filter((run) => isDated(run, lines));
  const entries = new Set([...numbered, ...markedOpenings(lines)].flat());
  return lines.map((line, index) => (entries.has(index) ? { ...line, bullet: false } : line));
}

/** Indexes of lines that are numbered 1, 2, 3 and so on. */
function runsOfNumbers(lines: readonly NumberedLine[]): number[][] {
  const runs: number[][] = [];
  let run: number[] = [];
  lines.forEach(({ source }, index) => {
    const number = Number(NUMBER.exec(source.text)?.[1] ?? 0);
    if (number === 0 || (number !== 1 && number !== run.length + 1)) return;
    if (number === 1) runs.push((run = [index]));
    else run.push(index);
  });
  return runs.filter(({ length }) => length >= MIN_ENTRIES);
}

/** A mark before the first line of an entry, with its indentation. Dashes mark duties. */
const MARK = /^(\s*[»›▪■□●◆◇➤►▶▸❖★✓•·*o\u2756\uf0b7\uf0a7\uf0d8])\s*/u;
/** Lines below a marked one that can hold the date of its entry. */
const MAX_LINES_TO_DATE = 3;

/**
 * Returns the lines with a mark that each have the period of their entry below, in lines without a mark: "» Hill Farms",
 * "Picker", "2019 - 2021". A list of duties has no periods.
 */
function markedOpenings(lines: readonly NumberedLine[]): number[][] {
  const byMark = new Map<string, number[]>();
  lines.forEach(({ source, bullet }, index) => {
    const mark = bullet ? MARK.exec(source.text)?.[1] : undefined;
    if (mark !== undefined) byMark.set(mark, [...(byMark.get(mark) ?? []), index]);
  });
  return [...byMark.values()].filter(
    (marked) => marked.length >= MIN_ENTRIES && marked.every((at) => isDatedBelow(lines, at)),
  );
}

function isDatedBelow(lines: readonly NumberedLine[], at: number): boolean {
  for (const line of lines.slice(at + 1, at + 1 + MAX_LINES_TO_DATE)) {
    if (line.bullet) return false;
    if (line.dates.some(({ range }) => range)) return true;
  }
  return false;
}

function isDated(run: readonly number[], lines: readonly NumberedLine[]): boolean {
  const hasRange = (line: NumberedLine | undefined): boolean =>
    line?.dates.some(({ range }) => range) ?? false;
  return run.every((at) => hasRange(lines[at]) || (hasRange(lines[at + 1]) && !lines[at + 1]?.bullet));
}
