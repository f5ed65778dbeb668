import { Button, NativeSelect, Table } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { callPortal, asApiError, type ApiError } from '../api';
import type { ApiKey } from '../keys/key';
import { useMode, type Mode } from '../parts/mode-select';
import { ListPage } from '../parts/list-page';
import { RelativeTime } from '../parts/relative-time';
import { Failed, PageHead } from '../parts/states';
import { Tag } from '../parts/tag';
import { UrlTabs } from '../parts/url-tabs';
import { RequestErrors } from '../requests/request-errors';
import { RequestDialog } from '../requests/request-dialog';
import { statusTone, type LoggedRequest } from '../requests/request';
import { useSession } from '../session';
import { useResource } from '../use-resource';

interface RequestPage {
  requests: LoggedRequest[];
  hasMore: boolean;
}

export default function Requests() {
  const mode = useMode();
  const [round, setRound] = useState(0);
  return (
    <>
      <PageHead
        title="Requests"
        lead="All calls with your keys in the last 30 days. Bodies are stored for test keys only; live calls store metadata only."
        action={
          <Button variant="default" onClick={() => setRound(round + 1)}>
            Refresh
          </Button>
        }
      />
      <UrlTabs
        label="Requests"
        tabs={[
          { value: 'calls', label: 'Calls', content: () => <Calls key={mode} mode={mode} refresh={round} /> },
          { value: 'errors', label: 'Errors', content: () => <RequestErrors key={round} mode={mode} /> },
        ]}
      />
    </>
  );
}

function Calls({ mode, refresh }: { mode: Mode; refresh: number }) {
  const { scopes } = useSession();
  const [search, setSearch] = useSearchParams();
  const [key = '', route = '', status = '', code = ''] = ['key', 'route', 'status', 'code'].map(
    (name) => search.get(name) ?? '',
  );
  const set = (name: string, value: string): void =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  const query = new URLSearchParams({
    mode,
    ...(key ? { key } : {}),
    ...(route ? { route } : {}),
    ...(status ? { status } : {}),
    ...(code ? { code } : {}),
  }).toString();
  const list = useResource<RequestPage>(`/requests?${query}`);
  const { reload } = list;
  useEffect(() => {
    if (refresh > 0) reload();
  }, [refresh, reload]);
  const keys = useResource<{ keys: ApiKey[] }>('/keys');
  const routes = [...new Set(scopes.flatMap((each) => each.routes.map((one) => one.path)))].sort();
  return (
    <>
      <div className="filters">
        <NativeSelect
          label="Key"
          value={key}
          onChange={(event) => set('key', event.currentTarget.value)}
          data={[
            { value: '', label: 'All keys' },
            ...(keys.data?.keys ?? [])
              .filter((each) => each.mode === mode)
              .map((each) => ({ value: each.keyId, label: `${each.name} …${each.last4}` })),
          ]}
        />
        <NativeSelect
          label="Route"
          value={route}
          onChange={(event) => set('route', event.currentTarget.value)}
          data={[
            { value: '', label: 'All routes' },
            ...routes.map((path) => ({ value: path.replaceAll(/\{(\w+)\}/g, ':$1'), label: path })),
          ]}
        />
        <NativeSelect
          label="Status"
          value={status}
          onChange={(event) => set('status', event.currentTarget.value)}
          data={[
            { value: '', label: 'All statuses' },
            { value: '2', label: '2xx Success' },
            { value: '4', label: '4xx Rejected' },
            { value: '5', label: '5xx Failed' },
          ]}
        />
        {code !== '' && (
          <Button className="clear-filter" variant="default" onClick={() => set('code', '')}>
            Error {code}: show all
          </Button>
        )}
      </div>
      <ListPage
        what="the requests"
        list={list}
        itemsOf={({ requests }) => requests}
        empty={{ title: 'No requests', advice: 'No calls match these filters in the last 30 days.' }}
        loadingRows={8}
      >
        {(_, first) => <Rows key={query} first={first} query={query} mode={mode} />}
      </ListPage>
    </>
  );
}

function Rows({ first, query, mode }: { first: RequestPage; query: string; mode: string }) {
  const [older, setOlder] = useState<RequestPage[]>([]);
  const [error, setError] = useState<ApiError | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const rows = [first, ...older].flatMap((page) => page.requests);
  const last = older.at(-1) ?? first;
  const more = async (): Promise<void> => {
    const end = rows.at(-1);
    if (!end) return;
    setError(null);
    try {
      const page = await callPortal<RequestPage>(
        'GET',
        `/requests?${query}&before=${encodeURIComponent(`${end.at}|${end.requestId}`)}`,
      );
      setOlder((before) => [...before, page]);
    } catch (thrown) {
      setError(asApiError(thrown));
    }
  };
  return (
    <>
      <div className="panel flush">
        <Table className="stacking" highlightOnHover>
          <caption className="hidden">Requests, newest first</caption>
          <thead>
            <tr>
              <th scope="col">Status</th>
              <th scope="col">Request</th>
              <th scope="col">Key</th>
              <th scope="col">Duration</th>
              <th scope="col">Time</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.requestId}>
                <td data-label="Status">
                  <Tag tone={statusTone(row.status)}>{row.status}</Tag>
                </td>
                <td data-label="Request">
                  <button type="button" className="link" onClick={() => setOpened(row.requestId)}>
                    {row.method} {row.path}
                  </button>
                  {row.code !== null && <small>{row.code}</small>}
                </td>
                <td data-label="Key">{row.keyName ?? 'Deleted key'}</td>
                <td data-label="Duration" className="figure">
                  {row.milliseconds.toLocaleString('en')} ms
                </td>
                <td data-label="Time">
                  <RelativeTime at={row.at} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {error && <Failed error={error} what="older requests" />}
      {last.hasMore && (
        <Button variant="default" onClick={() => void more()}>
          Show older
        </Button>
      )}
      {opened !== null && <RequestDialog requestId={opened} mode={mode} close={() => setOpened(null)} />}
    </>
  );
}
