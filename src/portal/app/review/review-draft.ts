import type {
  FieldValue,
  ReviewField,
  ReviewGroup,
  ReviewList,
  ReviewView,
  SentCorrection,
} from './review-client';

/** A value that the reader typed or took from the document. */
export interface DraftValue {
  value: string;
  page: number | null;
  box: number[] | null;
}

export interface AddedEntry {
  /** Unique in the page. */
  id: string;
  list: ReviewList;
  values: Record<string, DraftValue>;
}

/** What the reader has changed and not confirmed. */
export interface ReviewDraft {
  /** By pointer of the field. */
  values: Record<string, DraftValue>;
  /** Pointers of removed entries. */
  removed: string[];
  added: AddedEntry[];
}

export const EMPTY_DRAFT: ReviewDraft = { values: {}, removed: [], added: [] };

export type DraftChange =
  | { kind: 'type'; pointer: string; draft: DraftValue | null }
  | { kind: 'remove' | 'restore'; entry: string }
  | { kind: 'add'; entry: AddedEntry }
  | { kind: 'drop'; id: string };

/** Prefix of the pointers of fields of added entries. */
const ADDED = 'added:';

export function changeDraft(draft: ReviewDraft, change: DraftChange): ReviewDraft {
  switch (change.kind) {
    case 'type':
      return withValue(draft, change.pointer, change.draft);
    case 'remove':
      return { ...draft, removed: [...draft.removed, change.entry] };
    case 'restore':
      return { ...draft, removed: draft.removed.filter((each) => each !== change.entry) };
    case 'add':
      return { ...draft, added: [...draft.added, change.entry] };
    case 'drop':
      return { ...draft, added: draft.added.filter(({ id }) => id !== change.id) };
  }
}

function withValue(draft: ReviewDraft, pointer: string, value: DraftValue | null): ReviewDraft {
  if (pointer.startsWith(ADDED)) {
    const [, id = '', name = ''] = pointer.split(':');
    return {
      ...draft,
      added: draft.added.map((entry) =>
        entry.id === id ? { ...entry, values: withKey(entry.values, name, value) } : entry,
      ),
    };
  }
  return { ...draft, values: withKey(draft.values, pointer, value) };
}

function withKey(
  values: Record<string, DraftValue>,
  key: string,
  value: DraftValue | null,
): Record<string, DraftValue> {
  const { [key]: _before, ...others } = values;
  return value === null ? others : { ...others, [key]: value };
}

/** An added entry as a group of empty fields. */
export function groupOfAdded({ id, list }: AddedEntry): ReviewGroup {
  const fields: ReviewField[] = (list.fields ?? [{ name: '', label: list.entry, kind: 'text' as const }]).map(
    ({ name, label, kind }) => ({ pointer: `${ADDED}${id}:${name}`, label, kind, value: null, evidence: [] }),
  );
  return { entry: `${ADDED}${id}`, label: `New: ${list.entry.toLowerCase()}`, uncertain: false, fields };
}

/** Returns the text that a field shows. */
export function shownValue(
  draft: ReviewDraft,
  { pointer, value }: Pick<ReviewField, 'pointer' | 'value'>,
): string {
  const changed = pointer.startsWith(ADDED) ? addedValue(draft, pointer) : draft.values[pointer];
  return changed?.value ?? (value === null ? '' : String(value));
}

function addedValue({ added }: ReviewDraft, pointer: string): DraftValue | undefined {
  const [, id, name = ''] = pointer.split(':');
  return added.find((entry) => entry.id === id)?.values[name];
}

/** Returns what is sent, with the field of each correction, so that an error can be shown there. */
export function correctionsOf(
  view: ReviewView,
  draft: ReviewDraft,
): { sent: SentCorrection; field: string }[] {
  const isRemoved = (pointer: string) =>
    draft.removed.some((entry) => pointer === entry || pointer.startsWith(`${entry}/`));
  const replaced = view.groups
    .flatMap((group) => group.fields)
    .flatMap((field) => {
      const changed = draft.values[field.pointer];
      if (!changed || isRemoved(field.pointer) || changed.value === shownValue(EMPTY_DRAFT, field)) return [];
      const { page, box } = changed;
      const value = sentValue(changed.value, field.kind);
      return [
        {
          field: field.pointer,
          sent: { pointer: field.pointer, action: 'replace' as const, value, page, box },
        },
      ];
    });
  const removed = draft.removed.map((entry) => ({
    field: entry,
    sent: { pointer: entry, action: 'remove' as const, value: null, page: null, box: null },
  }));
  const added = draft.added.flatMap((entry) => addedCorrection(entry));
  return [...replaced, ...removed, ...added];
}

function addedCorrection({ id, list, values }: AddedEntry): { sent: SentCorrection; field: string }[] {
  if (Object.values(values).every(({ value }) => value.trim() === '')) return [];
  const [first] = Object.values(values);
  const value =
    list.fields === null
      ? (first?.value ?? '')
      : Object.fromEntries(
          list.fields.map(({ name, kind }) => [name, sentValue(values[name]?.value ?? '', kind)]),
        );
  const { page = null, box = null } = first ?? {};
  return [
    {
      field: `${ADDED}${id}:${list.fields?.[0]?.name ?? ''}`,
      sent: { pointer: `${list.pointer}/-`, action: 'add', value, page, box },
    },
  ];
}

function sentValue(text: string, kind: ReviewField['kind']): FieldValue {
  if (text.trim() === '') return null;
  const number = Number(text.replace(',', '.'));
  return kind === 'number' && Number.isFinite(number) ? number : text;
}
