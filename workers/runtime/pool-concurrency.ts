import type { Config } from '../../src/config/config';
import type { Pool } from '../../src/tasks/task-contract';

/** Tasks of a pool that a process runs at the same time. A scan occupies a thread, so there are no more than threads. */
export function poolConcurrency(config: Config, pool: Pool): number {
  return pool === 'scan' ? config.parsing.scanThreads : config.workers.concurrency;
}
