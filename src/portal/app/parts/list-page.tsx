import type { ReactNode } from 'react';
import type { Resource } from '../use-resource';
import { Empty, Failed, Loading } from './states';

/** A list with its error, loading and empty states. `children` shows the items once there are any. */
export function ListPage<Data, Item>(props: {
  /** As in "Could not load the keys". */
  what: string;
  list: Resource<Data>;
  itemsOf: (data: Data) => readonly Item[];
  empty: { title: string; advice: ReactNode; action?: ReactNode };
  /** Placeholder rows while the list loads. */
  loadingRows?: number;
  children: (items: readonly Item[], data: Data) => ReactNode;
}) {
  const { what, list, itemsOf, empty, loadingRows, children } = props;
  const items = list.data === null ? [] : itemsOf(list.data);
  return (
    <>
      {list.error && <Failed error={list.error} retry={list.reload} what={what} />}
      {list.loading && <Loading what={what} rows={loadingRows} />}
      {list.data !== null && items.length === 0 && (
        <Empty title={empty.title} action={empty.action}>
          {empty.advice}
        </Empty>
      )}
      {list.data !== null && items.length > 0 && children(items, list.data)}
    </>
  );
}
