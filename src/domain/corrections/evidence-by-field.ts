import type { Evidence } from '../common';
import { pointerParts } from './json-pointer';
import type { RecordEvidence } from './record-evidence';

/** Evidence by field, for lists by the index of the entry. */
export type FieldEvidence = Record<string, Evidence[] | Record<string, Evidence[]>>;

/** Fields of a record that one value of a resume supports. */
const FIELDS: Record<string, readonly string[]> = { name: ['firstName', 'lastName'] };

/** Arranges the evidence of a record as a review form looks it up. */
export function evidenceByField(supports: readonly RecordEvidence[]): FieldEvidence {
  const fields: FieldEvidence = {};
  for (const { pointer, evidence } of supports) {
    const [name = '', index] = pointerParts(pointer);
    if (index === undefined) for (const field of FIELDS[name] ?? [name]) fields[field] = evidence;
    else fields[name] = { ...(fields[name] as Record<string, Evidence[]>), [index]: evidence };
  }
  return fields;
}
