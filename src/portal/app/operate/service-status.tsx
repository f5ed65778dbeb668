import { Link } from 'wouter';
import { percent } from '../format';
import { RelativeTime } from '../parts/relative-time';
import { Failed, Loading, PageHead } from '../parts/states';
import { Tag } from '../parts/tag';
import { Tile } from '../parts/tile';
import { useResource } from '../use-resource';
import './operate.css';
import { inBytes, REFRESH_INTERVAL_MS, runbook, type ServiceLoad } from './operate';

interface Health {
  ready: boolean;
  checks: Record<string, string>;
  pools: { pool: string; waiting: number; unfinished: number; oldestSeconds: number; workers: unknown[] }[];
  upkeep: { late: string | null }[];
}

/** Shares and ages from which the state needs attention. */
const MIN_FREE_SHARE = 0.1;
const MAX_FAILED_SHARE = 0.01;
const LATE_SECONDS = 60;

/** The state of the service on one screen: what is wrong, since when, and where the operations guide helps. */
export default function ServiceStatus() {
  const load = useResource<ServiceLoad>('/operate/load', REFRESH_INTERVAL_MS);
  const health = useResource<Health>('/pools', REFRESH_INTERVAL_MS);
  return (
    <>
      <PageHead
        title="Status"
        lead="Stores, disk, text recognition, mail, calls, waiting work and failing webhooks of all tenants. Updated every 10 seconds."
      />
      {load.error && <Failed error={load.error} retry={load.reload} what="the calls and the disk" />}
      {health.error && (
        <Failed error={health.error} retry={health.reload} what="the state of the stores and pools" />
      )}
      {(load.loading || health.loading) && <Loading what="the status" rows={6} />}
      {health.data && load.data && (
        <>
          <Components health={health.data} load={load.data} />
          <Traffic load={load.data} />
          <Backlogs load={load.data} />
          <FailingWebhooks load={load.data} />
        </>
      )}
    </>
  );
}

interface Component {
  name: string;
  fault: string | null;
  detail: string;
  section: string;
}

function componentsOf(health: Health, { disk, mail }: ServiceLoad): Component[] {
  const freeShare = disk.totalBytes > 0 ? disk.freeBytes / disk.totalBytes : 1;
  const scan = health.pools.find(({ pool }) => pool === 'scan');
  const lateUnits = health.upkeep.filter(({ late }) => late !== null).length;
  return [
    ...Object.entries(health.checks).map(([name, outcome]) => ({
      name: CHECK_NAMES[name] ?? name,
      fault: outcome === 'ok' ? null : outcome,
      detail: 'Responds',
      section: CHECK_SECTIONS[name] ?? 'health',
    })),
    {
      name: 'Disk',
      fault: freeShare < MIN_FREE_SHARE ? `${percent(freeShare)} free` : null,
      detail: `${inBytes(disk.freeBytes)} free of ${inBytes(disk.totalBytes)}; database ${inBytes(disk.databaseBytes)}`,
      section: 'partitions',
    },
    {
      name: 'Text recognition',
      fault: !scan || scan.workers.length === 0 ? 'No worker' : null,
      detail: `${scan?.workers.length ?? 0} workers, ${scan?.waiting ?? 0} scans waiting`,
      section: 'queues',
    },
    {
      name: 'Mail',
      fault: mail.late > 0 ? `${mail.late} late` : mail.failedToday > 0 ? `${mail.failedToday} failed` : null,
      detail: `${mail.waiting} waiting, ${mail.failedToday} failed in 24 hours`,
      section: 'alerts',
    },
    {
      name: 'Maintenance',
      fault: lateUnits > 0 ? `${lateUnits} late` : null,
      detail: 'On time',
      section: 'upkeep',
    },
  ];
}

const CHECK_NAMES: Record<string, string> = {
  process: 'API process',
  database: 'Database',
  redis: 'Redis',
  documents: 'Document store',
  readReplica: 'Read replica',
};
const CHECK_SECTIONS: Record<string, string> = {
  redis: 'redis',
  documents: 'document-store',
  readReplica: 'read-replica',
};

function Components({ health, load }: { health: Health; load: ServiceLoad }) {
  return (
    <section aria-labelledby="components">
      <h2 id="components">Components</h2>
      <ul className="components">
        {componentsOf(health, load).map(({ name, fault, detail, section }) => (
          <li key={name}>
            <strong>{name}</strong> <Tag tone={fault === null ? 'good' : 'bad'}>{fault ?? 'OK'}</Tag>
            <small>{fault === null ? detail : <a href={runbook(section)}>What to do about {name}</a>}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Traffic({ load: { traffic } }: { load: ServiceLoad }) {
  const share = traffic.requests === 0 ? 0 : traffic.failed / traffic.requests;
  return (
    <section aria-labelledby="traffic">
      <h2 id="traffic">
        Last {traffic.minutes} minutes {share > MAX_FAILED_SHARE && <Tag tone="bad">Many calls fail</Tag>}
      </h2>
      <dl className="tiles">
        <Tile name="Calls" value={traffic.requests.toLocaleString('en')} />
        <Tile name="Failed (5xx)" value={percent(share, traffic.failed > 0 ? 2 : 0)} />
        <Tile
          name="p95"
          value={traffic.p95 === null ? '–' : `${Math.round(traffic.p95).toLocaleString('en')} ms`}
        />
      </dl>
    </section>
  );
}

function Backlogs({ load: { backlogs } }: { load: ServiceLoad }) {
  return (
    <section aria-labelledby="backlogs">
      <h2 id="backlogs">Waiting work by tenant</h2>
      {backlogs.length === 0 && <p className="quiet">No work is waiting or running.</p>}
      {backlogs.length > 0 && (
        <div className="panel flush">
          <table className="stacking">
            <caption className="hidden">Waiting work by pool and tenant</caption>
            <thead>
              <tr>
                <th scope="col">Tenant</th>
                <th scope="col">Pool</th>
                <th scope="col">Waiting</th>
                <th scope="col">Running</th>
                <th scope="col">Lag</th>
              </tr>
            </thead>
            <tbody>
              {backlogs.map((row) => (
                <tr key={`${row.pool} ${row.tenantId}`}>
                  <th scope="row">
                    <Link href={`/developers/tenants/${row.tenantId}`}>{row.tenantName}</Link>
                  </th>
                  <td data-label="Pool">{row.pool}</td>
                  <td data-label="Waiting" className="figure">
                    {row.waiting}
                  </td>
                  <td data-label="Running" className="figure">
                    {row.running}
                  </td>
                  <td data-label="Lag" className="figure">
                    <span data-late={row.oldestSeconds > LATE_SECONDS || undefined}>
                      {row.oldestSeconds} s
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="quiet">
        <Link href="/developers/operations">Worker pools</Link> · <a href={runbook('queues')}>Fair queues</a>
      </p>
    </section>
  );
}

function FailingWebhooks({ load: { failingWebhooks } }: { load: ServiceLoad }) {
  return (
    <section aria-labelledby="failing">
      <h2 id="failing">Failing webhook endpoints</h2>
      {failingWebhooks.length === 0 && <p className="quiet">All endpoints respond.</p>}
      {failingWebhooks.length > 0 && (
        <div className="panel flush">
          <table className="stacking">
            <caption className="hidden">Failing webhook endpoints</caption>
            <thead>
              <tr>
                <th scope="col">Host</th>
                <th scope="col">Tenant</th>
                <th scope="col">State</th>
                <th scope="col">Failing since</th>
                <th scope="col">Last success</th>
              </tr>
            </thead>
            <tbody>
              {failingWebhooks.map((row) => (
                <tr key={row.subscriptionId}>
                  <th scope="row">{row.host ?? 'Unknown'}</th>
                  <td data-label="Tenant">
                    <span>
                      <Link href={`/developers/tenants/${row.tenantId}`}>{row.tenantName}</Link> ({row.mode})
                    </span>
                  </td>
                  <td data-label="State">
                    <Tag tone={row.disabledReason === null ? 'warn' : 'bad'}>
                      {row.disabledReason === null ? 'Failing' : `Disabled: ${row.disabledReason}`}
                    </Tag>
                  </td>
                  <td data-label="Failing since">
                    <RelativeTime at={row.failingSince} never="Unknown" />
                  </td>
                  <td data-label="Last success">
                    <RelativeTime at={row.lastSuccessAt} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="quiet">
        <a href={runbook('webhooks')}>Webhooks in the operations guide</a>
      </p>
    </section>
  );
}
