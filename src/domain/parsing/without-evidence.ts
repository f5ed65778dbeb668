import { fieldNames } from './parsed-field';
import { POSTING_FIELDS } from './parsed-job-description';

/** Fields whose evidence is part of the value. */
const FIELDS_WITH_EVIDENCE = new Set<string>(
  fieldNames(POSTING_FIELDS).filter((field) => POSTING_FIELDS[field].keepsEvidence),
);

/** A copy without the evidence of any value, however deep, except in the fields above. */
export function withoutEvidence<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutEvidence(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'evidence')
      .map(([key, inner]) => [key, FIELDS_WITH_EVIDENCE.has(key) ? inner : withoutEvidence(inner)]),
  ) as T;
}
