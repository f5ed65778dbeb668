import { Link, useLocation } from 'wouter';
import { countAndShare } from '../format';
import { useModeAddress } from '../parts/mode-select';
import { Failed, Loading } from '../parts/states';
import { Tile } from '../parts/tile';
import type { LoggedRequest } from '../requests/request';
import { ErrorGroups, type ErrorGroup } from '../requests/request-errors';
import { RequestTable } from '../requests/request-table';
import { total, type Usage } from '../requests/usage';
import { RequestsChart, usagePoints } from '../usage/requests-chart';
import { useResource } from '../use-resource';

const DAYS = 7;
const LATEST = 10;

/** The use of a key: requests over time, errors by code, and the latest requests. */
export function KeyTraffic({ keyId, mode }: { keyId: string; mode: 'test' | 'live' }) {
  const [, navigate] = useLocation();
  const withMode = useModeAddress();
  const query = `mode=${mode}&key=${keyId}`;
  const usage = useResource<Usage>(`/usage?${query}&days=${DAYS}`);
  const errors = useResource<{ errors: ErrorGroup[] }>(`/request-errors?${query}`);
  const latest = useResource<{ requests: LoggedRequest[] }>(`/requests?${query}`);
  const modeQuery = mode === 'live' ? '&mode=live' : '';
  const requestsOf = (more: string): string => `/developers/requests?key=${keyId}${more}${modeQuery}`;
  const parts = [usage, errors, latest];
  const failed = parts.find(({ error }) => error !== null);
  if (failed?.error) return <Failed error={failed.error} retry={failed.reload} what="the use of the key" />;
  if (!usage.data || !errors.data || !latest.data) return <Loading what="the use of the key" rows={5} />;
  const all = total(usage.data.overTime);
  const rows = latest.data.requests.slice(0, LATEST);
  if (rows.length === 0) {
    return (
      <section aria-labelledby="use">
        <h2 id="use">Use</h2>
        <p className="quiet">No call with this key in the last 30 days.</p>
      </section>
    );
  }
  return (
    <section aria-labelledby="use">
      <h2 id="use">Last {DAYS} days</h2>
      <dl className="tiles">
        <Tile name="Requests" value={all.requests.toLocaleString('en')} />
        <Tile name="Rejected (4xx)" value={countAndShare(all.refused, all.requests)} />
        <Tile name="Failed (5xx)" value={countAndShare(all.failed, all.requests)} />
        <Tile name="Pages processed" value={all.pages.toLocaleString('en')} />
      </dl>
      <RequestsChart usage={usage.data} points={usagePoints(usage.data, DAYS)} />
      {errors.data.errors.length > 0 && (
        <>
          <h2>Errors of the last 30 days</h2>
          <ErrorGroups
            errors={errors.data.errors}
            callsOf={({ code, route }) =>
              requestsOf(`&code=${encodeURIComponent(code)}&route=${encodeURIComponent(route)}`)
            }
          />
        </>
      )}
      <h2>Latest requests</h2>
      <RequestTable rows={rows} open={(requestId) => navigate(requestsOf(`&request=${requestId}`))} />
      <p>
        <Link href={requestsOf('')}>All requests with this key</Link> ·{' '}
        <Link href={withMode('/developers/usage')}>Usage of all keys</Link>
      </p>
    </section>
  );
}
