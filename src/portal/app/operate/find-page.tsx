import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'wouter';
import { RelativeTime } from '../parts/relative-time';
import { Empty, Failed, Loading, PageHead } from '../parts/states';
import { Tag } from '../parts/tag';
import { useResource } from '../use-resource';
import './operate.css';
import type { FoundRecord } from './operate';

/** Finds what has an id, over all tenants. The result says what it is and whose, without its content. */
export default function FindPage() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('id') ?? '';
  const [typed, setTyped] = useState(id);
  const results = useResource<{ found: FoundRecord[] }>(
    id === '' ? null : `/operate/found?${new URLSearchParams({ id }).toString()}`,
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSearch(typed.trim() === '' ? {} : { id: typed.trim() });
  };
  return (
    <>
      <PageHead
        title="Find by id"
        lead="A request, operation, tenant, key, delivery, event, batch, import, match or any other id."
      />
      <form className="limit-form find-form" onSubmit={submit} role="search">
        <TextInput
          label="Id"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit">Find</Button>
      </form>
      {results.error && <Failed error={results.error} retry={results.reload} what="the result" />}
      {results.loading && <Loading what="the result" rows={2} />}
      {results.data?.found.length === 0 && (
        <Empty title="Nothing has this id">
          It may have been deleted: operations after 72 hours, requests after 30 days, erased candidates at
          once.
        </Empty>
      )}
      {results.data?.found.map((record) => (
        <Found key={record.kind} record={record} />
      ))}
    </>
  );
}

function Found({ record }: { record: FoundRecord }) {
  const { kind, tenantId, tenantName, mode, status, about, at } = record;
  return (
    <section className="panel" aria-label={kind.replaceAll('_', ' ')}>
      <h2>
        {kind.replaceAll('_', ' ')} {status !== null && <Tag tone="neutral">{status}</Tag>}
      </h2>
      <dl className="facts">
        {about !== null && (
          <>
            <dt>What</dt>
            <dd>{about}</dd>
          </>
        )}
        {tenantId !== null && (
          <>
            <dt>Tenant</dt>
            <dd>
              <Link href={`/developers/tenants/${tenantId}`}>{tenantName}</Link>
            </dd>
          </>
        )}
        {mode !== null && (
          <>
            <dt>Mode</dt>
            <dd>{mode}</dd>
          </>
        )}
        {at !== null && (
          <>
            <dt>Created</dt>
            <dd>
              <RelativeTime at={at} />
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
