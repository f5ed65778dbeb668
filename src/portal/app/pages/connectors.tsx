import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { callPortal } from '../api';
import {
  countsSentence,
  isUnfinished,
  RUN_TONES,
  type Connector,
  type ConnectorKind,
} from '../connectors/connector';
import { CreateConnector } from '../connectors/create-connector';
import { PreviewConnector } from '../connectors/preview-connector';
import { Dialog } from '../parts/dialog';
import { useMode, type Mode } from '../parts/mode-select';
import { RelativeTime } from '../parts/relative-time';
import { ActionFailed, Empty, Failed, Loading, PageHead } from '../parts/states';
import { Tag } from '../parts/tag';
import { useSession } from '../session';
import { useAction, useResource } from '../use-resource';

const REFRESH_INTERVAL_MS = 3_000;

export default function Connectors() {
  const { user } = useSession();
  const mode = useMode();
  const list = useResource<{ connectors: Connector[]; kinds: ConnectorKind[] }>(
    `/connectors?mode=${mode}`,
    REFRESH_INTERVAL_MS,
  );
  const [creating, setCreating] = useState(false);
  const [previewed, setPreviewed] = useState<{ connector: Connector; runId: string } | null>(null);
  const [removed, setRemoved] = useState<Connector | null>(null);
  const start = useAction(async (connector: Connector, dryRun: boolean) => {
    const path = `/connectors/${connector.connectorId}/runs?mode=${mode}`;
    const { runId } = await callPortal<{ runId: string }>('POST', path, { dryRun });
    if (dryRun) setPreviewed({ connector, runId });
    else list.reload();
  });
  const done = (): void => {
    setCreating(false);
    setPreviewed(null);
    list.reload();
  };
  const create = user.administrator ? (
    <Button onClick={() => setCreating(true)}>Connect board</Button>
  ) : undefined;
  const connectors = list.data?.connectors;
  return (
    <>
      <PageHead
        title="Connectors"
        lead="Job boards and careers pages whose jobs are imported."
        action={create}
      />
      <ActionFailed error={start.error} />
      {list.error && <Failed error={list.error} retry={list.reload} what="the connectors" />}
      {list.loading && <Loading what="the connectors" />}
      {connectors?.length === 0 && (
        <Empty title={`No ${mode} connectors`} action={create}>
          Connect a board, preview what it contains, and run it.{' '}
          <a href="/docs/connectors">How connectors work</a>
        </Empty>
      )}
      {connectors && connectors.length > 0 && (
        <List
          connectors={connectors}
          kinds={list.data?.kinds ?? []}
          mayAct={user.administrator}
          busy={start.busy}
          start={(connector, dryRun) => void start.run(connector, dryRun)}
          remove={setRemoved}
        />
      )}
      {creating && (
        <CreateConnector
          mode={mode}
          kinds={list.data?.kinds ?? []}
          close={() => setCreating(false)}
          created={done}
        />
      )}
      {previewed && (
        <PreviewConnector {...previewed} mode={mode} close={() => setPreviewed(null)} started={done} />
      )}
      {removed && (
        <RemoveConnector
          connector={removed}
          mode={mode}
          close={() => setRemoved(null)}
          removed={() => {
            setRemoved(null);
            list.reload();
          }}
        />
      )}
    </>
  );
}

function RemoveConnector(props: {
  connector: Connector;
  mode: Mode;
  close: () => void;
  removed: () => void;
}) {
  const { connector, mode, close, removed } = props;
  const remove = useAction(async () => {
    await callPortal('DELETE', `/connectors/${connector.connectorId}?mode=${mode}`);
    removed();
  });
  return (
    <Dialog onClose={close} title="Remove connector?">
      <p>{connector.board} is no longer pulled. Its jobs stay as they are.</p>
      <ActionFailed error={remove.error} />
      <div className="dialog-actions">
        <Button variant="default" onClick={close} data-autofocus>
          Cancel
        </Button>
        <Button color="red" loading={remove.busy} onClick={() => void remove.run()}>
          Remove connector
        </Button>
      </div>
    </Dialog>
  );
}

function List(props: {
  connectors: readonly Connector[];
  kinds: readonly ConnectorKind[];
  mayAct: boolean;
  busy: boolean;
  start: (connector: Connector, dryRun: boolean) => void;
  remove: (connector: Connector) => void;
}) {
  return (
    <div className="panel flush">
      <table className="stacking">
        <caption className="hidden">Connectors</caption>
        <thead>
          <tr>
            <th scope="col">Board</th>
            <th scope="col">Open jobs</th>
            <th scope="col">Last run</th>
            <th scope="col">Next run</th>
            {props.mayAct && <th scope="col">Actions</th>}
          </tr>
        </thead>
        <tbody>
          {props.connectors.map((connector) => (
            <Row key={connector.connectorId} connector={connector} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({
  connector,
  kinds,
  mayAct,
  busy,
  start,
  remove,
}: Parameters<typeof List>[0] & { connector: Connector }) {
  const { board, lastRun } = connector;
  const title = kinds.find(({ name }) => name === connector.kind)?.title ?? connector.kind;
  const isRunning = lastRun !== null && isUnfinished(lastRun);
  return (
    <tr>
      <th scope="row">
        {board}
        <small>{title}</small>
      </th>
      <td data-label="Open jobs">{connector.openJobs}</td>
      <td data-label="Last run">
        {lastRun === null ? (
          <span className="quiet">Never</span>
        ) : (
          <>
            <Tag tone={RUN_TONES[lastRun.status]}>{lastRun.status}</Tag>{' '}
            <RelativeTime at={lastRun.finishedAt ?? lastRun.createdAt} />
            <small>{lastRun.error?.message ?? countsSentence(lastRun.counts)}</small>
          </>
        )}
      </td>
      <td data-label="Next run">
        <RelativeTime at={connector.nextRunAt} never="On request" />
      </td>
      {mayAct && (
        <td data-label="Actions">
          <Group gap="xs">
            <Button
              size="xs"
              variant="default"
              disabled={busy}
              aria-label={`Preview ${board}`}
              onClick={() => start(connector, true)}
            >
              Preview
            </Button>
            <Button
              size="xs"
              variant="default"
              disabled={busy || isRunning}
              aria-label={`Run now: ${board}`}
              onClick={() => start(connector, false)}
            >
              Run now
            </Button>
            <Button
              size="xs"
              variant="default"
              aria-label={`Remove ${board}`}
              onClick={() => remove(connector)}
            >
              Remove
            </Button>
          </Group>
        </td>
      )}
    </tr>
  );
}
