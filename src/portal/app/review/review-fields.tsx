import { Button, Textarea, TextInput } from '@mantine/core';
import { useLayoutEffect, useRef, type Dispatch } from 'react';
import { flushSync } from 'react-dom';
import type { ReviewField, ReviewGroup, ReviewList, ReviewView } from './review-client';
import { groupOfAdded, shownValue, type DraftChange, type ReviewDraft } from './review-draft';

interface FieldsProps {
  view: ReviewView;
  draft: ReviewDraft;
  change: Dispatch<DraftChange>;
  /** Messages by pointer. */
  errors: Record<string, string>;
  chosen: string | null;
  choose: (pointer: string) => void;
}

/** All fields of a review, uncertain ones first. The first field has the focus. */
export function ReviewFields(props: FieldsProps) {
  const { view, draft, change } = props;
  const first = view.groups[0]?.fields[0]?.pointer;
  useLayoutEffect(() => {
    if (first !== undefined) document.getElementById(first)?.focus();
  }, [first]);
  const added = useRef(0);
  const add = (list: ReviewList): void => {
    added.current += 1;
    const entry = { id: String(added.current), list, values: {} };
    const [field] = groupOfAdded(entry).fields;
    // The field exists after the next rendering.
    flushSync(() => change({ kind: 'add', entry }));
    document.getElementById(field?.pointer ?? '')?.focus();
  };
  const uncertain = view.groups.filter((group) => group.uncertain);
  const certain = view.groups.filter((group) => !group.uncertain);
  return (
    <>
      {uncertain.length > 0 && <h2>Check these first</h2>}
      {uncertain.map((group) => (
        <Group key={keyOf(group)} {...props} group={group} />
      ))}
      {uncertain.length > 0 && certain.length > 0 && <h2>Read with confidence</h2>}
      {certain.map((group) => (
        <Group key={keyOf(group)} {...props} group={group} />
      ))}
      {draft.added.map((entry) => (
        <Group key={`added ${entry.id}`} {...props} group={groupOfAdded(entry)} addedId={entry.id} />
      ))}
      {view.lists.length > 0 && (
        <div className="review-add" role="group" aria-label="Add an entry">
          {view.lists.map((list) => (
            <Button key={list.pointer} variant="default" size="compact-sm" onClick={() => add(list)}>
              Add {list.label.toLowerCase()}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function keyOf({ entry, uncertain }: ReviewGroup): string {
  return entry ?? `single ${String(uncertain)}`;
}

function Group(props: FieldsProps & { group: ReviewGroup; addedId?: string }) {
  const { group, draft, change, addedId } = props;
  const { entry } = group;
  const isRemoved = entry !== null && draft.removed.includes(entry);
  const toggle = (): void => {
    if (addedId !== undefined) change({ kind: 'drop', id: addedId });
    else if (entry !== null) change({ kind: isRemoved ? 'restore' : 'remove', entry });
  };
  return (
    <fieldset
      className="review-group"
      data-uncertain={group.uncertain || undefined}
      data-removed={isRemoved || undefined}
    >
      <legend>
        {group.label}
        {group.uncertain && <span className="uncertain"> · uncertain</span>}
      </legend>
      <div className="review-values">
        {group.fields.map((field) => (
          <Field key={field.pointer} {...props} field={field} disabled={isRemoved} />
        ))}
      </div>
      {entry !== null && (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={toggle}
          aria-label={`${isRemoved ? 'Restore' : 'Remove'}: ${group.label}`}
        >
          {isRemoved ? 'Restore' : 'Remove'}
        </Button>
      )}
    </fieldset>
  );
}

const INPUT_MODES = { number: 'decimal', email: 'email', phone: 'tel' } as const;

function Field(props: FieldsProps & { field: ReviewField; disabled: boolean }) {
  const { field, draft, change, errors, chosen, choose, disabled } = props;
  const { pointer, label, kind } = field;
  const value = shownValue(draft, field);
  const isChanged = value !== (field.value === null ? '' : String(field.value));
  const attributes = {
    id: pointer,
    label,
    value,
    disabled,
    error: errors[pointer],
    description: isChanged && field.value !== null ? `Read: ${String(field.value)}` : undefined,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as (
      'label' | 'input' | 'description' | 'error'
    )[],
    'data-chosen': pointer === chosen || undefined,
    'data-changed': isChanged || undefined,
    onFocus: () => choose(pointer),
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ kind: 'type', pointer, draft: { value: event.currentTarget.value, page: null, box: null } }),
    onKeyDown: (event: { key: string }) => {
      if (event.key === 'Escape') change({ kind: 'type', pointer, draft: null });
    },
  };
  if (kind === 'long') return <Textarea {...attributes} className="long" autosize minRows={2} maxRows={8} />;
  const inputMode = kind === 'number' || kind === 'email' || kind === 'phone' ? INPUT_MODES[kind] : undefined;
  return (
    <TextInput
      {...attributes}
      inputMode={inputMode}
      placeholder={kind === 'date' ? 'YYYY-MM' : undefined}
      autoComplete="off"
    />
  );
}
