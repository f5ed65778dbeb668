import type { Evidence } from '../common';
import {
  CORRECTABLE_FORMS,
  isAllowed,
  type CorrectableField,
  type CorrectableList,
  type FieldKind,
  type FormKind,
} from './correctable-fields';
import { hasPointerWithin, pointerParts, valueAt } from './json-pointer';

/** One field of a review with what was read and where. */
export interface ReviewField {
  pointer: string;
  label: string;
  kind: FieldKind;
  value: string | number | null;
  evidence: Evidence[];
}

/** Fields that are shown under one heading: single values, or an entry of a list. */
export interface ReviewGroup {
  /** Pointer of the entry; null for single values. */
  entry: string | null;
  label: string;
  /** A person should compare the values with the document. */
  uncertain: boolean;
  fields: ReviewField[];
}

/** A list to which a person may add an entry. */
export type ReviewList = Pick<CorrectableList, 'pointer' | 'label' | 'entry' | 'fields'>;

export interface ReviewForm {
  /** Uncertain groups first. */
  groups: ReviewGroup[];
  lists: ReviewList[];
}

interface FormOptions {
  form: FormKind;
  allowed: readonly string[] | null;
  /** Pointers to values with a low confidence. */
  needsReview: readonly string[];
}

/** Returns the form of a review: what may be changed, uncertain values first. */
export function reviewForm(result: object, { form, allowed, needsReview }: FormOptions): ReviewForm {
  const { fields, lists } = CORRECTABLE_FORMS[form];
  const isUncertain = (pointer: string): boolean => hasPointerWithin(needsReview, pointer);
  const open = fields.filter(({ name }) => isAllowed(name, allowed)).map((each) => singleField(result, each));
  const single = (uncertain: boolean): ReviewGroup => ({
    ...{ entry: null, label: 'Details', uncertain },
    fields: open.filter(({ pointer }) => isUncertain(pointer) === uncertain),
  });
  const entries = lists.flatMap((list) =>
    entriesOf(result, list)
      .map((group) => ({
        ...group,
        uncertain: isUncertain(group.entry),
        fields: group.fields.filter(({ pointer }) => isAllowed(pointer, allowed)),
      }))
      .filter(({ entry }) => list.fields !== null || isAllowed(entry, allowed)),
  );
  const groups = [single(true), ...entries.filter((each) => each.uncertain), single(false)].concat(
    entries.filter((each) => !each.uncertain),
  );
  return {
    groups: groups.filter((group) => group.fields.length > 0),
    lists: lists
      .filter(({ pointer }) => isAllowed(pointer, allowed))
      .map(({ pointer, label, entry, fields: entryFields }) => ({
        pointer,
        label,
        entry,
        fields: entryFields,
      })),
  };
}

function singleField(result: object, { name, label, kind }: CorrectableField): ReviewField {
  return {
    pointer: name,
    label,
    kind,
    value: scalarAt(result, name),
    evidence: evidenceOfField(result, name),
  };
}

function entriesOf(result: object, list: CorrectableList): (ReviewGroup & { entry: string })[] {
  const items = valueAt(result, pointerParts(list.pointer));
  if (!Array.isArray(items)) return [];
  return items.map((item: unknown, index) => {
    const entry = `${list.pointer}/${index}`;
    const evidence = evidenceOfEntry(result, list.pointer, item, index);
    const fields: ReviewField[] = (
      list.fields ?? [{ name: '', label: list.entry, kind: 'text' as const }]
    ).map(({ name, label, kind }) => {
      const pointer = name === '' ? entry : `${entry}/${name}`;
      const value = scalarAt(result, pointer);
      return { pointer, label, kind, value, evidence: evidenceFor(value, evidence) };
    });
    return { entry, label: `${list.entry} ${index + 1}`, uncertain: false, fields };
  });
}

function scalarAt(result: object, pointer: string): string | number | null {
  const value = valueAt(result, pointerParts(pointer));
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** The evidence of `/basics/location/city` is that of the location, of `/title` that of the title. */
function evidenceOfField(result: object, pointer: string): Evidence[] {
  const parts = pointerParts(pointer);
  const owner = parts[0] === 'basics' ? ['basics'] : [];
  const name = parts[owner.length] ?? '';
  const found = valueAt(result, [...owner, 'evidence', POSTING_PLACE.has(name) ? 'location' : name]);
  return isEvidenceList(found) ? found : [];
}

const POSTING_PLACE = new Set(['city', 'state']);

function evidenceOfEntry(result: object, list: string, item: unknown, index: number): Evidence[] {
  const itemEvidence = typeof item === 'object' ? valueAt(item, ['evidence']) : undefined;
  if (isEvidenceList(itemEvidence)) return itemEvidence;
  const listed = valueAt(result, ['evidence', ...pointerParts(list), String(index)]);
  return isEvidenceList(listed) ? listed : [];
}

/** Returns the parts of an entry's evidence that contain a value; all parts if none does. */
function evidenceFor(value: string | number | null, evidence: Evidence[]): Evidence[] {
  if (value === null) return [];
  const words = normalized(String(value));
  const matching = evidence.filter(({ text }) => {
    const stated = normalized(text);
    return stated !== '' && words !== '' && (stated.includes(words) || words.includes(stated));
  });
  return matching.length > 0 ? matching : evidence;
}

function normalized(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function isEvidenceList(value: unknown): value is Evidence[] {
  return (
    Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null && 'box' in each)
  );
}
