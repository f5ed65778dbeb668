import { parseArgs } from 'node:util';
import { composeWorkers } from '../src/compose/workers';
import { settingsForLog, loadConfig } from '../src/config/config';
import { SHUTDOWN_STAGE } from '../src/platform/shutdown';
import { POOLS, type Pool } from '../src/tasks/task-contract';
import { taskHandlers } from './handlers';
import { assertEveryTaskHandled, parsePools } from './runtime/boot-check';
import { serveHealth } from './runtime/health-server';
import { poolConcurrency } from './runtime/pool-concurrency';
import { PoolWorker } from './runtime/pool-worker';
import { MaintenanceScheduler } from './maintenance/maintenance-scheduler';
import { maintenanceTasks } from './maintenance/maintenance-tasks';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { pools: { type: 'string', default: POOLS.join(',') } } });
  const pools = parsePools(values.pools);
  const config = loadConfig();
  const composed = composeWorkers(config, pools);
  const { logger, shutdown, metrics } = composed;
  const handlers = taskHandlers(composed);
  assertEveryTaskHandled(handlers);
  shutdown.listen();
  logger.info({ ...settingsForLog(config), pools }, 'starting');
  await composed.start();

  if (pools.includes('upkeep')) {
    const requeue = composed.requeue(async (task, payload) => {
      await handlers.find((handler) => handler.contract.name === task)?.onExhausted(payload);
    });
    const scheduler = new MaintenanceScheduler(
      maintenanceTasks({ ...composed, requeue }),
      composed.upkeepUnits,
      metrics,
      logger,
    );
    shutdown.add(SHUTDOWN_STAGE.intake, 'maintenance', () => scheduler.stop());
    scheduler.start();
  }
  if (config.workers.healthPort !== null) {
    const { readiness } = composed;
    const { metricsToken } = config.http;
    const health = await serveHealth(config.workers.healthPort, { readiness, metrics, metricsToken, logger });
    shutdown.add(SHUTDOWN_STAGE.telemetry, 'health', () => health.close());
  }
  const startPool = async (pool: Pool): Promise<void> => {
    const worker = new PoolWorker({
      pool,
      handlers: handlers.filter((handler) => handler.contract.pool === pool),
      redis: composed.taskRedis,
      prefix: config.redis.prefix,
      concurrency: poolConcurrency(config, pool),
      signals: composed.signals,
      metrics,
      logger,
    });
    shutdown.add(SHUTDOWN_STAGE.drain, `pool ${pool}`, () => worker.drain(config.shutdownTimeoutMs / 2));
    await composed.warmUp(pool);
    worker.start();
    logger.info({ pool }, 'the pool takes tasks');
  };
  await Promise.all(pools.map(startPool));
  composed.readiness.begin();
  logger.info({ pools }, 'ready');
  // A supervising process waits for this message. Without one, the call has no effect.
  process.send?.('ready');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
