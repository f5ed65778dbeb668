import { useState } from 'react';
import { callPortal } from './api';
import { useAction, useResource, type Action, type Resource } from './use-resource';

export interface Pages<Page> {
  first: Resource<Page>;
  /** All loaded pages, in order. */
  all: Page[];
  hasMore: boolean;
  more: Action<[]>;
}

/** Loads a list page by page, and restarts when its path changes. */
export function usePages<Page extends { hasMore: boolean; nextCursor: string | null }>(
  pathOf: (cursor: string | null) => string,
): Pages<Page> {
  const path = pathOf(null);
  const first = useResource<Page>(path);
  const [older, setOlder] = useState<{ path: string; pages: Page[] }>({ path, pages: [] });
  const pages = older.path === path ? older.pages : [];
  const all = first.data ? [first.data, ...pages] : [];
  const last = all.at(-1);
  const more = useAction(async () => {
    const page = await callPortal<Page>('GET', pathOf(last?.nextCursor ?? null));
    setOlder({ path, pages: [...pages, page] });
  });
  return { first, all, hasMore: last?.hasMore ?? false, more };
}
