import { Button } from '@mantine/core';
import { callPortal } from '../api';
import { Dialog } from '../parts/dialog';
import { ActionFailed, Failed, Loading } from '../parts/states';
import { useAction, useResource } from '../use-resource';
import { countsSentence, isUnfinished, type Connector, type ConnectorPreview } from './connector';

const REFRESH_INTERVAL_MS = 1_000;
const SKIPPED = {
  board_empty: 'The board has no postings, so a run would close nothing.',
  posting_without_identifier: 'A posting has no identifier, so a run would close nothing.',
} as const;

/** Shows what a run would change, and starts it. */
export function PreviewConnector(props: {
  connector: Connector;
  runId: string;
  mode: string;
  close: () => void;
  started: () => void;
}) {
  const { connector, runId, mode, close, started } = props;
  const base = `/connectors/${connector.connectorId}/runs`;
  const preview = useResource<ConnectorPreview>(`${base}/${runId}?mode=${mode}`, REFRESH_INTERVAL_MS);
  const start = useAction(async () => {
    await callPortal('POST', `${base}?mode=${mode}`, { dryRun: false });
    started();
  });
  const { data } = preview;
  const isReady = data !== null && !isUnfinished(data);
  return (
    <Dialog onClose={close} title={`Preview of ${connector.board}`} size="xl">
      {preview.error && <Failed error={preview.error} retry={preview.reload} what="the preview" />}
      {!isReady && !preview.error && <Loading what="the preview" />}
      {isReady && data.error && <p role="alert">{data.error.message}</p>}
      {isReady && !data.error && (
        <>
          <p role="status">Result of a run: {countsSentence(data.counts)}.</p>
          {data.closingSkipped && <p>{SKIPPED[data.closingSkipped]}</p>}
          {data.items.length > 0 && <Changes items={data.items} />}
        </>
      )}
      <ActionFailed error={start.error} />
      <div className="dialog-actions">
        <Button variant="default" onClick={close}>
          Close
        </Button>
        <Button
          loading={start.busy}
          disabled={!isReady || data.error !== null}
          onClick={() => void start.run()}
        >
          Run now
        </Button>
      </div>
    </Dialog>
  );
}

function Changes({ items }: Pick<ConnectorPreview, 'items'>) {
  return (
    <table className="stacking">
      <caption className="hidden">Changes</caption>
      <thead>
        <tr>
          <th scope="col">Posting</th>
          <th scope="col">Change</th>
          <th scope="col">Location</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.postingId}>
            <th scope="row">{item.title ?? item.postingId}</th>
            <td data-label="Change">{item.action}</td>
            <td data-label="Location">{item.location ?? 'Not stated'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
