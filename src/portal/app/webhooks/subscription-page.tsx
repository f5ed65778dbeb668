import { Alert, Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../parts/dialog';
import { callPortal } from '../api';
import { dateTime } from '../format';
import { RelativeTime } from '../parts/relative-time';
import { ActionFailed } from '../parts/states';
import { Tag } from '../parts/tag';
import { useAction } from '../use-resource';
import { Deliveries } from './deliveries';
import { DISABLED_REASONS, type EventKind, type Subscription, type SubscriptionWithSecret } from './webhook';

interface SubscriptionPageProps {
  subscription: Subscription;
  kinds: readonly EventKind[];
  mode: string;
  mayAct: boolean;
  back: () => void;
  changed: () => void;
  rotated: (subscription: SubscriptionWithSecret) => void;
}

/** Shows one subscription: its status, actions and deliveries. */
export function SubscriptionPage(props: SubscriptionPageProps) {
  const { subscription, kinds, mode, mayAct, back } = props;
  const [removing, setRemoving] = useState(false);
  const { act, said, test, recover, toggle, rotate, remove } = useSubscriptionActions(props);
  const enabled = subscription.status === 'enabled';
  return (
    <>
      <p>
        <button type="button" className="link" onClick={back}>
          ← All subscriptions
        </button>
      </p>
      <div className="panel">
        <h2 className="address">{subscription.url}</h2>
        {subscription.description !== null && <p>{subscription.description}</p>}
        <SubscriptionFacts subscription={subscription} />
        {mayAct && (
          <SendMessages
            subscription={subscription}
            kinds={kinds}
            busy={act.busy}
            test={test}
            recover={recover}
          />
        )}
        {mayAct && (
          <div className="form-actions">
            <Button variant="default" onClick={() => void rotate()} loading={act.busy}>
              Rotate secret
            </Button>
            <Button variant="default" onClick={() => void toggle()} loading={act.busy}>
              {enabled ? 'Disable' : 'Enable'}
            </Button>
            <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
              Delete
            </Button>
          </div>
        )}
        {said !== null && (
          <Alert color="teal" role="status">
            {said}
          </Alert>
        )}
        <ActionFailed error={act.error} />
      </div>
      <Deliveries subscription={subscription} mode={mode} mayAct={mayAct} />
      {removing && (
        <DeleteSubscription
          url={subscription.url}
          busy={act.busy}
          close={() => setRemoving(false)}
          remove={() => void remove()}
        />
      )}
    </>
  );
}

/** Actions on one subscription, and what the last one did. */
function useSubscriptionActions({ subscription, mode, back, changed, rotated }: SubscriptionPageProps) {
  const base = `/webhooks/${subscription.subscriptionId}`;
  const [said, setSaid] = useState<string | null>(null);
  const act = useAction(async (step: () => Promise<string | null>) => setSaid(await step()));
  const post = (path: string, body: object): Promise<unknown> =>
    callPortal('POST', `${base}/${path}?mode=${mode}`, body);
  const test = (kind: string): void =>
    void act.run(async () => {
      await post('test', { eventType: kind });
      return `A ${kind} test event is being sent.`;
    });
  const recover = (hours: number): void =>
    void act.run(async () => {
      const since = new Date(Date.now() - hours * 3_600_000).toISOString();
      const { recovered } = (await post('recover', { since })) as { recovered: number };
      return `${recovered} missed ${recovered === 1 ? 'message is' : 'messages are'} being resent.`;
    });
  const toggle = () =>
    act.run(async () => {
      await callPortal('PATCH', `${base}?mode=${mode}`, {
        status: subscription.status === 'enabled' ? 'disabled' : 'enabled',
      });
      changed();
      return null;
    });
  const rotate = () =>
    act.run(async () => {
      rotated((await post('rotate-secret', { overlapHours: 24 })) as SubscriptionWithSecret);
      return 'Messages are signed with both secrets for 24 hours.';
    });
  const remove = () =>
    act.run(async () => {
      await callPortal('DELETE', `${base}?mode=${mode}`);
      changed();
      back();
      return null;
    });
  return { act, said, test, recover, toggle, rotate, remove };
}

function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
  return (
    <dl className="facts">
      <dt>Status</dt>
      <dd>
        <Tag tone={subscription.status === 'enabled' ? 'good' : 'neutral'}>{subscription.status}</Tag>{' '}
        {subscription.disabledReason !== null && DISABLED_REASONS[subscription.disabledReason]}
      </dd>
      <dt>Events</dt>
      <dd>{subscription.events.join(', ')}</dd>
      <dt>Secret</dt>
      <dd>
        <code>whsec_…{subscription.secretLast4}</code>
      </dd>
      <dt>Last success</dt>
      <dd>
        <RelativeTime at={subscription.lastSuccessAt} />
      </dd>
      <dt>Last failure</dt>
      <dd>
        <RelativeTime at={subscription.lastFailureAt} />
      </dd>
      <dt>Created</dt>
      <dd>{dateTime(subscription.createdAt)}</dd>
    </dl>
  );
}

/** Sends a test event, or the messages missed in the last hours. */
function SendMessages(props: {
  subscription: Subscription;
  kinds: readonly EventKind[];
  busy: boolean;
  test: (kind: string) => void;
  recover: (hours: number) => void;
}) {
  const { subscription, kinds, busy, test, recover } = props;
  const [kind, setKind] = useState(subscription.events[0] ?? 'parse.completed');
  const [hours, setHours] = useState('24');
  const enabled = subscription.status === 'enabled';
  return (
    <div className="actions-grid">
      <NativeSelect
        label="Test event"
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value)}
        data={kinds.map((each) => each.type)}
      />
      <Button onClick={() => test(kind)} loading={busy} disabled={!enabled}>
        Send test event
      </Button>
      <NativeSelect
        label="Missed messages"
        value={hours}
        onChange={(event) => setHours(event.currentTarget.value)}
        data={[
          { value: '1', label: 'Last hour' },
          { value: '24', label: 'Last 24 hours' },
          { value: '168', label: 'Last 7 days' },
          { value: '720', label: 'Last 30 days' },
        ]}
      />
      <Button variant="default" onClick={() => recover(Number(hours))} loading={busy} disabled={!enabled}>
        Recover
      </Button>
    </div>
  );
}

function DeleteSubscription(props: { url: string; busy: boolean; close: () => void; remove: () => void }) {
  const { url, busy, close, remove } = props;
  return (
    <Dialog onClose={close} title="Delete subscription?">
      <p>No further messages are sent to {url}, and its deliveries are no longer available.</p>
      <div className="dialog-actions">
        <Button variant="default" onClick={close} data-autofocus>
          Cancel
        </Button>
        <Button color="red" onClick={remove} loading={busy}>
          Delete subscription
        </Button>
      </div>
    </Dialog>
  );
}
