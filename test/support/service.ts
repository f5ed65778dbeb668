import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { composeAdmin } from '../../src/compose/admin';
import { composeApi } from '../../src/compose/api';
import { composeWorkers } from '../../src/compose/workers';
import { loadConfig, type Config } from '../../src/config/config';
import type { Mode } from '../../src/domain/common';
import { createApp } from '../../src/http/app';
import { attachApp, SERVER_OPTIONS } from '../../src/http/lifecycle/server-hardening';
import { randomBase62 } from '../../src/platform/ids';
import { SHUTDOWN_STAGE } from '../../src/platform/shutdown';
import type { DeprecatedRoute } from '../../src/services/deprecations/deprecated-routes';
import { SCOPES, type Scope, type TenantType } from '../../src/services/access/caller';
import type { TenantLinkRecord } from '../../src/services/links/tenant-links.service';
import type { Pool } from '../../src/tasks/task-contract';
import { taskHandlers } from '../../workers/handlers';
import { poolConcurrency } from '../../workers/runtime/pool-concurrency';
import { PoolWorker } from '../../workers/runtime/pool-worker';
import { MaintenanceScheduler } from '../../workers/maintenance/maintenance-scheduler';
import { maintenanceTasks } from '../../workers/maintenance/maintenance-tasks';
import { addCandidate, type TestCandidate } from './records/candidates';
import { freshDatabase, type TestDatabase } from './database';

/** Configuration with a separate database and queue. */
export function testConfig(database: TestDatabase, overrides: Record<string, string> = {}): Config {
  return loadConfig({
    ...process.env,
    NODE_ENV: 'test',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'fatal',
    HOST: '127.0.0.1',
    DATABASE_URL: database.service.url,
    DATABASE_NAMED_STATEMENTS: String(database.service.namedStatements),
    MIGRATION_DATABASE_URL: database.migrationUrl,
    QUEUE_PREFIX: `test-${randomBase62(8)}`,
    PARSE_THREADS: '1',
    ...overrides,
  });
}

export interface TestTenant {
  tenantId: string;
  /** Creates another tenant of the same service. */
  addTenant(type: TenantType): Promise<TestTenant>;
  /** Creates an active link: this tenant requests it and the other one accepts. */
  link(other: TestTenant): Promise<TenantLinkRecord>;
  /** Creates a candidate of this tenant and returns its id. */
  candidate(candidate?: Omit<TestCandidate, 'tenantId'>): Promise<string>;
  /** Creates a key, by default with all scopes. */
  key(options?: { mode?: Mode; scopes?: Scope[]; ipAllowlist?: string[]; expiresInDays?: number }): Promise<{
    key: string;
    keyId: string;
  }>;
}

export interface TestService {
  baseUrl: string;
  config: Config;
  database: TestDatabase;
  admin: ReturnType<typeof composeAdmin>;
  tenant(type: TenantType): Promise<TestTenant>;
  /** Stops processing tasks, like a drained worker. */
  stopWorkers(): Promise<void>;
  startWorkers(): Promise<void>;
  stop(): Promise<void>;
}

/** The real service in one process: HTTP, stores and, by default, the worker pools. */
export async function startService(
  options: {
    pools?: Pool[];
    environment?: Record<string, string>;
    /** Returns the address of the database on a read replica. */
    readUrl?: (databaseUrl: string) => string;
    deprecations?: readonly DeprecatedRoute[];
  } = {},
): Promise<TestService> {
  const database = await freshDatabase();
  const config = testConfig(database, {
    ...(options.readUrl && { DATABASE_READ_URL: options.readUrl(database.url) }),
    ...options.environment,
  });
  const api = await startApi(config, options.deprecations);
  const admin = composeAdmin(config);
  const pools = options.pools ?? ['parse', 'scan', 'upkeep'];
  let workers = pools.length > 0 ? await startPools(config, pools) : null;
  return {
    baseUrl: api.baseUrl,
    config,
    database,
    admin,
    tenant: (type) => newTenant(admin, database, type),
    stopWorkers: async () => {
      await workers?.stop();
      workers = null;
    },
    startWorkers: async () => {
      workers ??= await startPools(config, pools);
    },
    stop: async () => {
      await api.close();
      await workers?.stop();
      await api.shutDown();
      await admin.close();
      await database.drop();
    },
  };
}

export interface TestApi {
  baseUrl: string;
  /** Ends the connections. */
  close: () => Promise<void>;
  shutDown: () => Promise<void>;
}

/** An API process on the stores of a configuration; a test of several processes starts a second one. */
export async function startApi(config: Config, deprecations?: readonly DeprecatedRoute[]): Promise<TestApi> {
  const api = composeApi(config, deprecations);
  await api.start();
  const server = createServer(SERVER_OPTIONS);
  attachApp(server, createApp(api.http), config.http.publicBaseUrl);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api.readiness.begin();
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => close(server),
    shutDown: async () => {
      await api.shutdown.run('test');
    },
  };
}

async function startPools(config: Config, pools: Pool[]): Promise<{ stop: () => Promise<void> }> {
  const composed = composeWorkers(config, pools);
  const handlers = taskHandlers(composed);
  await composed.start();
  await Promise.all(pools.map((pool) => composed.warmUp(pool)));
  const workers = pools.map(
    (pool) =>
      new PoolWorker({
        pool,
        handlers: handlers.filter((handler) => handler.contract.pool === pool),
        redis: composed.taskRedis,
        prefix: config.redis.prefix,
        concurrency: poolConcurrency(config, pool),
        signals: composed.signals,
        metrics: composed.metrics,
        logger: composed.logger,
      }),
  );
  // In the order and within the deadline of a worker process.
  for (const worker of workers) {
    composed.shutdown.add(SHUTDOWN_STAGE.drain, 'pool', () => worker.drain(2_000));
    worker.start();
  }
  const scheduler = new MaintenanceScheduler(
    pools.includes('upkeep')
      ? maintenanceTasks({ ...composed, requeue: composed.requeue(() => Promise.resolve()) })
      : [],
    composed.upkeepUnits,
    composed.metrics,
    composed.logger,
  );
  composed.shutdown.add(SHUTDOWN_STAGE.intake, 'maintenance', () => scheduler.stop());
  scheduler.start();
  return {
    stop: async () => {
      await composed.shutdown.run('test');
    },
  };
}

async function newTenant(
  admin: ReturnType<typeof composeAdmin>,
  database: TestDatabase,
  type: TenantType,
): Promise<TestTenant> {
  const { tenantId } = await admin.tenants.create({ type, name: `Test ${type}` });
  const actor = { type: 'cli', id: null } as const;
  return {
    tenantId,
    addTenant: (otherType) => newTenant(admin, database, otherType),
    candidate: (candidate = {}) => addCandidate(database, { ...candidate, tenantId }),
    link: async (other) => {
      const { linkId } = await admin.links.request({ tenantId, mode: 'test' }, other.tenantId, actor);
      return admin.links.accept({ tenantId: other.tenantId, mode: 'test' }, linkId, actor);
    },
    key: (options = {}) =>
      admin.keys.create({
        tenantId,
        name: 'test',
        mode: options.mode ?? 'test',
        scopes: options.scopes ?? [...SCOPES],
        expiresInDays: options.expiresInDays ?? null,
        ipAllowlist: options.ipAllowlist ?? [],
        sandboxTenant: null,
      }),
  };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
