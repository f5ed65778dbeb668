import { alternatives } from '../../locales';
import type { PositionField } from '../../locales/locale';
import type { ResumeLine } from './resume-lines';

const FIELDS = ['title', 'employer', 'other', 'duties'] as const satisfies readonly PositionField[];

const LABELS: readonly [PositionField, RegExp][] = FIELDS.map((field) => [
  field,
  new RegExp(`^(?:${alternatives((locale) => locale.positionLabels?.[field])})(?:\\s*:\\s*|\\t| {2,})`, 'iu'),
]);
const LABEL_ONLY = new RegExp(
  `^(?!company name$)(?:${FIELDS.map((field) => alternatives((locale) => locale.positionLabels?.[field])).join('|')})$`,
  'iu',
);

const LABELS_ALONE: readonly [PositionField, RegExp][] = FIELDS.map((field) => [
  field,
  new RegExp(`^(?:${alternatives((locale) => locale.positionLabels?.[field])})$`, 'iu'),
]);

/** Returns the field that the name of a column stands for; null for other text. */
export function fieldOfLabel(text: string): PositionField | null {
  return LABELS_ALONE.find(([, pattern]) => pattern.test(text.trim()))?.[0] ?? null;
}

/** The label at the beginning of a line of a form: "Employer: Acme Foods". */
export interface PositionLabel {
  field: PositionField;
  /** Characters of the label with its separator. */
  length: number;
}

/** Returns the label at the beginning of a line; null if there is none. */
export function positionLabel(text: string): PositionLabel | null {
  for (const [field, pattern] of LABELS) {
    const match = pattern.exec(text);
    if (match) return { field, length: match[0].length };
  }
  return null;
}

/** True for the name of a column or field, which is no value: "Dates", "Employer". Templates have "Company Name". */
export function isPositionLabel(text: string): boolean {
  return LABEL_ONLY.test(text.trim());
}

/** Columns of a table of positions that its first row names; null if no row does. */
export interface PositionColumns {
  /** The row with the names. */
  row: ResumeLine;
  fields: readonly PositionField[];
}

/** Returns the cells of a row of a table with tabs or pipes, and where their text begins. */
export function cellsOf(text: string): { at: number; text: string }[] {
  const separator = text.includes('\t') ? /\t/ : /\|/;
  const cells: { at: number; text: string }[] = [];
  let at = 0;
  for (const cell of text.split(separator)) {
    cells.push({ at, text: cell.trim() });
    at += cell.length + 1;
  }
  // A row of Markdown begins and ends with a pipe.
  if (cells[0]?.text === '') cells.shift();
  if (cells.at(-1)?.text === '') cells.pop();
  return cells;
}

/** Joins the start and the end of each row of a table that has a column for each of the two. */
export function joinDateColumns(lines: readonly ResumeLine[]): ResumeLine[] {
  return lines.map((line) => {
    const [from, to] = line.dates;
    const open = from && /\b(?:pres[ea]?nt|current|now|ongoing|date)\W*$/i.test(line.text);
    if (!from?.from || from.range || !(open || (to?.from && !to.range && line.dates.length === 2)))
      return line;
    const end = open ? line.end : (to?.end ?? from.end);
    return {
      ...line,
      dates: [{ ...from, end, to: open ? null : (to?.from ?? null), open: Boolean(open), range: true }],
    };
  });
}

/** Finds the row "Dates   Employer   Position" of a table of positions. */
export function positionColumns(lines: readonly ResumeLine[]): PositionColumns | null {
  for (const row of lines) {
    const cells = cellsOf(row.text).map(({ text }) => text);
    const fields = cells.map(fieldOfLabel);
    const named = fields.filter((field) => field !== null);
    if (
      cells.length >= 3 &&
      named.length === cells.length &&
      named.includes('employer') &&
      named.includes('title')
    )
      return { row, fields: named };
  }
  return null;
}
