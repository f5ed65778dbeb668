import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useMode, type Mode } from '../parts/mode-select';
import { ListPage } from '../parts/list-page';
import { Failed, PageHead } from '../parts/states';
import { UrlTabs } from '../parts/url-tabs';
import { RequestErrors } from '../requests/request-errors';
import { RequestFilterBar, requestFilters, requestQuery } from '../requests/request-filters';
import { RequestSheet } from '../requests/request-sheet';
import { RequestTable } from '../requests/request-table';
import { useRequestList } from '../requests/use-request-list';
import '../requests/requests.css';

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
          {
            value: 'calls',
            label: 'Calls',
            content: () => <Calls key={mode} mode={mode} round={round} />,
          },
          { value: 'errors', label: 'Errors', content: () => <RequestErrors key={round} mode={mode} /> },
        ]}
      />
    </>
  );
}

/** The list with its filters. The filters, the switch Live and the opened request are part of the address. */
function Calls({ mode, round }: { mode: Mode; round: number }) {
  const [search, setSearch] = useSearchParams();
  const filters = requestFilters(search);
  const query = requestQuery(filters, mode);
  const live = search.get('live') === '1';
  const opened = search.get('request');
  const set = (name: string, value: string, replace = false): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace },
    );
  return (
    <div className="with-sheet" data-open={opened !== null || undefined}>
      <div className="beside-sheet">
        <RequestFilterBar filters={filters} mode={mode} set={set} />
        <Checkbox
          role="switch"
          className="live-switch"
          label="Live"
          description="Shows new requests every two seconds while this page is visible."
          checked={live}
          onChange={(event) => set('live', event.currentTarget.checked ? '1' : '', true)}
        />
      </div>
      <RequestList
        key={`${query} ${round}`}
        query={query}
        mode={mode}
        live={live}
        opened={opened}
        // Steps from one request to the next replace each other, so that Back closes the sheet.
        show={(requestId) => set('request', requestId, opened !== null)}
        close={() => set('request', '', true)}
      />
    </div>
  );
}

function RequestList(props: {
  query: string;
  mode: Mode;
  live: boolean;
  opened: string | null;
  show: (requestId: string) => void;
  close: () => void;
}) {
  const { query, mode, live, opened, show, close } = props;
  const { first, rows, hasMore, more } = useRequestList(query, live);
  const place = rows.findIndex(({ requestId }) => requestId === opened);
  const closeAndReturn = (): void => {
    close();
    // After the list is shown again, which a phone hides behind the sheet.
    requestAnimationFrame(() => focusRequest(opened));
  };
  return (
    <>
      <div className="beside-sheet">
        <p role="status" className="hidden">
          {live && rows[0]
            ? `Live. Latest request: ${rows[0].method} ${rows[0].route}, ${rows[0].status}`
            : ''}
        </p>
        <ListPage
          what="the requests"
          list={first}
          itemsOf={({ requests }) => requests}
          empty={{ title: 'No requests', advice: 'No calls match these filters.' }}
          loadingRows={8}
        >
          {() => <RequestTable rows={rows} opened={opened} open={show} />}
        </ListPage>
        {more.error && <Failed error={more.error} what="older requests" />}
        {hasMore && !live && (
          <Button variant="default" loading={more.busy} onClick={() => void more.run()}>
            Show older
          </Button>
        )}
        {hasMore && live && (
          <p className="quiet">Only the newest requests are shown. Switch Live off to see older ones.</p>
        )}
      </div>
      {opened !== null && (
        <RequestSheet
          requestId={opened}
          mode={mode}
          previous={rows[place - 1]?.requestId ?? null}
          next={rows[place + 1]?.requestId ?? null}
          show={show}
          close={closeAndReturn}
        />
      )}
    </>
  );
}

/** Moves the focus to the request in the list, or to the page if the list does not have it. */
function focusRequest(requestId: string | null): void {
  const row = document.querySelector<HTMLElement>(`[data-request="${CSS.escape(requestId ?? '')}"]`);
  (row ?? document.getElementById('main'))?.focus();
}
