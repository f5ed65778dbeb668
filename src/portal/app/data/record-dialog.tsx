import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../parts/dialog';
import { Failed, Loading } from '../parts/states';
import { ResponseTabs } from '../playground/response-tabs';
import type { Call } from '../playground/snippets';
import { useResource } from '../use-resource';

/** One record: formatted, as API JSON, and as the call that returns it. */
export function RecordDialog<Item>(props: {
  title: string;
  what: string;
  path: string;
  call: Call;
  /** Address of the playground with the record preselected. */
  match?: string;
  close: () => void;
  show: (record: Item) => ReactNode;
  /** The record as the API returns it. */
  answer: (record: Item) => object;
}) {
  const record = useResource<Item>(props.path);
  return (
    <Dialog onClose={props.close} size="60rem" title={props.title}>
      {props.match !== undefined && (
        <p>
          <Link href={props.match}>Match in the playground</Link>
        </p>
      )}
      {record.error && <Failed error={record.error} retry={record.reload} what={props.what} />}
      {record.loading && <Loading what={props.what} rows={6} />}
      {record.data && (
        <ResponseTabs calls={[props.call]} answer={props.answer(record.data)}>
          {props.show(record.data)}
        </ResponseTabs>
      )}
    </Dialog>
  );
}
