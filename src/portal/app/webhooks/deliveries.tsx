import { Button, NativeSelect } from '@mantine/core';
import { callPortal } from '../api';
import { COLORS } from '../charts/colors';
import { TimeChart } from '../charts/time-chart';
import type { Point } from '../charts/time-series';
import { RelativeTime } from '../parts/relative-time';
import { useSearchParam } from '../parts/use-search-param';
import { ActionFailed, Empty, Failed, Loading } from '../parts/states';
import { Snippet } from '../parts/snippet';
import { Tag } from '../parts/tag';
import { useAction, useResource } from '../use-resource';
import { DELIVERY_TONES, type Attempt, type Delivery, type Subscription } from './webhook';

const REFRESH_INTERVAL_MS = 3_000;
const HOUR_MS = 3_600_000;

/** Lists the deliveries to an endpoint with their attempts, an overview chart, and an action to resend. */
export function Deliveries(props: { subscription: Subscription; mode: string; mayAct: boolean }) {
  const { subscription, mode, mayAct } = props;
  const [status, setStatus] = useSearchParam('status');
  const base = `/webhooks/${subscription.subscriptionId}`;
  const list = useResource<{ deliveries: Delivery[] }>(
    `${base}/deliveries?mode=${mode}${status ? `&status=${status}` : ''}`,
    REFRESH_INTERVAL_MS,
  );
  const resend = useAction(async (delivery: Delivery) => {
    await callPortal('POST', `${base}/deliveries/${delivery.deliveryId}/redeliver?mode=${mode}`);
    list.reload();
  });
  const deliveries = list.data?.deliveries ?? [];
  const attempts = deliveries.flatMap((delivery) => delivery.attempts);
  return (
    <section aria-label="Deliveries">
      {attempts.length > 0 && <Health attempts={attempts} />}
      <div className="filters">
        <NativeSelect
          label="Deliveries"
          value={status}
          onChange={(event) => setStatus(event.currentTarget.value)}
          data={[
            { value: '', label: 'All' },
            { value: 'succeeded', label: 'Succeeded' },
            { value: 'pending', label: 'Pending' },
            { value: 'failed', label: 'Failed' },
          ]}
        />
      </div>
      <ActionFailed error={resend.error} />
      {list.error && <Failed error={list.error} retry={list.reload} what="the deliveries" />}
      {list.loading && <Loading what="the deliveries" />}
      {list.data && deliveries.length === 0 && (
        <Empty title="No deliveries yet">Send a test event, or wait for a subscribed event.</Empty>
      )}
      <ul className="deliveries">
        {deliveries.map((delivery) => (
          <li key={delivery.deliveryId} className="panel">
            <details>
              <summary>
                <Tag tone={DELIVERY_TONES[delivery.status]}>{delivery.status}</Tag>
                <strong>{delivery.eventType}</strong>
                <code>{delivery.messageId}</code>
                <span className="quiet">
                  {delivery.attempts.length} {delivery.attempts.length === 1 ? 'attempt' : 'attempts'}
                  {delivery.nextAttemptAt !== null && delivery.attempts.length > 0 && (
                    <>
                      , next <RelativeTime at={delivery.nextAttemptAt} />
                    </>
                  )}
                </span>
              </summary>
              <Attempts attempts={delivery.attempts} />
              <Snippet label="Message" code={JSON.stringify(delivery.payload, null, 2)} />
              {mayAct && (
                <div className="form-actions">
                  <Button
                    variant="default"
                    size="xs"
                    loading={resend.busy}
                    onClick={() => void resend.run(delivery)}
                  >
                    Resend
                  </Button>
                </div>
              )}
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Attempts({ attempts }: { attempts: readonly Attempt[] }) {
  if (attempts.length === 0) return <p className="quiet">Not sent yet.</p>;
  return (
    <ol className="attempts">
      {attempts.map((attempt) => (
        <li key={attempt.attempt}>
          <Tag tone={attempt.statusCode !== null && attempt.statusCode < 300 ? 'good' : 'bad'}>
            {attempt.statusCode ?? 'No response'}
          </Tag>{' '}
          <RelativeTime at={attempt.at} />, {attempt.durationMs} ms
          {attempt.trigger === 'manual' && ', resent manually'}
          {attempt.error !== null && <small>{attempt.error}</small>}
          {attempt.responseSnippet !== null && attempt.responseSnippet !== '' && (
            <pre tabIndex={0}>{attempt.responseSnippet}</pre>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Charts the attempts of the listed deliveries per hour. */
function Health({ attempts }: { attempts: readonly Attempt[] }) {
  const last = Math.floor(Math.max(...attempts.map((each) => Date.parse(each.at))) / HOUR_MS) * HOUR_MS;
  const points: Point[] = Array.from({ length: 24 }, (_, index) => {
    const start = last - (23 - index) * HOUR_MS;
    const within = attempts.filter((each) => Math.floor(Date.parse(each.at) / HOUR_MS) * HOUR_MS === start);
    const good = within.filter((each) => each.statusCode !== null && each.statusCode < 300).length;
    return { at: new Date(start).toISOString(), good, bad: within.length - good };
  });
  return (
    <div className="panel">
      <TimeChart
        kind="bars"
        title="Attempts per hour"
        points={points}
        label={(at) =>
          new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit' }).format(new Date(at))
        }
        series={[
          { key: 'good', name: 'Succeeded', color: COLORS.good },
          { key: 'bad', name: 'Failed', color: COLORS.bad },
        ]}
      />
    </div>
  );
}
