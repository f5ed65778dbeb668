import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export interface PoolLoad {
  pool: string;
  /** Tasks by state; null while the queue does not respond. */
  tasks: { waiting: number; active: number } | null;
  /** Age in seconds of the oldest unfinished task of the pool. */
  oldestSeconds: number;
}

/** Health of one maintenance unit. */
export interface UnitFigures {
  unit: string;
  late: string | null;
  lastSuccessAt: string | null;
  lastFailureAt: string | null;
  lastFailureCode: string | null;
  consecutiveFailures: number;
  failingItems: number;
  oldestDueSeconds: number | null;
}

/** Prometheus metrics of a process. Labels are routes, task names, pools and outcomes, never ids. */
export class Metrics {
  readonly registry = new Registry();
  readonly contentType = this.registry.contentType;

  private readonly requests = new Histogram({
    name: 'tenure_http_request_seconds',
    help: 'Time from a request to the end of its response',
    labelNames: ['route', 'method', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [this.registry],
  });
  private readonly tasks = new Histogram({
    name: 'tenure_task_seconds',
    help: 'Time a worker spent on a task',
    labelNames: ['pool', 'task', 'outcome'],
    buckets: DURATION_BUCKETS,
    registers: [this.registry],
  });
  private readonly attempts = new Histogram({
    name: 'tenure_webhook_attempt_seconds',
    help: 'Duration of a webhook delivery attempt',
    labelNames: ['outcome'],
    buckets: DURATION_BUCKETS,
    registers: [this.registry],
  });
  private readonly documentStore = new Histogram({
    name: 'tenure_document_store_seconds',
    help: 'Time of a request to the object store of documents, by action and outcome',
    labelNames: ['action', 'outcome'],
    buckets: DURATION_BUCKETS,
    registers: [this.registry],
  });
  private readonly replicaReads = new Counter({
    name: 'tenure_read_replica_reads_total',
    help: 'Reads that the replica can answer, by the server that answered and the reason why it was the primary',
    labelNames: ['server', 'reason'],
    registers: [this.registry],
  });
  private readonly deferredEvents = new Counter({
    name: 'tenure_webhook_events_deferred_total',
    help: 'Events whose deliveries could not be made and are retried by the upkeep pool',
    registers: [this.registry],
  });
  private readonly droppedRequests = new Counter({
    name: 'tenure_request_log_dropped_total',
    help: 'Entries of the request log that could not be written, by code',
    labelNames: ['code'],
    registers: [this.registry],
  });
  private readonly upkeepRows = new Counter({
    name: 'tenure_upkeep_rows_total',
    help: 'Rows that the upkeep pool has processed',
    labelNames: ['unit'],
    registers: [this.registry],
  });

  private readonly upkeepFailures = new Counter({
    name: 'tenure_upkeep_failures_total',
    help: 'Runs and items of the upkeep pool that failed, by code',
    labelNames: ['unit', 'code'],
    registers: [this.registry],
  });

  private readonly modelCalls = new Counter({
    name: 'tenure_language_model_questions_total',
    help: 'Requests to the language model by purpose and outcome',
    labelNames: ['purpose', 'outcome'],
    registers: [this.registry],
  });

  constructor(loads?: () => Promise<PoolLoad[]>, units?: () => Promise<UnitFigures[]>) {
    collectDefaultMetrics({ register: this.registry, prefix: 'tenure_' });
    if (loads) this.watchPools(loads);
    if (units) this.watchUnits(units);
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

  observeDocumentStore(action: string, outcome: string, seconds: number): void {
    this.documentStore.observe({ action, outcome }, seconds);
  }

  /** `fault` is the reason why the primary answered; null if the replica did. */
  countReplicaRead(fault: string | null): void {
    this.replicaReads.inc({ server: fault === null ? 'replica' : 'primary', reason: fault ?? 'none' });
  }

  countDeferredEvents(events: number): void {
    this.deferredEvents.inc(events);
  }

  countDroppedRequests(code: string, entries: number): void {
    this.droppedRequests.inc({ code }, entries);
  }

  countUpkeepRows(unit: string, rows: number): void {
    this.upkeepRows.inc({ unit }, rows);
  }

  countUpkeepFailure(unit: string, code: string, failures: number): void {
    this.upkeepFailures.inc({ unit, code }, failures);
  }

  countModelCall(purpose: string, outcome: string): void {
    this.modelCalls.inc({ purpose, outcome });
  }

  render(): Promise<string> {
    return this.registry.metrics();
  }

  /** Registers the gauges of maintenance units. If the store does not respond, only these gauges are missing. */
  private watchUnits(loadUnits: () => Promise<UnitFigures[]>): void {
    const gauge = (
      name: string,
      help: string,
      labelNames: string[],
      set: (gauge: Gauge, figures: UnitFigures) => void,
    ): void => {
      const metric: Gauge = new Gauge({
        name: `tenure_upkeep_unit_${name}`,
        help,
        labelNames,
        registers: [this.registry],
        collect: async () => {
          metric.reset();
          for (const figures of await loadUnits().catch(() => [])) set(metric, figures);
        },
      });
    };
    const seconds = (at: string): number => Date.parse(at) / 1000;
    gauge('late', '1 while the unit is late, with the reason', ['unit', 'reason'], (metric, { unit, late }) =>
      metric.set({ unit, reason: late ?? 'none' }, late === null ? 0 : 1),
    );
    gauge('consecutive_failures', 'Consecutive failures', ['unit'], (metric, { unit, consecutiveFailures }) =>
      metric.set({ unit }, consecutiveFailures),
    );
    gauge(
      'failing_items',
      'Items that failed and will be retried',
      ['unit'],
      (metric, { unit, failingItems }) => metric.set({ unit }, failingItems),
    );
    gauge(
      'oldest_due_seconds',
      'Age of the oldest due item',
      ['unit'],
      (metric, { unit, oldestDueSeconds }) => metric.set({ unit }, oldestDueSeconds ?? 0),
    );
    gauge('last_success_timestamp_seconds', 'Last run without failure', ['unit'], (metric, figures) => {
      if (figures.lastSuccessAt) metric.set({ unit: figures.unit }, seconds(figures.lastSuccessAt));
    });
    gauge(
      'last_failure_timestamp_seconds',
      'Last failure, with its code',
      ['unit', 'code'],
      (metric, figures) => {
        const { unit, lastFailureAt, lastFailureCode } = figures;
        if (lastFailureAt) metric.set({ unit, code: lastFailureCode ?? 'error' }, seconds(lastFailureAt));
      },
    );
  }

  /**
   * Registers the gauges of pools. They are read only when Prometheus scrapes, so an unmonitored process pays nothing.
   */
  private watchPools(loads: () => Promise<PoolLoad[]>): void {
    // Both gauges are collected at the same time and share one query.
    let pendingLoads: Promise<PoolLoad[]> | null = null;
    const loadOnce = () => (pendingLoads ??= loads().finally(() => (pendingLoads = null)));
    const gauge = (
      name: string,
      help: string,
      labelNames: string[],
      set: (gauge: Gauge, load: PoolLoad) => void,
    ) => {
      const metric: Gauge = new Gauge({
        name,
        help,
        labelNames,
        registers: [this.registry],
        collect: async () => {
          metric.reset();
          for (const load of await loadOnce()) set(metric, load);
        },
      });
    };
    gauge('tenure_pool_oldest_task_seconds', 'Age of the oldest unfinished task', ['pool'], (metric, load) =>
      metric.set({ pool: load.pool }, load.oldestSeconds),
    );
    gauge('tenure_pool_tasks', 'Tasks of a pool by state', ['pool', 'state'], (metric, load) => {
      if (!load.tasks) return;
      metric.set({ pool: load.pool, state: 'waiting' }, load.tasks.waiting);
      metric.set({ pool: load.pool, state: 'active' }, load.tasks.active);
    });
  }
}
