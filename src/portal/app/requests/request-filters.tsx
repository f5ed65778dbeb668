import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { ApiKey } from '../keys/key';
import type { Mode } from '../parts/mode-select';
import { useSession } from '../session';
import { useResource } from '../use-resource';

const FILTERS = ['q', 'period', 'from', 'to', 'key', 'route', 'status', 'code'] as const;
export type RequestFilterName = (typeof FILTERS)[number];
export type RequestFilters = Record<RequestFilterName, string>;

const PERIODS = [
  { value: '', label: 'Last 30 days' },
  { value: '15m', label: 'Last 15 minutes' },
  { value: '1h', label: 'Last hour' },
  { value: '1d', label: 'Last 24 hours' },
  { value: '7d', label: 'Last 7 days' },
  { value: 'range', label: 'From … to …' },
];

/** Reads the filters from the address of the page. */
export function requestFilters(search: URLSearchParams): RequestFilters {
  const entries = FILTERS.map((name) => [name, search.get(name) ?? ''] as const);
  return Object.fromEntries(entries) as RequestFilters;
}

/** The query of the list of requests. Places in time are local in the address and UTC for the service. */
export function requestQuery(filters: RequestFilters, mode: Mode): string {
  const query = new URLSearchParams({ mode });
  for (const name of FILTERS) {
    const value = filters[name];
    if (value === '') continue;
    if (name === 'from' || name === 'to') {
      const time = new Date(value);
      if (filters.period === 'range' && !Number.isNaN(time.getTime())) query.set(name, time.toISOString());
    } else if (value !== 'range') query.set(name, value);
  }
  return query.toString();
}

/** The filters of the list of requests. Every choice becomes part of the address. */
export function RequestFilterBar(props: {
  filters: RequestFilters;
  mode: Mode;
  set: (name: RequestFilterName, value: string) => void;
}) {
  const { filters, mode, set } = props;
  const { scopes } = useSession();
  const keys = useResource<{ keys: ApiKey[] }>('/keys');
  const routes = [...new Set(scopes.flatMap((each) => each.routes.map((one) => one.path)))].sort();
  const choice = (name: RequestFilterName, label: string, data: { value: string; label: string }[]) => (
    <NativeSelect
      label={label}
      value={filters[name]}
      onChange={(event) => set(name, event.currentTarget.value)}
      data={data}
    />
  );
  return (
    <div className="filters">
      <SearchField key={filters.q} text={filters.q} search={(text) => set('q', text)} />
      {choice('period', 'Time', PERIODS)}
      {filters.period === 'range' &&
        (['from', 'to'] as const).map((name) => (
          <TextInput
            key={name}
            type="datetime-local"
            label={name === 'from' ? 'From' : 'To'}
            value={filters[name]}
            onChange={(event) => set(name, event.currentTarget.value)}
          />
        ))}
      {choice('key', 'Key', [
        { value: '', label: 'All keys' },
        ...(keys.data?.keys ?? [])
          .filter((each) => each.mode === mode)
          .map((each) => ({ value: each.keyId, label: `${each.name} …${each.last4}` })),
      ])}
      {choice('route', 'Route', [
        { value: '', label: 'All routes' },
        ...routes.map((path) => ({ value: path.replaceAll(/\{(\w+)\}/g, ':$1'), label: path })),
      ])}
      {choice('status', 'Status', [
        { value: '', label: 'All statuses' },
        { value: '2', label: '2xx Success' },
        { value: '4', label: '4xx Rejected' },
        { value: '5', label: '5xx Failed' },
      ])}
      {filters.code !== '' && (
        <Button className="clear-filter" variant="default" onClick={() => set('code', '')}>
          Error {filters.code}: show all
        </Button>
      )}
    </div>
  );
}

/** Searches when the form is submitted or the field is left. */
function SearchField({ text, search }: { text: string; search: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (typed.trim() !== text) search(typed.trim());
  };
  return (
    <form role="search" onSubmit={submit}>
      <TextInput
        type="search"
        label="Search"
        placeholder="Path or id"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => submit()}
      />
    </form>
  );
}
