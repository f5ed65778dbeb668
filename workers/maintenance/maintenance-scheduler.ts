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

interface Course {
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
  private readonly courses = new Map<string, Course>();
  private stopped = false;

  constructor(
    private readonly tasks: readonly MaintenanceTask[],
    private readonly units: RunRecorder,
    private readonly metrics: Metrics,
    private readonly logger: Logger,
  ) {}

  start(): void {
    for (const chore of this.tasks) this.schedule(chore, jitter(chore.unit.intervalMs));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    for (const controller of this.running.values()) controller.abort(new Error('the process is stopping'));
    await Promise.allSettled(this.running.keys());
  }

  /** Schedules the next run when the current one has ended or timed out. */
  private schedule(chore: MaintenanceTask, delayMs: number): void {
    if (this.stopped) return;
    const timer = setTimeout(() => {
      const controller = new AbortController();
      const run = this.runOnce(chore, controller).finally(() => {
        this.running.delete(run);
        this.schedule(chore, this.pauseOf(chore));
      });
      this.running.set(run, controller);
    }, delayMs);
    this.timers.set(chore.unit.name, timer);
  }

  private pauseOf({ unit }: MaintenanceTask): number {
    const failures = this.courses.get(unit.name)?.failures ?? 0;
    return Math.min(unit.intervalMs * 2 ** Math.min(failures, 10), Math.max(unit.intervalMs, MAX_PAUSE_MS));
  }

  private async runOnce(chore: MaintenanceTask, controller: AbortController): Promise<void> {
    const { name } = chore.unit;
    try {
      const result = await inTime(chore, controller);
      const { rows, failedItems, failureCode: code } = toResult(result);
      if (rows > 0) this.metrics.countMaintenance(name, rows);
      if (failedItems > 0) {
        this.metrics.countUpkeepFailure(name, code ?? 'error', failedItems);
        this.logger.warn({ chore: name, failedItems, code }, 'items of a chore failed and will be retried');
      }
      await this.record(name, null);
    } catch (error) {
      const code = failureCode(error);
      this.metrics.countUpkeepFailure(name, code, 1);
      this.logger.warn({ err: error, chore: name, code }, 'a chore failed and will be retried');
      await this.record(name, code);
    }
  }

  /** Records the result of a run. Continues if the database is unavailable. */
  private async record(name: string, code: string | null): Promise<void> {
    const course = this.courses.get(name) ?? { failures: 0, recordedAt: 0 };
    const isNews = code !== null || course.failures > 0;
    course.failures = code === null ? 0 : course.failures + 1;
    this.courses.set(name, course);
    if (!isNews && Date.now() - course.recordedAt < RECORD_MS) return;
    course.recordedAt = Date.now();
    try {
      await this.units.recordRun(name, code);
    } catch (error) {
      this.logger.warn({ chore: name, code: failureCode(error) }, 'could not record the result of a chore');
    }
  }
}

async function inTime(
  chore: MaintenanceTask,
  controller: AbortController,
): Promise<MaintenanceResult | number> {
  const { timeoutMs } = chore.unit;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new MaintenanceTimeout(`not finished within ${timeoutMs} ms`);
      controller.abort(error);
      reject(error);
    }, timeoutMs);
  });
  try {
    return await Promise.race([chore.run(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

function toResult(result: MaintenanceResult | number): MaintenanceResult {
  return typeof result === 'number' ? { rows: result, failedItems: 0, failureCode: null } : result;
}
