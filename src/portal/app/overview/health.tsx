import { Link } from 'wouter';
import { percent } from '../format';
import { useMode, useModeAddress } from '../parts/mode-select';
import { Failed, Loading } from '../parts/states';
import { Tag } from '../parts/tag';
import { Tile } from '../parts/tile';
import { total, type Usage } from '../requests/usage';
import { useResource } from '../use-resource';
import type { Subscription } from '../webhooks/webhook';

/** The state of the integration in the last 24 hours: calls, errors, response times and webhooks. */
export function Health() {
  const mode = useMode();
  const withMode = useModeAddress();
  const usage = useResource<Usage>(`/usage?mode=${mode}&days=1`);
  const hooks = useResource<{ subscriptions: Subscription[] }>(`/webhooks?mode=${mode}`);
  const calls = usage.data && total(usage.data.overTime);
  const failing = (hooks.data?.subscriptions ?? []).filter(isFailing);
  return (
    <section aria-labelledby="health">
      <div className="section-head">
        <h2 id="health">
          Last 24 hours{' '}
          {calls && hooks.data && (
            <Tag tone={calls.failed > 0 || failing.length > 0 ? 'bad' : 'good'}>
              {calls.failed > 0 || failing.length > 0 ? 'Needs attention' : 'Healthy'}
            </Tag>
          )}
        </h2>
      </div>
      {usage.error && <Failed error={usage.error} retry={usage.reload} what="the statistics" />}
      {usage.loading && <Loading what="the statistics" rows={2} />}
      {calls && usage.data && (
        <dl className="tiles">
          <Tile name="Calls" value={calls.requests.toLocaleString('en')} />
          <Tile name="Rejected" value={shareOf(calls.refused, calls.requests)} />
          <Tile name="Failed" value={shareOf(calls.failed, calls.requests)} />
          <Tile name="Slowest route, p95" value={slowest(usage.data)} />
          <Tile name="Failing webhooks" value={hooks.data ? String(failing.length) : '–'} />
        </dl>
      )}
      <p className="quiet">
        <Link href={withMode('/developers/requests?tab=errors')}>Errors by code</Link> ·{' '}
        <Link href={withMode('/developers/usage')}>Usage</Link> ·{' '}
        <Link href={withMode('/developers/webhooks')}>Webhooks</Link>
      </p>
    </section>
  );
}

/** True if the last delivery failed, or all failed for so long that the subscription was disabled. */
function isFailing({ lastFailureAt, lastSuccessAt, disabledReason }: Subscription): boolean {
  if (disabledReason === 'failing') return true;
  return lastFailureAt !== null && (lastSuccessAt === null || lastFailureAt > lastSuccessAt);
}

function shareOf(part: number, whole: number): string {
  return whole === 0 ? '–' : percent(part / whole, part > 0 ? 1 : 0);
}

function slowest({ byRoute }: Usage): string {
  const milliseconds = Math.max(0, ...byRoute.map(({ p95 }) => p95));
  return byRoute.length === 0 ? '–' : `${Math.round(milliseconds).toLocaleString('en')} ms`;
}
