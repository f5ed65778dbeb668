import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export interface PoolLoad {
  pool: string;
  waiting: number;
  active: number;
  /** Seconds since the oldest accepted and unfinished task of the pool was accepted. */
  oldestSeconds: number;
}

/** The figures a process shows to Prometheus. Labels are routes, task names, pools and outcomes, never ids. */
export class Metrics {
  readonly registry = new Registry();
  readonly contentType = this.registry.contentType;

  private readonly requests = new Histogram({
    name: 'tenure_http_request_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly tasks = new Histogram({
    name: 'tenure_task_seconds',
    help: 'Time a worker spent on a task',
    labelNames: ['pool', 'task', 'outcome'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly attempts = new Histogram({
    name: 'tenure_webhook_attempt_seconds',
    help: 'Time an attempt to deliver a webhook message took',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly swept = new Counter({
    name: 'tenure_upkeep_rows_total',
    help: 'Rows the upkeep pool has acted on',
    labelNames: ['chore'],
    registers: [this.registry],
  });

  private readonly modelCalls = new Counter({
    name: 'tenure_language_model_questions_total',
    help: 'Questions to the language model by purpose and outcome',
    labelNames: ['purpose', 'outcome'],
    registers: [this.registry],
  });

  constructor(loads?: () => Promise<PoolLoad[]>) {
    collectDefaultMetrics({ register: this.registry, prefix: 'tenure_' });
    if (loads) this.watchPools(loads);
  }

  observeRequest(route: string, method: string, status: number, seconds: number): void {
    this.requests.observe({ route, method, status: String(status) }, seconds);
  }

  observeTask(pool: string, task: string, outcome: string, seconds: number): void {
    this.tasks.observe({ pool, task, outcome }, seconds);
  }

  observeAttempt(outcome: string, seconds: number): void {
    this.attempts.observe({ outcome }, seconds);
  }

  countUpkeep(chore: string, rows: number): void {
    this.swept.inc({ chore }, rows);
  }

  countModelCall(purpose: string, outcome: string): void {
    this.modelCalls.inc({ purpose, outcome });
  }

  render(): Promise<string> {
    return this.registry.metrics();
  }

  /** Pool figures are asked for when Prometheus asks, so an unwatched process pays nothing for them. */
  private watchPools(loads: () => Promise<PoolLoad[]>): void {
    // Both gauges are collected side by side and share one look at the stores.
    let looking: Promise<PoolLoad[]> | null = null;
    const look = () => (looking ??= loads().finally(() => (looking = null)));
    const gauge = (
      name: string,
      help: string,
      labelNames: string[],
      set: (gauge: Gauge, load: PoolLoad) => void,
    ) => {
      const made: Gauge = new Gauge({
        name,
        help,
        labelNames,
        registers: [this.registry],
        collect: async () => {
          made.reset();
          for (const load of await look()) set(made, load);
        },
      });
    };
    gauge('tenure_pool_oldest_task_seconds', 'Age of the oldest unfinished task', ['pool'], (made, load) =>
      made.set({ pool: load.pool }, load.oldestSeconds),
    );
    gauge('tenure_pool_tasks', 'Tasks of a pool by state', ['pool', 'state'], (made, load) => {
      made.set({ pool: load.pool, state: 'waiting' }, load.waiting);
      made.set({ pool: load.pool, state: 'active' }, load.active);
    });
  }
}
