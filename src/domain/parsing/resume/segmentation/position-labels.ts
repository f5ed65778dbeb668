import { alternatives } from '../../locales';
import { alternativesOf } from '../../text/word-patterns/pattern-alternatives';
import { WordOpenings } from '../../text/word-patterns/word-openings';
import { findStreet } from '../../places/places';
import type { PositionField } from '../../locales/locale';
import { changeLine, cutLine, type ResumeLine } from './resume-lines';
import { allMatches } from '../../../text/all-matches';

const FIELDS = ['title', 'employer', 'other', 'duties'] as const satisfies readonly PositionField[];

const LABELS: readonly [PositionField, RegExp][] = FIELDS.map((field) => [
  field,
  new RegExp(
    `^(?:${alternatives((locale) => locale.positionLabels?.[field])})(?:\\s*:\\s*|\\t| {2,}| ?[._]{3,}[ :]*)`,
    'iu',
  ),
]);
const LABEL_ONLY = new RegExp(
  `^(?!company name$)(?:${FIELDS.map((field) => alternatives((locale) => locale.positionLabels?.[field])).join('|')})$`,
  'iu',
);

const LABELS_ALONE: readonly [PositionField, RegExp][] = FIELDS.map((field) => [
  field,
  new RegExp(`^(?:${alternatives((locale) => locale.positionLabels?.[field])})$`, 'iu'),
]);

const LABEL_OPENINGS = new WordOpenings(
  FIELDS.flatMap((field) => alternativesOf(alternatives((locale) => locale.positionLabels?.[field]))),
);

/** False for most texts, which the labels are then not compared with. */
function mayBeLabelled(text: string): boolean {
  return LABEL_OPENINGS.mayBeginAt(text, 0);
}

/** Returns the field that the name of a column stands for; null for other text. */
export function fieldOfLabel(text: string): PositionField | null {
  const name = text.trim();
  if (!mayBeLabelled(name)) return null;
  return LABELS_ALONE.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}

/** The label at the beginning of a line of a form: "Employer: Acme Foods". */
export interface PositionLabel {
  field: PositionField;
  /** Characters of the label with its separator. */
  length: number;
}

/** Returns the label at the beginning of a line; null if there is none. */
export function positionLabel(text: string): PositionLabel | null {
  if (!mayBeLabelled(text)) return null;
  for (const [field, pattern] of LABELS) {
    const match = pattern.exec(text);
    if (match) return { field, length: match[0].length };
  }
  return null;
}

/** What separates the fields of an entry on one line. */
const BETWEEN_FIELDS = '\\s*[|;•·/]\\s*|,\\s+|\\.\\s+|\\t+| {2,}';
const LABEL_INSIDE = new RegExp(
  `(?:${BETWEEN_FIELDS})(?=(?:${FIELDS.map((field) => alternatives((locale) => locale.positionLabels?.[field])).join('|')})\\s*:)`,
  'giu',
);

/** Splits "Position: Cook | Employer: Blue Diner | Dates: 2019 - 2021" into a line for each label. */
export function splitLabelledFields(lines: readonly ResumeLine[]): ResumeLine[] {
  return lines.flatMap((line) => {
    if (!line.text.includes(':') || !positionLabel(line.text)) return [line];
    const isInDate = (at: number): boolean =>
      line.dates.some((date) => date.start < line.start + at && date.end > line.start + at);
    const cuts = allMatches(line.text, LABEL_INSIDE).filter(({ index }) => !isInDate(index));
    if (cuts.length === 0) return [line];
    const ends = [...cuts.map(({ index }) => index), line.text.length];
    return ends.map((end, index) => {
      const before = cuts[index - 1];
      const from = before ? before.index + before[0].length : 0;
      return {
        ...cutLine(line, from, end),
        bullet: index === 0 && line.bullet,
        spaceBefore: index === 0 && line.spaceBefore,
      };
    });
  });
}

/** True for the name of a column or field, which is no value: "Dates", "Employer". Templates have "Company Name". */
export function isPositionLabel(text: string): boolean {
  const name = text.trim();
  return mayBeLabelled(name) && LABEL_ONLY.test(name);
}

/** Columns of a table of positions that its first row names; null if no row does. */
export interface PositionColumns {
  /** The row with the names. */
  row: ResumeLine;
  fields: readonly PositionField[];
}

/** Returns the cells of a row of a table with tabs, pipes or several blanks, and where their text begins. */
export function cellsOf(text: string): { at: number; text: string }[] {
  const separator = text.includes('\t') ? /\t/g : text.includes('|') ? /\|/g : / {2,}/g;
  const cells: { at: number; text: string }[] = [];
  let at = 0;
  for (const cut of [...allMatches(text, separator), null]) {
    cells.push({ at, text: text.slice(at, cut?.index ?? text.length).trim() });
    if (cut) at = cut.index + cut[0].length;
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
    return changeLine(line, {
      dates: [{ ...from, end, to: open ? null : (to?.from ?? null), open: Boolean(open), range: true }],
    });
  });
}

/** Joins "05/2020   Present   West Shore Furniture", where each end of the period has a column. */
export function joinAdjacentDates(lines: readonly ResumeLine[]): ResumeLine[] {
  return lines.map((line) => {
    const [from, to] = line.dates;
    if (!from?.from || from.range) return line;
    const startsCell = from.start <= line.start + 2 || line.text.charAt(from.start - line.start - 1) === '\t';
    if (!startsCell) return line;
    const after = line.text.slice(from.end - line.start);
    const open = /^(?:\t| {2,})(?:present|current|now|ongoing)(?=\t| {2,}|$)/i.exec(after)?.[0].length;
    const adjacent = to?.from && !to.range && /^(?:\t| {2,})$/.test(after.slice(0, to.start - from.end));
    if (open === undefined && !adjacent) return line;
    const end = open === undefined ? (to?.end ?? from.end) : from.end + open;
    const range = {
      ...from,
      end,
      to: open === undefined ? (to?.from ?? null) : null,
      open: open !== undefined,
    };
    const dates = [{ ...range, range: true }, ...line.dates.filter(({ start }) => start >= end)];
    return changeLine(line, { dates });
  });
}

const FORM_DETAIL =
  /^(?:(?:starting |ending )?salary|hours(?: per week|\/week)?|supervisors?|(?:okay|ok) to contact|may (?:we|i) contact|reason for leaving|pay plan|series|grade)\b[^:]{0,30}:/i;

/** A period without work: "Gap: 2015 to 2020, caring for my father". */
const NO_WORK = /^(?:(?:employment|career|work) )?gap\b/i;

/** True for a line of a form that states no title, employer or duty: a street, the pay, a supervisor, a period without work. */
export function isFormDetail({ text, dates }: ResumeLine): boolean {
  if (dates.length > 0) return NO_WORK.test(text);
  const street = findStreet(text);
  return FORM_DETAIL.test(text) || (street?.start === 0 && street.end >= text.length - 1);
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
