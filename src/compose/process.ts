import { composeBucket, composeDocumentStore } from './documents';
import { composeReadReplica, describeReplica } from './read-replica';
import { waitForDatabase } from './wait-for-database';
import type { Config } from '../config/config';
import { Database } from '../db/kernel/database';
import { PoolLoadsRepository } from '../db/operations/pool-loads.repository';
import { UpkeepUnitsRepository } from '../db/operations/upkeep-units.repository';
import { systemClock } from '../platform/clock';
import { createLogger } from '../platform/logger';
import { Metrics, type PoolLoad } from '../platform/metrics';
import { Shutdown, SHUTDOWN_STAGE } from '../platform/shutdown';
import { startTracing } from '../platform/tracing/tracing-exporter';
import { OperationSignals } from '../queue/operation-signals';
import { connectRedis } from '../queue/redis-connection';
import { TaskQueues } from '../queue/task-queues';
import { AccessSignals } from '../queue/access-signals';
import { DispatchNotifier } from '../services/webhooks/dispatch-notifier';
import { ReadinessService } from '../services/health/readiness.service';
import { POOLS } from '../tasks/task-contract';
import { tenantData } from '../services/tenant-data';
import { MaintenanceStateService } from '../services/maintenance/maintenance-state.service';

/** Composes what every process needs: the logger, the stores and the shutdown. */
export function composeProcess(config: Config, name: string) {
  const logger = createLogger({ level: config.logLevel, process: name });
  const shutdown = new Shutdown(logger, config.shutdownTimeoutMs);
  if (config.tracing.endpoint) {
    const tracing = startTracing({
      endpoint: config.tracing.endpoint,
      serviceName: config.tracing.serviceName,
      process: name,
    });
    shutdown.add(SHUTDOWN_STAGE.telemetry, 'tracing', () => tracing.stop());
  }
  const database = new Database({ ...config.database, role: 'tenure_app' });
  shutdown.add(SHUTDOWN_STAGE.stores, 'database', () => database.close());
  const redis = connectRedis(config.redis.url, 'brisk', logger);
  const subscriber = connectRedis(config.redis.url, 'subscriber', logger);
  shutdown.add(SHUTDOWN_STAGE.stores, 'redis', () => {
    redis.disconnect();
    subscriber.disconnect();
  });
  const queues = new TaskQueues(redis, config.redis.prefix);
  shutdown.add(SHUTDOWN_STAGE.queues, 'queues', () => queues.close());
  const signals = new OperationSignals(redis, subscriber, config.redis.prefix);
  const accessSignals = new AccessSignals(redis, subscriber, config.redis.prefix);
  const hints = new DispatchNotifier(queues, logger);
  shutdown.add(SHUTDOWN_STAGE.drain, 'dispatch hints', () => hints.stop());
  const poolLoads = new PoolLoadsRepository(database);
  const upkeepState = new MaintenanceStateService(new UpkeepUnitsRepository(database), systemClock);
  const metrics = new Metrics(
    () => loadsOfPools(queues, poolLoads),
    () => upkeepState.look(),
  );
  const bucket = composeBucket(config, metrics);
  const replica = composeReadReplica(config, database, metrics, logger);
  if (replica) shutdown.add(SHUTDOWN_STAGE.stores, 'read replica', () => replica.close());
  const readiness = new ReadinessService(
    {
      database: () => database.ping(),
      redis: () => queues.ping(),
      ...(bucket && { documents: () => bucket.check() }),
    },
    replica ? { readReplica: () => describeReplica(replica) } : {},
  );
  shutdown.add(SHUTDOWN_STAGE.readiness, 'readiness', () => readiness.end());
  return {
    logger,
    shutdown,
    database,
    redis,
    queues,
    signals,
    accessSignals,
    poolLoads,
    upkeepState,
    readiness,
    metrics,
    hints,
    bucket,
    documents: composeDocumentStore(config, bucket),
    replica,
    data: tenantData(database, { eventsCommitted: () => hints.request(), replica }),
  };
}

/** Waits for the database, and checks that the process cannot read across tenants and that its replica follows. */
export async function checkDatabases({
  database,
  replica,
  logger,
}: Pick<ReturnType<typeof composeProcess>, 'database' | 'replica' | 'logger'>): Promise<void> {
  await waitForDatabase(database, logger);
  await database.assertBoundByRowSecurity();
  await replica?.check();
}

async function loadsOfPools(queues: TaskQueues, poolLoads: PoolLoadsRepository): Promise<PoolLoad[]> {
  const [loads, ages] = await Promise.all([queues.respondingLoads(), poolLoads.poolAges()]);
  return POOLS.map((pool) => ({
    pool,
    tasks: loads.find((load) => load.pool === pool) ?? null,
    oldestSeconds: ages.find((age) => age.pool === pool)?.oldest_seconds ?? 0,
  }));
}
