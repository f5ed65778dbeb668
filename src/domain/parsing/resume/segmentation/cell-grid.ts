import { isAllCaps } from '../../text/normalize';
import { changeLine, removeDates, type ResumeLine } from './resume-lines';
import { countWords } from '../../text/word-count';

/** A cell of a row, with the left edge of its text as a fraction of the page. */
interface Cell {
  line: ResumeLine;
  left: number;
}

/** More rows are a table, which is read row by row. */
const MAX_GRID_ROWS = 6;
/** How far the left edges of a column may differ, as a fraction of the page. */
const ALIGNMENT = 0.015;
/** Distance between the indices of two columns, so that the last line of a column does not touch the next one. */
const COLUMN_STRIDE = 1_000;

const LEVEL =
  /^(?:(?:native|mother tongue|bilingual|expert|advanced|upper intermediate|intermediate|proficient|conversational|beginner|basic|elementary|novice|fluent|good|excellent|professional|working|limited)(?: (?:speaker|level|proficiency|knowledge))?|[abc][12])$/i;

/**
 * Reads the cells of a grid column by column. In a grid each cell of the first row is a name, and the rows below it state
 * the same detail of each: "English   Spanish" above "Native   Basic", "CPR   Forklift" above "2020   2021". A table, in
 * contrast, has one kind of value in a column and stays as it is.
 */
export function readGridsByColumn(lines: readonly ResumeLine[]): ResumeLine[] {
  const read: ResumeLine[] = [];
  for (let index = 0; index < lines.length;) {
    const rows = alignedRows(lines, index);
    if (rows.length >= 2 && rows.slice(1).some(statesOneDetail)) read.push(...columnsOf(rows));
    else read.push(...lines.slice(index, index + Math.max(1, rows.length)));
    index += Math.max(1, rows.length);
  }
  return read;
}

/** Returns the rows from an index on whose cells are in the columns of the first row. */
function alignedRows(lines: readonly ResumeLine[], from: number): Cell[][] {
  const first = lines[from];
  if (!first) return [];
  const head = cellsOfLine(first);
  if (head.length < 2 || head.some(({ line }) => /,/.test(line.text))) return [];
  const rows = [head];
  for (let index = from + 1; index < lines.length && rows.length < MAX_GRID_ROWS; index++) {
    const [before, line] = [lines[index - 1], lines[index]];
    if (!before || !line || line.index !== before.index + 1 || !sharesBlock(before, line)) break;
    const cells = cellsOfLine(line);
    if (cells.length !== head.length || !isInColumns(cells, head)) break;
    rows.push(cells);
  }
  return rows;
}

function sharesBlock(a: ResumeLine, b: ResumeLine): boolean {
  return a.source.page === b.source.page && a.source.layout.column === b.source.layout.column;
}

function isInColumns(cells: readonly Cell[], head: readonly Cell[]): boolean {
  return cells.every(({ left }, column) => {
    const [columnLeft, nextLeft] = [head[column]?.left ?? 0, head[column + 1]?.left ?? 1];
    return left > columnLeft - ALIGNMENT && left < nextLeft - ALIGNMENT;
  });
}

/** True for a row of dates, of levels, or of lists. */
function statesOneDetail(cells: readonly Cell[]): boolean {
  const every = (test: (line: ResumeLine) => boolean): boolean => cells.every(({ line }) => test(line));
  return (
    every((line) => line.dates.length > 0 && removeDates(line) === '') ||
    every(({ text }) => LEVEL.test(text)) ||
    every(({ text }) => text.includes(','))
  );
}

/** Returns the cells of each column. The first one is its name, also if OCR does not report that it is bold. */
function columnsOf(rows: readonly Cell[][]): ResumeLine[] {
  const [head = []] = rows;
  const base = head[0]?.line.index ?? 0;
  return head.flatMap((_, column) =>
    rows.flatMap((row, at) => {
      const cell = row[column];
      return cell
        ? [{ ...cell.line, index: base + column * COLUMN_STRIDE + at, spaceBefore: at === 0, bold: at === 0 }]
        : [];
    }),
  );
}

/** Splits a line with the boxes of its runs at tabs; empty for a line without boxes or without a tab. */
function cellsOfLine(line: ResumeLine): Cell[] {
  const { runs, box } = line.source.layout;
  if (!line.text.includes('\t') || box === null) return [];
  const cells: Cell[] = [];
  let at = 0;
  for (const written of line.text.split('\t')) {
    const text = written.trim();
    const from = at + written.indexOf(text);
    at += written.length + 1;
    const run = runAt(runs, line.start + from - line.source.start);
    if (text === '' || !run?.box) return [];
    const [start, end] = [line.start + from, line.start + from + text.length];
    const dates = line.dates.filter((date) => date.start >= start && date.end <= end);
    const words = countWords(text);
    const caps = isAllCaps(text);
    cells.push({
      line: changeLine(line, {
        text,
        start,
        end,
        dates,
        words,
        caps,
        bold: run.bold,
        italic: run.italic,
        bullet: false,
      }),
      left: run.box[0],
    });
  }
  return cells;
}

function runAt<Run extends { text: string }>(runs: readonly Run[], offset: number): Run | undefined {
  let from = 0;
  return runs.find(({ text }) => {
    from += text.length;
    return offset < from;
  });
}
