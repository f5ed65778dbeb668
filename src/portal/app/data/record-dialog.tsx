import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Failed, Loading } from '../parts/states';
import { AnswerTabs } from '../playground/answer-tabs';
import type { Call } from '../playground/snippets';
import { useResource } from '../use-resource';

/** One record: to read, as the API sends it, and the call that asks for it. */
export function RecordDialog<Item>(props: {
  title: string;
  what: string;
  path: string;
  call: Call;
  close: () => void;
  show: (record: Item) => ReactNode;
}) {
  const record = useResource<Item>(props.path);
  return (
    <Modal
      opened
      onClose={props.close}
      size="60rem"
      title={props.title}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {record.error && <Failed error={record.error} retry={record.reload} what={props.what} />}
      {record.loading && <Loading what={props.what} rows={6} />}
      {record.data && (
        <AnswerTabs calls={[props.call]} answer={record.data}>
          {props.show(record.data)}
        </AnswerTabs>
      )}
    </Modal>
  );
}
