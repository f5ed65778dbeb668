import { alternatives } from '../../locales';
import type { PositionField } from '../../locales/locale';
import type { ResumeLine } from './resume-lines';

const FIELDS = ['title', 'employer', 'other', 'duties'] as const satisfies readonly PositionField[];

const LABELS: readonly [PositionField, RegExp][] = FIELDS.map((field) => [
  field,
  new RegExp(`^(?:${alternatives((locale) => locale.positionLabels?.[field])})(?:\\s*:\\s*|\\t)`, 'iu'),
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

/** Finds the row "Dates   Employer   Position" of a table of positions. */
export function positionColumns(lines: readonly ResumeLine[]): PositionColumns | null {
  for (const row of lines) {
    const cells = row.text.split('\t');
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
