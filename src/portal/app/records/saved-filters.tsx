import { Button, CloseButton, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'wouter';
import { callPortal } from '../api';
import { ActionFailed } from '../parts/states';
import { useAction, useResource } from '../use-resource';
import { useRecordView } from './record-view';

interface SavedFilter {
  filterId: string;
  list: string;
  name: string;
  query: string;
}

/** The user's named filters of a list. `kept` names the parameters that a filter keeps. */
export function SavedFilters({ list, kept }: { list: 'candidates' | 'jobs'; kept: readonly string[] }) {
  const view = useRecordView();
  const [search] = useSearchParams();
  const saved = useResource<{ filters: SavedFilter[] }>('/saved-filters');
  const remove = useAction(async (filterId: string) => {
    await callPortal('DELETE', `/saved-filters/${filterId}`);
    saved.reload();
  });
  const filters = (saved.data?.filters ?? []).filter((filter) => filter.list === list);
  const current = new URLSearchParams(
    kept.flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  ).toString();
  const isSaved = filters.some(({ query }) => query === current);
  if (filters.length === 0 && current === '') return null;
  return (
    <section className="saved-filters" aria-label="Saved filters">
      <ul>
        {filters.map(({ filterId, name, query }) => (
          <li key={filterId} data-current={query === current || undefined}>
            <Link
              href={view.page(list, Object.fromEntries(new URLSearchParams(query)))}
              aria-current={query === current ? 'true' : undefined}
            >
              {name}
            </Link>
            <CloseButton
              size="sm"
              aria-label={`Delete the filter ${name}`}
              onClick={() => void remove.run(filterId)}
            />
          </li>
        ))}
      </ul>
      {current !== '' && !isSaved && <SaveFilter list={list} query={current} saved={saved.reload} />}
      <ActionFailed error={remove.error} />
    </section>
  );
}

function SaveFilter({ list, query, saved }: { list: string; query: string; saved: () => void }) {
  const [name, setName] = useState('');
  const save = useAction(async () => {
    await callPortal('POST', '/saved-filters', { list, name, query });
    saved();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save.run();
  };
  return (
    <form className="inline-form" onSubmit={submit}>
      <TextInput
        label="Save this filter as"
        description={list === 'candidates' ? 'A name or a contact is not saved.' : undefined}
        required
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={save.error?.message}
      />
      <Button type="submit" variant="default" loading={save.busy}>
        Save
      </Button>
    </form>
  );
}
