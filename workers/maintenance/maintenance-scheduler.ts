import { jitter } from '../../src/platform/ids';
import type { Logger } from '../../src/platform/logger';
import type { Metrics } from '../../src/platform/metrics';
import {
  failureCode,
  type RunRecorder,
  type MaintenanceResult,
} from '../../src/services/maintenance/maintenance-result';
import type { MaintenanceTask } from './maintenance-tasks';

/** Minimum interval between records of successful runs. */
const RECORD_MS = 10_000;
/** Upper bound on the delay after failures, unless the interval of the task is longer. */
const MAX_PAUSE_MS = 30_000;

class MaintenanceTimeout extends Error {
  readonly code = 'timeout';
}

interface RunHistory {
  failures: number;
  recordedAt: number;
}

/**
 * Runs maintenance tasks on timers of this process. Repeatable jobs of the queue would be lost with a flush of Redis,
 * which is what the maintenance tasks must repair. Each task has its own timer, timeout and record, so that none waits
 * for another.
 */
export class MaintenanceScheduler {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly running = new Map<Promise<void>, AbortController>();
  private readonly histories = new Map<string, RunHistory>();
  private stopped = false;

  constructor(
    private readonly tasks: readonly MaintenanceTask[],
    private readonly units: RunRecorder,
    private readonly metrics: Metrics,
    private readonly logger: Logger,
  ) {}

  start(): void {
    for (const task of this.tasks) this.schedule(task, jitter(task.unit.intervalMs));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    for (const controller of this.running.values()) controller.abort(new Error('the process is stopping'));
    await Promise.allSettled(this.running.keys());
  }

  /** Schedules the next run when the current one has ended or timed out. */
  private schedule(task: MaintenanceTask, delayMs: number): void {
    if (this.stopped) return;
    const timer = setTimeout(() => {
      const controller = new AbortController();
      const run = this.runOnce(task, controller).finally(() => {
        this.running.delete(run);
        this.schedule(task, this.pauseOf(task));
      });
      this.running.set(run, controller);
    }, delayMs);
    this.timers.set(task.unit.name, timer);
  }

  private pauseOf({ unit }: MaintenanceTask): number {
    const failures = this.histories.get(unit.name)?.failures ?? 0;
    return Math.min(unit.intervalMs * 2 ** Math.min(failures, 10), Math.max(unit.intervalMs, MAX_PAUSE_MS));
  }

  private async runOnce(task: MaintenanceTask, controller: AbortController): Promise<void> {
    const { name } = task.unit;
    try {
      const result = await runWithTimeout(task, controller);
      const { rows, failedItems, failureCode: code } = toResult(result);
      if (rows > 0) this.metrics.countUpkeepRows(name, rows);
      if (failedItems > 0) {
        this.metrics.countUpkeepFailure(name, code ?? 'error', failedItems);
        this.logger.warn(
          { unit: name, failedItems, code },
          'items of a maintenance task failed and will be retried',
        );
      }
      await this.record(name, null);
    } catch (error) {
      const code = failureCode(error);
      this.metrics.countUpkeepFailure(name, code, 1);
      this.logger.warn({ err: error, unit: name, code }, 'a maintenance task failed and will be retried');
      await this.record(name, code);
    }
  }

  /** Records the result of a run. Continues if the database is unavailable. */
  private async record(name: string, code: string | null): Promise<void> {
    const history = this.histories.get(name) ?? { failures: 0, recordedAt: 0 };
    const isChange = code !== null || history.failures > 0;
    history.failures = code === null ? 0 : history.failures + 1;
    this.histories.set(name, history);
    if (!isChange && Date.now() - history.recordedAt < RECORD_MS) return;
    history.recordedAt = Date.now();
    try {
      await this.units.recordRun(name, code);
    } catch (error) {
      this.logger.warn(
        { unit: name, code: failureCode(error) },
        'could not record the result of a maintenance task',
      );
    }
  }
}

async function runWithTimeout(
  task: MaintenanceTask,
  controller: AbortController,
): Promise<MaintenanceResult | number> {
  const { timeoutMs } = task.unit;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new MaintenanceTimeout(`not finished within ${timeoutMs} ms`);
      controller.abort(error);
      reject(error);
    }, timeoutMs);
  });
  try {
    return await Promise.race([task.run(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

function toResult(result: MaintenanceResult | number): MaintenanceResult {
  return typeof result === 'number' ? { rows: result, failedItems: 0, failureCode: null } : result;
}
