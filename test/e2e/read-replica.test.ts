import { Database, type DatabaseOptions } from '../../src/db/kernel/database';
import { ReadReplica, type ReplicaFault } from '../../src/db/kernel/read-replica';
import type { TenantScope } from '../../src/domain/common';
import { tenantData, type TenantData } from '../../src/services/tenant-data';
import { call } from '../support/api';
import { itIf } from '../support/it-if';
import { hasPgBouncer, PGBOUNCER_MISSING, startPgBouncer } from '../support/servers/pgbouncer';
import { startNetwork } from '../support/servers/network';
import { startReplicatedStores, type ReplicatedStores } from '../support/servers/postgres-replica';
import { startService, type TestService } from '../support/service';
import { until } from '../support/until';

/** Paths of lists that a replica can answer. */
const LISTS = [
  '/api/v1/jobs',
  '/api/v1/candidates',
  '/api/v1/matches',
  '/api/v1/operations',
  '/api/v1/placements',
  '/api/v1/events',
  '/api/v1/score-log',
  '/api/v1/tenant-links',
  '/api/v1/webhook-subscriptions',
];

let stores: ReplicatedStores;
let service: TestService;
let employerId: string;
let organizationId: string;
let key: string;
let organizationKey: string;

beforeAll(async () => {
  stores = await startReplicatedStores();
  Object.assign(process.env, stores.environment);
  service = await startService({
    pools: ['parse', 'sync', 'match', 'upkeep'],
    readUrl: (url) => stores.replicaUrl(url),
  });
  const employer = await service.tenant('employer');
  const organization = await employer.addTenant('organization');
  await employer.link(organization);
  [employerId, organizationId] = [employer.tenantId, organization.tenantId];
  ({ key } = await employer.key({ mode: 'live' }));
  ({ key: organizationKey } = await organization.key({ mode: 'live' }));
});
afterAll(async () => {
  await service.stop();
  await stores.stop();
});

const get = (path: string, as = key) => call(service.baseUrl, 'GET', path, { key: as });
const post = (path: string, json: object, as = key) => call(service.baseUrl, 'POST', path, { key: as, json });
const pushJob = async (title: string, as = key): Promise<string> =>
  (await post('/api/v1/jobs/sync', { parsed: { title } }, as)).body.jobId;
const titles = async (as = key): Promise<string[]> =>
  (await get('/api/v1/jobs?limit=100', as)).body.jobs.map((job: { title: string }) => job.title);
const state = async () => (await call(service.baseUrl, 'GET', '/ready')).body.checks.readReplica;
const untilUsed = () => until('the replica to be used', async () => (await state()) === 'ok');

/** Reads of the service by the reason why the primary answered; `none` if the replica did. */
async function readCounts(): Promise<Record<string, number>> {
  const { text } = await call(service.baseUrl, 'GET', '/metrics');
  const counts = text.matchAll(/tenure_read_replica_reads_total\{server="\w+",reason="(\w+)"\} (\d+)/g);
  return Object.fromEntries([...counts].map(([, reason, count]) => [reason, Number(count)]));
}

/** The last statement of each session of the service on the replica. */
const statementsOnReplica = async (): Promise<string> => {
  const rows = await stores.onReplica<{ query: string }>(
    service.database.migrationUrl,
    "SELECT query FROM pg_stat_activity WHERE usename = 'tenure_app' AND datname = current_database()",
  );
  return rows.map(({ query }) => query).join('\n');
};

describe('With a read replica, the service', () => {
  it('answers lists from the replica and reads of one record from the primary', async () => {
    const jobId = await pushJob('Line Cook');
    await untilUsed();
    for (const path of LISTS) {
      const before = await readCounts();
      await until(`the replica to answer ${path}`, async () => {
        expect(await get(path)).toMatchObject({ status: 200 });
        return ((await readCounts())['none'] ?? 0) > (before['none'] ?? 0);
      });
    }
    await until('a list of jobs on the replica', async () => {
      expect(await titles()).toEqual(['Line Cook']);
      return (await statementsOnReplica()).includes('from "jobs"');
    });
    const before = await readCounts();
    expect((await get(`/api/v1/jobs/${jobId}`)).status).toBe(200);
    expect((await get('/api/v1/me')).status).toBe(200);
    expect(await readCounts()).toEqual(before);
  });

  it('loads the candidates of a ranking from the replica', async () => {
    const jobId = await pushJob('Welder');
    const candidates = [{ skills: ['Welding'], consent: { shareWithEmployers: true } }];
    await post('/api/v1/candidates/sync', { candidates }, organizationKey);
    await untilUsed();
    const statements = new Set<string>();
    await until('a statement of a ranking on the replica', async () => {
      const { body } = await post('/api/v1/matches/rank', { jobId });
      expect(body.considered).toBe(1);
      for (const statement of (await statementsOnReplica()).split('\n')) statements.add(statement);
      return [...statements].some((statement) => statement.includes('candidates'));
    });
  });

  it('shows a tenant its own write in a list at once while replay is paused', async () => {
    await untilUsed();
    await stores.pauseReplay();
    const before = await readCounts();
    for (const title of ['Baker', 'Butcher', 'Barista']) {
      await pushJob(title);
      expect(await titles()).toContain(title);
    }
    const after = await readCounts();
    expect(after['none']).toBe(before['none']);
    expect(after['behind'] ?? 0).toBeGreaterThanOrEqual((before['behind'] ?? 0) + 3);
    const ready = await call(service.baseUrl, 'GET', '/ready');
    expect(ready.status).toBe(200);
    expect(ready.body.checks.readReplica).toBe('behind: lists are read from the primary');
    await stores.resumeReplay();
    await untilUsed();
  });

  it('shows every write in the list that follows while the replica replays', async () => {
    await untilUsed();
    for (let n = 0; n < 50; n += 1) {
      await pushJob(`Carpenter ${n}`);
      expect((await get('/api/v1/jobs?limit=1')).body.jobs[0].title).toBe(`Carpenter ${n}`);
    }
  });

  it('keeps the rows of another tenant hidden on the replica', async () => {
    await pushJob('Accountant');
    const other = await (await service.tenant('employer')).key({ mode: 'live' });
    await pushJob('Bricklayer', other.key);
    await untilUsed();
    const before = await readCounts();
    await until('the replica to answer both tenants', async () => {
      expect(await titles(other.key)).toEqual(['Bricklayer']);
      expect(await titles()).not.toContain('Bricklayer');
      return ((await readCounts())['none'] ?? 0) >= (before['none'] ?? 0) + 2;
    });
    const rows = await stores.onReplica(service.config.database.url, 'SELECT job_id FROM jobs');
    expect(rows).toEqual([]);
  });

  it('answers lists from the primary while the replica is down, and from the replica once it is back', async () => {
    await untilUsed();
    await stores.stopReplica();
    const before = await readCounts();
    await pushJob('Roofer');
    expect(await titles()).toContain('Roofer');
    for (const path of LISTS) expect((await get(path)).status).toBe(200);
    const after = await readCounts();
    expect(after['unreachable'] ?? 0).toBeGreaterThan(before['unreachable'] ?? 0);
    const ready = await call(service.baseUrl, 'GET', '/ready');
    expect(ready.status).toBe(200);
    expect(ready.body).toMatchObject({
      status: 'ready',
      checks: { readReplica: 'unreachable: lists are read from the primary' },
    });
    await stores.startReplica();
    // Without /ready, lists themselves find out that the replica is back.
    await until('a list from the replica', async () => {
      expect(await titles()).toContain('Roofer');
      return ((await readCounts())['none'] ?? 0) > (after['none'] ?? 0);
    });
  });
});

describe('A read replica', () => {
  const JOB_PAGE = { limit: 100, before: null, status: null, externalId: null, updatedSince: null };
  const employer = (): TenantScope => ({ tenantId: employerId, mode: 'live' });
  const organization = (): TenantScope => ({ tenantId: organizationId, mode: 'live' });
  const databaseUrl = () => service.config.database.url;
  const replicaUrl = () => stores.replicaUrl(databaseUrl());
  const jobTitles = async (data: TenantData, scope = employer()) =>
    (await data.of(scope).reads.jobs.list(JOB_PAGE)).map(({ title }) => title);

  interface ReplicatedData {
    primary: Database;
    replica: ReadReplica;
    data: TenantData;
    /** Reasons why the primary answered; null for a read that the replica answered. */
    outcomes: (ReplicaFault | null)[];
  }

  /** Runs `work` with a replica at `url` after the first check of the replica. */
  async function withReplica(
    url: string,
    options: Partial<DatabaseOptions>,
    work: (replicated: ReplicatedData) => Promise<void>,
  ): Promise<void> {
    const outcomes: (ReplicaFault | null)[] = [];
    const primary = new Database({ url: databaseUrl(), poolSize: 2, role: 'tenure_app' });
    const pool = {
      poolSize: 4,
      role: 'tenure_app',
      acquireTimeoutMs: 10_000,
      responseTimeoutMs: 60_000,
    } as const;
    const replica = new ReadReplica(primary, new Database({ ...pool, url, ...options }), {
      observe: (fault) => void outcomes.push(fault),
    });
    try {
      await until('the check', async () => {
        await replica.check();
        return replica.fault === null || replica.fault === 'unsuitable';
      });
      await work({ primary, replica, data: tenantData(primary, { replica }), outcomes });
    } finally {
      await replica.close();
      await primary.close();
    }
  }

  it('is not used if it is the primary or has another database', async () => {
    await pushJob('Driver');
    const otherDatabase = new URL(replicaUrl());
    otherDatabase.pathname = '/tenure';
    for (const url of [databaseUrl(), otherDatabase.toString()]) {
      await withReplica(url, {}, async ({ data, outcomes }) => {
        expect(await jobTitles(data)).toContain('Driver');
        expect(outcomes).toEqual(['unsuitable']);
      });
    }
  });

  it('leaves a read that replay cancels to the primary and stays in use', async () => {
    await withReplica(replicaUrl(), {}, async ({ primary, replica, outcomes }) => {
      const slowRead = primary.knex.raw('SELECT job_id FROM jobs, pg_sleep(60) LIMIT 1');
      const rows = replica.rows(employer(), slowRead);
      await until('the read to run on the replica', async () => {
        return (await statementsOnReplica()).includes('pg_sleep(60)');
      });
      // Replay of an exclusive lock conflicts with every query that reads the table.
      await service.database.query('DO $$ BEGIN LOCK TABLE jobs IN ACCESS EXCLUSIVE MODE; END $$');
      expect(await rows).toBeNull();
      expect(outcomes).toEqual(['conflict']);
      expect(replica.fault).toBeNull();
    });
  });

  it('is not used while its network drops all packets', async () => {
    await pushJob('Gardener');
    const network = await startNetwork(Number(new URL(replicaUrl()).port));
    const url = new URL(replicaUrl());
    url.port = String(network.port);
    const timeouts = { acquireTimeoutMs: 1_000, responseTimeoutMs: 1_000 };
    await withReplica(url.toString(), timeouts, async ({ data, replica, outcomes }) => {
      await until('a read from the replica', async () => (await jobTitles(data)) && outcomes.includes(null));
      network.dropPackets(true);
      expect(await jobTitles(data)).toContain('Gardener');
      expect(outcomes.at(-1)).toBe('unreachable');
      network.dropPackets(false);
      await until('the replica to be used', async () => {
        expect(await jobTitles(data)).toContain('Gardener');
        return outcomes.at(-1) === null;
      });
      expect(replica.fault).toBeNull();
    });
    await network.stop();
  });

  it('lets no read write, as without a replica', async () => {
    const jobId = await pushJob('Plumber');
    await withReplica(replicaUrl(), {}, async ({ data, primary }) => {
      for (const each of [data, tenantData(primary)]) {
        const { jobs } = each.of(employer()).reads;
        await expect(jobs.setStatus(jobId, 'paused', null)).rejects.toThrow(/read-only transaction/);
      }
    });
    expect((await get(`/api/v1/jobs/${jobId}`)).body.status).toBe('open');
  });

  it('answers a login with another name under row-level security', async () => {
    await pushJob('Electrician');
    await withReplica(stores.replicaUrl(service.database.migrationUrl), {}, async ({ data, outcomes }) => {
      await until('reads from the replica', async () => {
        expect(await jobTitles(data)).toContain('Electrician');
        expect(await jobTitles(data, organization())).toEqual([]);
        return outcomes.slice(-2).every((fault) => fault === null);
      });
    });
  });

  itIf(hasPgBouncer, PGBOUNCER_MISSING)(
    'answers several tenants through PgBouncer in transaction mode',
    async () => {
      await pushJob('Electrician');
      const pooler = await startPgBouncer(replicaUrl());
      await withReplica(pooler.url, { namedStatements: false }, async ({ data, outcomes }) => {
        await until('reads from the replica', async () => {
          const [own, others] = await Promise.all([jobTitles(data), jobTitles(data, organization())]);
          expect(own).toContain('Electrician');
          expect(others).toEqual([]);
          return outcomes.filter((fault) => fault === null).length >= 20;
        });
      }).finally(() => pooler.stop());
    },
  );
});
