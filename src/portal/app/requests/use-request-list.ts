import { useEffect, useState } from 'react';
import { callPortal } from '../api';
import { useAction, useResource, type Action, type Resource } from '../use-resource';
import { mergeRequests } from './merge-requests';
import type { LoggedRequest } from './request';

const LIVE_INTERVAL_MS = 2_000;

export interface RequestPage {
  requests: LoggedRequest[];
  hasMore: boolean;
}

export interface RequestList {
  first: Resource<RequestPage>;
  rows: readonly LoggedRequest[];
  hasMore: boolean;
  more: Action<[]>;
}

/** The requests of a query: page by page, or, while `live`, the newest ones as they arrive. Mount it anew for each query. */
export function useRequestList(query: string, live: boolean): RequestList {
  const first = useResource<RequestPage>(`/requests?${query}`, live ? LIVE_INTERVAL_MS : undefined);
  const [rows, setRows] = useState<readonly LoggedRequest[]>([]);
  const [hasMore, setHasMore] = useState(false);
  const { data } = first;
  useEffect(() => {
    if (data === null) return;
    setRows((before) => (live ? mergeRequests(before, data.requests, !data.hasMore) : data.requests));
    setHasMore(data.hasMore);
  }, [data, live]);
  const more = useAction(async () => {
    const end = rows.at(-1);
    if (!end) return;
    const before = encodeURIComponent(`${end.at}|${end.requestId}`);
    const page = await callPortal<RequestPage>('GET', `/requests?${query}&before=${before}`);
    setRows([...rows, ...page.requests]);
    setHasMore(page.hasMore);
  });
  return { first, rows, hasMore, more };
}
