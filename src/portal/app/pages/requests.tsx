import { Button, NativeSelect, Table } from '@mantine/core';
import { useState } from 'react';
import { callPortal, asApiError, type ApiError } from '../api';
import type { ApiKey } from '../keys/key';
import { ModeSelect, type Mode } from '../parts/mode-select';
import { ListPage } from '../parts/list-page';
import { RelativeTime } from '../parts/relative-time';
import { Failed, PageHead } from '../parts/states';
import { Tag } from '../parts/tag';
import { RequestDialog } from '../requests/request-dialog';
import { statusTone, type LoggedRequest } from '../requests/request';
import { useSession } from '../session';
import { useResource } from '../use-resource';

interface RequestPage {
  requests: LoggedRequest[];
  hasMore: boolean;
}

export default function Requests() {
  const { scopes } = useSession();
  const [mode, setMode] = useState<Mode>('test');
  const [key, setKey] = useState('');
  const [route, setRoute] = useState('');
  const [status, setStatus] = useState('');
  const query = new URLSearchParams({
    mode,
    ...(key ? { key } : {}),
    ...(route ? { route } : {}),
    ...(status ? { status } : {}),
  }).toString();
  const list = useResource<RequestPage>(`/requests?${query}`);
  const keys = useResource<{ keys: ApiKey[] }>('/keys');
  const routes = [...new Set(scopes.flatMap((each) => each.routes.map((one) => one.path)))].sort();
  return (
    <>
      <PageHead
        title="Requests"
        lead="All calls with your keys in the last 30 days. Bodies are stored for test keys only; live calls store metadata only."
        action={
          <Button variant="default" onClick={list.reload}>
            Refresh
          </Button>
        }
      />
      <div className="filters">
        <ModeSelect mode={mode} choose={setMode} />
        <NativeSelect
          label="Key"
          value={key}
          onChange={(event) => setKey(event.currentTarget.value)}
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
          onChange={(event) => setRoute(event.currentTarget.value)}
          data={[
            { value: '', label: 'All routes' },
            ...routes.map((path) => ({ value: path.replaceAll(/\{(\w+)\}/g, ':$1'), label: path })),
          ]}
        />
        <NativeSelect
          label="Status"
          value={status}
          onChange={(event) => setStatus(event.currentTarget.value)}
          data={[
            { value: '', label: 'All statuses' },
            { value: '2', label: '2xx Success' },
            { value: '4', label: '4xx Rejected' },
            { value: '5', label: '5xx Failed' },
          ]}
        />
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
