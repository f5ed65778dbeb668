import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'wouter';

export interface FilterField {
  name: string;
  label: string;
  placeholder?: string;
  /** Choices of a select; a text without them. */
  choices?: readonly { value: string; label: string }[];
}

/** Returns the filters in the address by name; null for a filter that is not set. */
export function useFilters(fields: readonly FilterField[]): Record<string, string | null> {
  const [search] = useSearchParams();
  return Object.fromEntries(fields.map(({ name }) => [name, search.get(name) || null]));
}

/** The filters of a list. They apply on submit and are part of the address. */
export function FilterForm({ fields }: { fields: readonly FilterField[] }) {
  const [search] = useSearchParams();
  // A new form after each change of the address, for example by the back button or a saved filter.
  return <Form key={search.toString()} fields={fields} />;
}

function Form({ fields }: { fields: readonly FilterField[] }) {
  const [search, setSearch] = useSearchParams();
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(fields.map(({ name }) => [name, search.get(name) ?? ''])),
  );
  const apply = (next: Record<string, string>): void =>
    setSearch((before) => {
      const parameters = new URLSearchParams(before);
      for (const { name } of fields) {
        const value = next[name]?.trim() ?? '';
        if (value === '') parameters.delete(name);
        else parameters.set(name, value);
      }
      return parameters;
    });
  // A phone shows the first filter, and the others if one of them is set or on request.
  const [showsAll, setShowsAll] = useState(() => fields.slice(1).some(({ name }) => search.has(name)));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    apply(values);
  };
  const isFiltered = fields.some(({ name }) => search.has(name));
  return (
    <form className="filter-form" role="search" onSubmit={submit} data-all={showsAll || undefined}>
      {fields.map(({ name, label, placeholder, choices }, index) => {
        const wrapperProps = index === 0 ? {} : { 'data-more': true };
        const set = (value: string): void => setValues((before) => ({ ...before, [name]: value }));
        return choices ? (
          <NativeSelect
            key={name}
            wrapperProps={wrapperProps}
            label={label}
            value={values[name] ?? ''}
            onChange={(event) => set(event.currentTarget.value)}
            data={[...choices]}
          />
        ) : (
          <TextInput
            key={name}
            wrapperProps={wrapperProps}
            label={label}
            placeholder={placeholder}
            maxLength={100}
            value={values[name] ?? ''}
            onChange={(event) => set(event.currentTarget.value)}
          />
        );
      })}
      <div className="filter-actions">
        <Button type="submit">Search</Button>
        {fields.length > 1 && !showsAll && (
          <Button variant="default" className="more-filters" onClick={() => setShowsAll(true)}>
            More filters
          </Button>
        )}
        {isFiltered && (
          <Button variant="default" onClick={() => apply({})}>
            Clear
          </Button>
        )}
      </div>
    </form>
  );
}
