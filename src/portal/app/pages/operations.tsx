import { Alert } from '@mantine/core';
import { Link } from 'wouter';
import { COLORS } from '../charts/colors';
import { TimeChart } from '../charts/time-chart';
import type { Point } from '../charts/time-series';
import { MaintenanceTable, type MaintenanceUnit } from '../operations/maintenance-table';
import { Failed, Loading, PageHead } from '../parts/states';
import { Tag } from '../parts/tag';
import { useSession } from '../session';
import { useResource } from '../use-resource';

interface Health {
  at: string;
  ready: boolean;
  checks: Record<string, string>;
  pools: {
    pool: string;
    waiting: number;
    active: number;
    unfinished: number;
    oldestSeconds: number;
    workers: { address: string; idleSeconds: number; ageSeconds: number }[];
  }[];
  upkeep: MaintenanceUnit[];
  throughput: { minute: string; pool: string; succeeded: number; failed: number }[];
}

const REFRESH_INTERVAL_MS = 5_000;
const MINUTE_MS = 60_000;
/** Work older than this needs attention, because a call waits at most one minute. */
const LATE_SECONDS = 60;

export default function Operations() {
  const { queueBoard } = useSession();
  const health = useResource<Health>('/pools', REFRESH_INTERVAL_MS);
  return (
    <>
      <PageHead
        title="Worker pools"
        lead="Workers and queues of each pool, delayed maintenance, and throughput of the last hour. Updated every 5 seconds."
        action={queueBoard ? <Link href="/developers/queues">Queue board</Link> : undefined}
      />
      {health.error && <Failed error={health.error} retry={health.reload} what="the pools" />}
      {health.loading && <Loading what="the pools" rows={6} />}
      {health.data && <Pools health={health.data} />}
    </>
  );
}

function Pools({ health }: { health: Health }) {
  const wrong = Object.entries(health.checks).filter(([, outcome]) => outcome !== 'ok');
  return (
    <>
      {wrong.length > 0 && (
        <Alert color="red" title="Service not ready" role="alert">
          {wrong.map(([name, outcome]) => `${name}: ${outcome}`).join(' · ')}
        </Alert>
      )}
      <div className="panel flush">
        <table className="stacking">
          <caption className="hidden">Worker pools</caption>
          <thead>
            <tr>
              <th scope="col">Pool</th>
              <th scope="col">Workers</th>
              <th scope="col">Waiting</th>
              <th scope="col">Running</th>
              <th scope="col">Unfinished</th>
              <th scope="col">Oldest</th>
            </tr>
          </thead>
          <tbody>
            {health.pools.map((pool) => (
              <tr key={pool.pool}>
                <th scope="row">{pool.pool}</th>
                <td data-label="Workers">
                  {pool.workers.length === 0 ? (
                    <Tag tone="bad">None</Tag>
                  ) : (
                    <>
                      {pool.workers.length}
                      <small>{pool.workers.map((worker) => worker.address).join(', ')}</small>
                    </>
                  )}
                </td>
                <td data-label="Waiting" className="figure">
                  {pool.waiting}
                </td>
                <td data-label="Running" className="figure">
                  {pool.active}
                </td>
                <td data-label="Unfinished" className="figure">
                  {pool.unfinished}
                </td>
                <td data-label="Oldest" className="figure">
                  {pool.unfinished === 0 ? (
                    '–'
                  ) : (
                    <span data-late={pool.oldestSeconds > LATE_SECONDS || undefined}>
                      {pool.oldestSeconds} s
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <MaintenanceTable units={health.upkeep} />
      <div className="panel">
        <TimeChart
          kind="bars"
          title="Completed tasks per minute"
          points={minutes(health)}
          label={(at) =>
            new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit' }).format(new Date(at))
          }
          series={[
            { key: 'succeeded', name: 'Succeeded', color: COLORS.good },
            { key: 'failed', name: 'Failed', color: COLORS.bad },
          ]}
        />
      </div>
    </>
  );
}

/** Totals of all pools for the last 60 minutes; minutes without a completed task are zero. */
function minutes({ at, throughput }: Health): Point[] {
  const last = Math.floor(Date.parse(at) / MINUTE_MS) * MINUTE_MS;
  return Array.from({ length: 60 }, (_, index) => {
    const minute = new Date(last - (59 - index) * MINUTE_MS).toISOString();
    const rows = throughput.filter((row) => row.minute === minute);
    const sum = (key: 'succeeded' | 'failed'): number => rows.reduce((before, row) => before + row[key], 0);
    return { at: minute, succeeded: sum('succeeded'), failed: sum('failed') };
  });
}
