import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ActionFailed, Empty, Failed, Loading } from '../parts/states';
import type { Pages } from '../use-pages';

/** A list of records with its loading, error and empty states, and a button for more. */
export function RecordList<Page>(props: {
  what: string;
  pages: Pages<Page>;
  rows: readonly ReactNode[];
  columns: readonly string[];
  empty: { title: string; advice: ReactNode };
}) {
  const { what, pages, rows, columns, empty } = props;
  const { first, hasMore, more } = pages;
  return (
    <>
      {first.error && <Failed error={first.error} retry={first.reload} what={`the ${what}`} />}
      {first.loading && <Loading what={`the ${what}`} rows={6} />}
      {first.data && rows.length === 0 && <Empty title={empty.title}>{empty.advice}</Empty>}
      {rows.length > 0 && (
        <div className="panel flush">
          <table className="stacking">
            <caption className="hidden">{what}</caption>
            <thead>
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{rows}</tbody>
          </table>
        </div>
      )}
      <ActionFailed error={more.error} />
      {hasMore && (
        <Button variant="default" onClick={() => void more.run()} loading={more.busy}>
          Show more
        </Button>
      )}
    </>
  );
}
