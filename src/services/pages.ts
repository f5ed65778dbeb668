import { z } from 'zod';
import type { TenantScope, Timestamp, UUID } from '../domain/common';
import type { Cursors } from './cursors';

/** Sort key of a row in a list ordered by time. */
export type PagePosition = readonly [at: Timestamp, id: UUID];

const cursorSchema = z.tuple([z.iso.datetime(), z.uuid()]);

export interface ResultPage<Item> {
  items: Item[];
  hasMore: boolean;
  nextCursor: string | null;
}

export interface PageQuery<Row, Item> {
  /** Name of the list. Cursors are valid only for their list and tenant. */
  list: string;
  limit: number;
  cursor: string | null;
  /** Loads at most `limit` rows after the given sort key, in the order of the list. */
  rows(limit: number, behind: { at: Timestamp; id: UUID } | null): Promise<Row[]>;
  item(row: Row): Item;
  placeOf(item: Item): PagePosition;
}

/** Yields the first page and the pages after it; `pageAfter` loads the one after a row. A page of fewer rows is the last. */
export async function* pagesFrom<Row>(
  firstPage: Row[],
  pageSize: number,
  pageAfter: (row: Row) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let page = firstPage;
  for (;;) {
    const last = page.at(-1);
    if (!last) return;
    yield page;
    if (page.length < pageSize) return;
    page = await pageAfter(last);
  }
}

/** Loads a page by the sort key of the previous row (keyset pagination). One extra row shows whether more follow. */
export async function loadPage<Row, Item>(
  scope: TenantScope,
  cursors: Cursors,
  page: PageQuery<Row, Item>,
): Promise<ResultPage<Item>> {
  const about = `${page.list}:${scope.tenantId}:${scope.mode}`;
  const after = page.cursor ? cursors.read(about, page.cursor, cursorSchema) : null;
  const rows = await page.rows(page.limit + 1, after ? { at: after[0], id: after[1] } : null);
  const items = rows.slice(0, page.limit).map((row) => page.item(row));
  const last = items.at(-1);
  const hasMore = rows.length > page.limit;
  return { items, hasMore, nextCursor: hasMore && last ? cursors.issue(about, page.placeOf(last)) : null };
}
