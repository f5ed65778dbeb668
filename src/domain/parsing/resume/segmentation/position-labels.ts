import { alternatives } from '../../locales';
import type { PositionField } from '../../locales/locale';

const FIELDS = ['title', 'employer', 'other'] as const satisfies readonly PositionField[];

const LABELS: readonly [PositionField, RegExp][] = FIELDS.map((field) => [
  field,
  new RegExp(`^(?:${alternatives((locale) => locale.positionLabels?.[field])})(?:\\s*:\\s*|\\t)`, 'iu'),
]);
const LABEL_ONLY = new RegExp(
  `^(?!company name$)(?:${FIELDS.map((field) => alternatives((locale) => locale.positionLabels?.[field])).join('|')})$`,
  'iu',
);

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
