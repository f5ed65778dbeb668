import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import { namedBindings, type Executor } from '../kernel/statement';

export type ConnectorRunStatusColumn = 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';

export interface ConnectorRunRow {
  run_id: string;
  connector_id: string;
  started_by: 'request' | 'schedule';
  dry_run: boolean;
  allow_empty: boolean;
  since: Date | null;
  until: Date;
  cursor: object | null;
  phase: 'pull' | 'close' | 'done';
  step: number;
  pages: number;
  failures: number;
  total: number | null;
  created: number;
  updated: number;
  unchanged: number;
  reopened: number;
  closed: number;
  failed: number;
  is_complete: boolean;
  /** Of its operation while the run is unfinished. */
  status: ConnectorRunStatusColumn;
  error: object | null;
  created_at: Date;
  finished_at: Date | null;
}

export interface NewConnectorRun {
  runId: string;
  connectorId: string;
  startedBy: ConnectorRunRow['started_by'];
  dryRun: boolean;
  allowEmpty: boolean;
  since: Date | null;
  until: Date;
}

export interface ConnectorRunCounts {
  created: number;
  updated: number;
  unchanged: number;
  reopened: number;
  closed: number;
  failed: number;
}

export interface ConnectorRunErrorRow {
  posting_id: string;
  error: object;
}

const COLUMNS = `r.run_id, r.connector_id, r.started_by, r.dry_run, r.allow_empty, r.since, r.until, r.cursor, r.phase, r.step,
  r.pages, r.failures, r.total, r.created, r.updated, r.unchanged, r.reopened, r.closed, r.failed, r.is_complete,
  CASE WHEN r.finished_at IS NULL THEN coalesce(o.status, r.status) ELSE r.status END AS status,
  coalesce(r.error, o.error) AS error, r.created_at, coalesce(r.finished_at, o.finished_at) AS finished_at`;
const RUNS = 'connector_runs r LEFT JOIN operations o ON o.operation_id = r.run_id';
const COUNTS = ['created', 'updated', 'unchanged', 'reopened', 'closed', 'failed'] as const;

/** Runs of the connectors of a tenant. */
export class ConnectorRunsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /** Returns false if a run of the connector is unfinished. Dry runs do not count. */
  async insert(run: NewConnectorRun): Promise<boolean> {
    await this.closeLost(run.connectorId);
    const rows = await this.executor.rows(
      this.knex.raw(
        `INSERT INTO connector_runs (run_id, connector_id, tenant_id, mode, started_by, dry_run, allow_empty, since, until)
         VALUES (:runId::uuid, :connectorId::uuid, :tenantId::uuid, :mode::text, :startedBy::text, :dryRun::boolean,
           :allowEmpty::boolean, :since::timestamptz, :until::timestamptz)
         ON CONFLICT DO NOTHING RETURNING run_id`,
        namedBindings({ ...run, ...this.scope }),
      ),
    );
    return rows.length === 1;
  }

  /** Inserts the operation of a scheduled run. Maintenance enqueues it if the process stops here. */
  async insertOperation(
    runId: string,
    operation: { keyId: string; type: string; task: string; pool: string },
  ): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `INSERT INTO operations (operation_id, tenant_id, mode, type, task, pool, key_id, input)
         VALUES (:runId::uuid, :tenantId::uuid, :mode::text, :type::text, :task::text, :pool::text, :keyId::uuid, '{}')
         ON CONFLICT (operation_id) DO NOTHING`,
        namedBindings({ runId, ...operation, ...this.scope }),
      ),
    );
  }

  /** Removes a run whose operation was refused. */
  async discard(runId: string): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `DELETE FROM connector_runs r WHERE run_id = ?
           AND NOT EXISTS (SELECT FROM operations o WHERE o.operation_id = r.run_id)`,
        [runId],
      ),
    );
  }

  async find(runId: string): Promise<ConnectorRunRow | undefined> {
    const [row] = await this.executor.rows<ConnectorRunRow>(
      this.knex.raw(`SELECT ${COLUMNS} FROM ${RUNS} WHERE r.run_id = ?`, [runId]),
    );
    return row;
  }

  /** The latest run of each connector, without dry runs. */
  latest(connectorIds: readonly string[]): Promise<ConnectorRunRow[]> {
    return this.executor.rows<ConnectorRunRow>(
      this.knex.raw(
        `SELECT ${COLUMNS} FROM unnest(?::uuid[]) AS c (connector_id)
         CROSS JOIN LATERAL (
           SELECT * FROM connector_runs n WHERE n.connector_id = c.connector_id AND NOT n.dry_run
           ORDER BY n.created_at DESC, n.run_id DESC LIMIT 1
         ) r LEFT JOIN operations o ON o.operation_id = r.run_id`,
        [[...connectorIds]],
      ),
    );
  }

  /** Lists at most `limit` runs started before the given one, latest first. */
  list(
    connectorId: string,
    page: { limit: number; before: { createdAt: string; runId: string } | null },
  ): Promise<ConnectorRunRow[]> {
    const before = page.before ?? { createdAt: null, runId: null };
    return this.executor.rows<ConnectorRunRow>(
      this.knex.raw(
        `SELECT ${COLUMNS} FROM ${RUNS} WHERE r.connector_id = :connectorId::uuid
           AND (:createdAt::timestamptz IS NULL OR (r.created_at, r.run_id) < (:createdAt::timestamptz, :runId::uuid))
         ORDER BY r.created_at DESC, r.run_id DESC LIMIT :limit::integer`,
        namedBindings({ connectorId, limit: page.limit, ...before }),
      ),
    );
  }

  listErrors(runId: string, limit: number): Promise<ConnectorRunErrorRow[]> {
    return this.executor.rows<ConnectorRunErrorRow>(
      this.knex.raw(
        'SELECT posting_id, error FROM connector_run_errors WHERE run_id = ? ORDER BY posting_id LIMIT ?',
        [runId, limit],
      ),
    );
  }

  /** Locks an unfinished run until the transaction ends, so that two runs of its task do not write the same posting. */
  async lock(runId: string): Promise<ConnectorRunRow | undefined> {
    const [row] = await this.executor.rows<ConnectorRunRow>(
      this.knex.raw(
        `SELECT r.* FROM connector_runs r WHERE r.run_id = ? AND r.finished_at IS NULL FOR UPDATE`,
        [runId],
      ),
    );
    return row;
  }

  /** Adds to the counts and states the progress of the operation. */
  async addCounts(runId: string, counts: Partial<ConnectorRunCounts>, total: number | null): Promise<void> {
    const sums = COUNTS.map((name) => `${name} = ${name} + :${name}::integer`).join(', ');
    const values = Object.fromEntries(COUNTS.map((name) => [name, counts[name] ?? 0]));
    await this.executor.rows(
      this.knex.raw(
        `WITH counted AS (
           UPDATE connector_runs SET ${sums}, total = coalesce(:total::integer, total), status = 'running'
           WHERE run_id = :runId::uuid RETURNING run_id, created + updated + unchanged + failed AS done, total
         )
         UPDATE operations o SET progress_done = c.done, progress_total = greatest(c.total, c.done),
           next_enqueue_at = now() + interval '1 minute', enqueue_count = 0
         FROM counted c WHERE o.operation_id = c.run_id AND o.status IN ('queued', 'running')`,
        namedBindings({ runId, total, ...values }),
      ),
    );
  }

  /** Returns how many of the errors are new: a page can be read again after a crash. */
  async addErrors(runId: string, errors: readonly { postingId: string; error: object }[]): Promise<number> {
    if (errors.length === 0) return 0;
    const { tenantId, mode } = this.scope;
    const rows = await this.executor.rows(
      this.knex.raw(
        `INSERT INTO connector_run_errors (run_id, posting_id, tenant_id, mode, error)
         SELECT :runId::uuid, e.posting_id, :tenantId::uuid, :mode::text, e.error::json
         FROM unnest(:postingIds::text[], :errors::text[]) AS e (posting_id, error)
         ON CONFLICT DO NOTHING RETURNING posting_id`,
        namedBindings({
          ...{ runId, tenantId, mode },
          postingIds: errors.map(({ postingId }) => postingId),
          errors: errors.map(({ error }) => JSON.stringify(error)),
        }),
      ),
    );
    return rows.length;
  }

  /** Ends a page unless another run of the task has. A null cursor means that it was the last page. */
  async endPage(
    runId: string,
    page: number,
    next: { cursor: object | null; isComplete: boolean },
  ): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex.raw(
        `UPDATE connector_runs SET pages = :page::integer + 1, failures = 0, cursor = :cursor::json,
           phase = CASE WHEN :cursor::json IS NULL THEN 'close' ELSE 'pull' END,
           is_complete = is_complete AND :isComplete::boolean
         WHERE run_id = :runId::uuid AND pages = :page::integer AND phase = 'pull' AND finished_at IS NULL RETURNING run_id`,
        namedBindings({
          ...{ runId, page, isComplete: next.isComplete },
          cursor: next.cursor && JSON.stringify(next.cursor),
        }),
      ),
    );
    return rows.length === 1;
  }

  /** Notes a failed request. Returns the number of those since the last page. */
  async addFailure(runId: string): Promise<number> {
    const [row] = await this.executor.rows<{ failures: number }>(
      this.knex.raw(`UPDATE connector_runs SET failures = failures + 1 WHERE run_id = ? RETURNING failures`, [
        runId,
      ]),
    );
    return row?.failures ?? 0;
  }

  /**
   * Ends a step, after which the next one is enqueued with a delay. Returns its number, or null if another run of the task
   * ended this step.
   */
  async endStep(runId: string, step: number, delayMs: number): Promise<number | null> {
    const [row] = await this.executor.rows<{ step: number }>(
      this.knex.raw(
        `WITH ended AS (
           UPDATE connector_runs SET step = :step::integer + 1
           WHERE run_id = :runId::uuid AND step = :step::integer AND finished_at IS NULL RETURNING step
         ), postponed AS (
           UPDATE operations SET enqueue_count = 0,
             next_enqueue_at = now() + interval '20 seconds' + make_interval(secs => :delaySeconds::double precision)
           FROM ended WHERE operation_id = :runId::uuid AND status IN ('queued', 'running')
         )
         SELECT step FROM ended`,
        namedBindings({ runId, step, delaySeconds: delayMs / 1_000 }),
      ),
    );
    return row?.step ?? null;
  }

  /** Ends the run unless it has ended. */
  async finish(runId: string, status: ConnectorRunStatusColumn, error: object | null): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `UPDATE connector_runs SET status = :status::text, error = :error::json, finished_at = now(), cursor = NULL,
           phase = CASE WHEN :status::text = 'succeeded' THEN 'done' ELSE phase END
         WHERE run_id = :runId::uuid AND finished_at IS NULL`,
        namedBindings({ runId, status, error: error && JSON.stringify(error) }),
      ),
    );
  }

  /** Ends runs whose operation was cancelled or has failed, and deletes those that got no operation. */
  private async closeLost(connectorId: string): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `UPDATE connector_runs r SET status = o.status, error = o.error, finished_at = coalesce(o.finished_at, now()),
           cursor = NULL
         FROM operations o WHERE r.connector_id = ? AND r.finished_at IS NULL AND o.operation_id = r.run_id
           AND o.status IN ('succeeded', 'failed', 'cancelled')`,
        [connectorId],
      ),
    );
    await this.executor.rows(
      this.knex.raw(
        `DELETE FROM connector_runs r WHERE r.connector_id = ? AND r.finished_at IS NULL
           AND r.created_at < now() - interval '1 minute'
           AND NOT EXISTS (SELECT FROM operations o WHERE o.operation_id = r.run_id)`,
        [connectorId],
      ),
    );
  }
}
