/** What is simulated. Times are in seconds. */
export interface Scenario {
  tenants: number;
  /** Tenants that keep as many unattended tasks queued as they may until they have none left. */
  backloggedTenants: number;
  /** Tasks of all tenants together. */
  tasks: number;
  /** Part of the tasks that belongs to the backlogs, from 0 to 1. */
  backlogShare: number;
  /** Part of the tasks outside the backlogs that a caller waits for, from 0 to 1. */
  awaitedShare: number;
  /** Busy part of the capacity if only the tasks outside the backlogs were served. */
  load: number;
  /** Unfinished tasks that a tenant may have (`operations.backlog.live`). */
  maxUnfinished: number;
  /** Estimated costs of the tasks of the backlogs. The backlogged tenants use them in turn. */
  backlogCosts: readonly number[];
  processes: number;
  /** Tasks that a process takes at the same time (`POOL_CONCURRENCY`). */
  slots: number;
  /** Tasks that a process executes at the same time (`PARSE_THREADS`). */
  threads: number;
  /** Processors that all processes share. */
  cores: number;
  /** Processor time of Postgres and Redis for a task. */
  storeSeconds: number;
  /** Processor time of a task in the event loop of its process: claims, rows, messages. */
  loopSeconds: number;
  /** Mean processor time of a task of cost 1 in a thread. */
  threadSeconds: number;
  /** Standard deviation of the time in a thread divided by its mean: 0 for equal times. */
  variation: number;
  seed: string;
}

/** Tasks of cost 1 that the whole capacity completes per second. */
export function capacityPerSecond(scenario: Scenario): number {
  const { processes, threads, cores, storeSeconds, loopSeconds, threadSeconds } = scenario;
  return Math.min(
    cores / (storeSeconds + loopSeconds + threadSeconds),
    (processes * threads) / threadSeconds,
    processes / loopSeconds,
  );
}
