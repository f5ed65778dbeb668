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
  const entries = new Set(runsOfNumbers(lines).flatMap((run) => (isDated(run, lines) ? run : [])));
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

function isDated(run: readonly number[], lines: readonly NumberedLine[]): boolean {
  const hasRange = (line: NumberedLine | undefined): boolean =>
    line?.dates.some(({ range }) => range) ?? false;
  return run.every((at) => hasRange(lines[at]) || (hasRange(lines[at + 1]) && !lines[at + 1]?.bullet));
}
