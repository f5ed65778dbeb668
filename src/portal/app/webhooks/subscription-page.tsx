import { Alert, Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../parts/dialog';
import { callPortal } from '../api';
import { dateTime } from '../format';
import { Moment } from '../parts/moment';
import { ActionFailed } from '../parts/states';
import { Tag } from '../parts/tag';
import { useAction } from '../use-resource';
import { Deliveries } from './deliveries';
import { DISABLED_REASONS, type EventKind, type Subscription, type SubscriptionWithSecret } from './webhook';

/** Shows one subscription: its status, actions and deliveries. */
export function SubscriptionPage(props: {
  subscription: Subscription;
  kinds: readonly EventKind[];
  mode: string;
  mayAct: boolean;
  back: () => void;
  changed: () => void;
  rotated: (subscription: SubscriptionWithSecret) => void;
}) {
  const { subscription, kinds, mode, mayAct, back, changed, rotated } = props;
  const base = `/webhooks/${subscription.subscriptionId}`;
  const [kind, setKind] = useState(subscription.events[0] ?? 'parse.completed');
  const [hours, setHours] = useState('24');
  const [removing, setRemoving] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const act = useAction(async (step: () => Promise<string | null>) => setSaid(await step()));
  const post = (path: string, body: object): Promise<unknown> =>
    callPortal('POST', `${base}/${path}?mode=${mode}`, body);
  const test = () =>
    act.run(async () => {
      await post('test', { eventType: kind });
      return `A ${kind} test event is being sent.`;
    });
  const recover = () =>
    act.run(async () => {
      const since = new Date(Date.now() - Number(hours) * 3_600_000).toISOString();
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
        <dl className="facts">
          <dt>Status</dt>
          <dd>
            <Tag tone={enabled ? 'good' : 'neutral'}>{subscription.status}</Tag>{' '}
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
            <Moment at={subscription.lastSuccessAt} />
          </dd>
          <dt>Last failure</dt>
          <dd>
            <Moment at={subscription.lastFailureAt} />
          </dd>
          <dt>Created</dt>
          <dd>{dateTime(subscription.createdAt)}</dd>
        </dl>
        {mayAct && (
          <div className="actions-grid">
            <NativeSelect
              label="Test event"
              value={kind}
              onChange={(event) => setKind(event.currentTarget.value)}
              data={kinds.map((each) => each.type)}
            />
            <Button onClick={() => void test()} loading={act.busy} disabled={!enabled}>
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
            <Button variant="default" onClick={() => void recover()} loading={act.busy} disabled={!enabled}>
              Recover
            </Button>
          </div>
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
        <Dialog onClose={() => setRemoving(false)} title="Delete subscription?">
          <p>
            No further messages are sent to {subscription.url}, and its deliveries are no longer available.
          </p>
          <div className="dialog-actions">
            <Button variant="default" onClick={() => setRemoving(false)} data-autofocus>
              Cancel
            </Button>
            <Button color="red" onClick={() => void remove()} loading={act.busy}>
              Delete subscription
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
