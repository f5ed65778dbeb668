import type { Config } from './config/config';
import { AuditLogRepository } from './db/audit-log.repository';
import { ApiKeysRepository } from './db/api-keys.repository';
import { Database } from './db/database';
import { KeyDirectoryRepository } from './db/key-directory.repository';
import { send } from './db/statement';
import { SweepsRepository } from './db/sweeps.repository';
import { TenantsRepository } from './db/tenants.repository';
import { UsersRepository } from './db/users.repository';
import type { HttpDeps } from './http/http-deps';
import { systemClock } from './platform/clock';
import { createLogger } from './platform/logger';
import { Metrics, type PoolLoad } from './platform/metrics';
import { Shutdown, STAGE } from './platform/shutdown';
import { startTracing } from './platform/tracing-exporter';
import { OperationSignals } from './queue/operation-signals';
import { developerPortal } from './portal/portal-router';
import { createQueueBoard } from './queue/queue-board';
import { connectRedis } from './queue/redis-connection';
import { RedisRateLimiter } from './queue/redis-rate-limiter';
import { TaskQueues } from './queue/task-queues';
import { ApiKeyVerifier } from './services/access/api-key-verifier';
import { ApiKeysService } from './services/access/api-keys.service';
import { KeyUseRecorder } from './services/access/key-use-recorder';
import { SignedSessionsService } from './services/access/signed-sessions.service';
import { TenantsService } from './services/access/tenants.service';
import { UsersService } from './services/access/users.service';
import { Cursors } from './services/cursors';
import { ReadinessService } from './services/health/readiness.service';
import { TenantIdempotencyService } from './services/idempotency/tenant-idempotency.service';
import { EndedWatch } from './services/operations/ended-watch';
import { OperationRunner } from './services/operations/operation-runner';
import { TenantOperationsService } from './services/operations/tenant-operations.service';
import { DocumentParser } from './services/parsing/document-parser';
import { QueuedParsingService } from './services/parsing/queued-parsing.service';
import { RunParseService } from './services/parsing/run-parse.service';
import { tenantData } from './services/tenant-data';
import { RequeueService } from './services/upkeep/requeue.service';
import { RetentionWindowsService } from './services/upkeep/retention-windows.service';
import type { OperationPayload } from './tasks/operation-payload';
import type { Pool } from './tasks/task-contract';

export const QUEUE_BOARD_PATH = '/ops/queues';

/** What every process shape needs: configuration aside, the logger, the stores and their orderly end. */
function composeProcess(config: Config, name: string) {
  const logger = createLogger({ level: config.logLevel, process: name });
  const shutdown = new Shutdown(logger, config.shutdownTimeoutMs);
  if (config.tracing.endpoint) {
    const tracing = startTracing({
      endpoint: config.tracing.endpoint,
      serviceName: config.tracing.serviceName,
      process: name,
    });
    shutdown.add(STAGE.telemetry, 'tracing', () => tracing.stop());
  }
  const database = new Database({ ...config.database, role: 'tenure_app' });
  shutdown.add(STAGE.stores, 'database', () => database.close());
  const redis = connectRedis(config.redis.url, 'brisk', logger);
  const subscriber = connectRedis(config.redis.url, 'patient', logger);
  shutdown.add(STAGE.stores, 'redis', () => {
    redis.disconnect();
    subscriber.disconnect();
  });
  const queues = new TaskQueues(redis, config.redis.prefix);
  shutdown.add(STAGE.queues, 'queues', () => queues.close());
  const signals = new OperationSignals(redis, subscriber, config.redis.prefix);
  const sweeps = new SweepsRepository(database);
  const readiness = new ReadinessService({ database: () => database.ping(), redis: () => redis.ping() });
  shutdown.add(STAGE.readiness, 'readiness', () => readiness.end());
  const metrics = new Metrics(() => poolLoads(queues, sweeps));
  return {
    logger,
    shutdown,
    database,
    redis,
    queues,
    signals,
    sweeps,
    readiness,
    metrics,
    data: tenantData(database),
  };
}

/** The API process: everything the HTTP layer stands on. It parses nothing itself. */
export function composeApi(config: Config) {
  const base = composeProcess(config, 'api');
  const { logger, shutdown, database, redis, queues, signals, sweeps, readiness, metrics, data } = base;
  const directory = new KeyDirectoryRepository(database);
  const uses = new KeyUseRecorder(directory, logger);
  shutdown.add(STAGE.drain, 'key use', () => uses.flush());
  const watch = new EndedWatch(sweeps, signals, logger);
  shutdown.add(STAGE.queues, 'ended watch', () => watch.stop());
  const rateLimiter = new RedisRateLimiter(redis, config.redis.prefix, logger);
  const http: HttpDeps = {
    keyVerifier: new ApiKeyVerifier(directory, uses, systemClock, config.secrets.apiKeyPepper),
    operations: new TenantOperationsService(data, signals, new Cursors(config.secrets.cursor), systemClock),
    parsing: new QueuedParsingService(data, queues, signals, logger),
    idempotency: new TenantIdempotencyService(data),
    rateLimiter,
    health: readiness,
    metrics,
    logger,
    settings: {
      publicBaseUrl: config.http.publicBaseUrl,
      trustProxy: config.http.trustProxy,
      syncBudgetMs: config.http.syncBudgetMs,
      metricsToken: config.http.metricsToken,
    },
    portal: developerPortal({
      sessions: new SignedSessionsService(new UsersRepository(database), config.secrets.session),
      rateLimiter,
      operatorBoard: createQueueBoard(queues, QUEUE_BOARD_PATH),
    }),
  };
  const start = async (): Promise<void> => {
    await database.assertBoundByRowSecurity();
    await signals.listen('ended');
    watch.start();
  };
  return { logger, shutdown, readiness, http, start };
}

/** A worker process serving some pools: the services its task handlers call. */
export function composeWorkers(config: Config, pools: readonly Pool[]) {
  const base = composeProcess(config, `workers:${pools.join(',')}`);
  const { logger, shutdown, signals, sweeps, queues, data } = base;
  const runner = new OperationRunner(data, signals, systemClock, logger);
  const parser = new DocumentParser({
    // Threads cost memory; a process that does not serve the pool keeps none.
    threads: pools.includes('parse') ? config.parsing.threads : 0,
    memoryMb: config.parsing.memoryMb,
    timeoutMs: config.parsing.timeoutMs,
  });
  shutdown.add(STAGE.queues, 'parse threads', () => parser.destroy());
  const taskRedis = connectRedis(config.redis.url, 'patient', logger);
  shutdown.add(STAGE.stores, 'task redis', () => taskRedis.disconnect());
  return {
    ...base,
    taskRedis,
    runParse: new RunParseService(runner, parser),
    requeue: (giveUp: (task: string, payload: OperationPayload) => Promise<void>) =>
      new RequeueService(sweeps, queues, giveUp, logger),
    windows: new RetentionWindowsService(sweeps),
    start: async (): Promise<void> => {
      await base.database.assertBoundByRowSecurity();
      await signals.listen('cancel');
      await parser.warm();
    },
    shutdown,
  };
}

/** Administration from the command line; one short-lived connection with the rights of the migrations. */
export function composeAdmin(config: Config) {
  const database = new Database({ url: config.database.migrationUrl, poolSize: 2, role: 'tenure_upkeep' });
  const audit = new AuditLogRepository(database);
  const tenants = new TenantsRepository(database);
  const keys = new ApiKeysRepository(
    { rows: (statement) => database.withConnection((client) => send(client, statement)) },
    database.knex,
  );
  return {
    tenants: new TenantsService(tenants, audit),
    keys: new ApiKeysService(keys, tenants, audit, systemClock, config.secrets.apiKeyPepper),
    users: new UsersService(new UsersRepository(database), audit),
    close: () => database.close(),
  };
}

async function poolLoads(queues: TaskQueues, sweeps: SweepsRepository): Promise<PoolLoad[]> {
  const [loads, ages] = await Promise.all([queues.loads(), sweeps.poolAges()]);
  return loads.map((load) => ({
    ...load,
    oldestSeconds: ages.find((age) => age.pool === load.pool)?.oldest_seconds ?? 0,
  }));
}
