import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import { namedBindings, type Executor } from '../kernel/statement';

export interface ConnectorRow {
  connector_id: string;
  key_id: string;
  kind: string;
  board: string;
  status: 'enabled' | 'disabled';
  credentials: Buffer | null;
  interval_minutes: number | null;
  mapping: object;
  pulled_until: Date | null;
  next_run_at: Date | null;
  created_at: Date;
  updated_at: Date;
  /** Jobs of the connector that the board has. */
  open_jobs: number;
}

export interface NewConnector {
  connectorId: string;
  keyId: string;
  kind: string;
  board: string;
  credentials: Buffer | null;
  intervalMinutes: number | null;
  mapping: object;
}

/** Absent members stay as they are. */
export interface ConnectorUpdate {
  status?: ConnectorRow['status'];
  credentials?: Buffer;
  intervalMinutes?: number | null;
  mapping?: object;
}

/** A job that a connector pulled. */
export interface ConnectorJobRow {
  posting_id: string;
  job_id: string;
  content_hash: Buffer;
  /** Of the posting with its details; null if it was read by an earlier release. */
  detail_hash: Buffer | null;
  /** The details were not read for a day. */
  is_stale: boolean;
  seen_run: string;
  closed_at: Date | null;
}

export interface PulledJob {
  postingId: string;
  jobId: string;
  contentHash: Buffer;
  detailHash: Buffer;
}

const JOB_COLUMNS = `posting_id, job_id, content_hash, detail_hash, seen_run, closed_at,
  read_at < now() - interval '1 day' AS is_stale`;
const COLUMNS = `c.connector_id, c.key_id, c.kind, c.board, c.status, c.credentials, c.interval_minutes, c.mapping,
  c.pulled_until, c.next_run_at, c.created_at, c.updated_at,
  (SELECT count(*)::integer FROM connector_jobs j WHERE j.connector_id = c.connector_id AND j.closed_at IS NULL) AS open_jobs`;
const NEXT_RUN = `now() + make_interval(mins => interval_minutes)`;

/** Connectors of a tenant and the jobs that they pulled. */
export class ConnectorsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /**
   * Returns `exists` if the tenant has a connector for the board, and `limit` if it has `limit` connectors. The first
   * scheduled run is due at once. Call within a transaction.
   */
  async insert(connector: NewConnector, limit: number): Promise<'inserted' | 'exists' | 'limit'> {
    const { tenantId, mode } = this.scope;
    // Prevents two concurrent inserts from exceeding the limit.
    await this.executor.rows(
      this.knex.raw('SELECT pg_advisory_xact_lock(hashtext(?))', [`connectors:${tenantId}:${mode}`]),
    );
    const [row] = await this.executor.rows<{ total: number; inserted: boolean }>(
      this.knex.raw(
        `WITH present AS (
           SELECT count(*)::integer AS total FROM connectors WHERE tenant_id = :tenantId::uuid AND mode = :mode::text
         ), inserted AS (
           INSERT INTO connectors (connector_id, tenant_id, mode, key_id, kind, board, credentials, interval_minutes,
             mapping, next_run_at)
           SELECT :connectorId::uuid, :tenantId::uuid, :mode::text, :keyId::uuid, :kind::text, :board::text,
             :credentials::bytea, :intervalMinutes::integer, :mapping::json,
             CASE WHEN :intervalMinutes::integer IS NOT NULL THEN now() END
           FROM present WHERE present.total < :limit::integer
           ON CONFLICT (tenant_id, mode, kind, board) DO NOTHING
           RETURNING connector_id
         )
         SELECT present.total, EXISTS (SELECT FROM inserted) AS inserted FROM present`,
        namedBindings({ ...connector, ...this.scope, mapping: JSON.stringify(connector.mapping), limit }),
      ),
    );
    if (row?.inserted) return 'inserted';
    return row && row.total >= limit ? 'limit' : 'exists';
  }

  /** Lists at most `limit` connectors created after the given one, oldest first. */
  list(page: {
    limit: number;
    after: { createdAt: string; connectorId: string } | null;
  }): Promise<ConnectorRow[]> {
    const { tenantId, mode } = this.scope;
    const after = page.after ?? { createdAt: null, connectorId: null };
    return this.executor.rows<ConnectorRow>(
      this.knex.raw(
        `SELECT ${COLUMNS} FROM connectors c WHERE c.tenant_id = :tenantId::uuid AND c.mode = :mode::text
           AND (:createdAt::timestamptz IS NULL OR (c.created_at, c.connector_id) > (:createdAt::timestamptz, :connectorId::uuid))
         ORDER BY c.created_at, c.connector_id LIMIT :limit::integer`,
        namedBindings({ tenantId, mode, limit: page.limit, ...after }),
      ),
    );
  }

  async find(connectorId: string): Promise<ConnectorRow | undefined> {
    const [row] = await this.executor.rows<ConnectorRow>(
      this.knex.raw(`SELECT ${COLUMNS} FROM connectors c WHERE c.connector_id = ?`, [connectorId]),
    );
    return row;
  }

  /** A new interval applies from now. A new mapping makes the next pull read every posting again. */
  async update(connectorId: string, change: ConnectorUpdate): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex.raw(
        `UPDATE connectors SET
           status = coalesce(:status::text, status),
           credentials = coalesce(:credentials::bytea, credentials),
           mapping = coalesce(:mapping::json, mapping),
           pulled_until = CASE WHEN :mapping::json IS NULL THEN pulled_until END,
           interval_minutes = CASE WHEN :hasInterval::boolean THEN :intervalMinutes::integer ELSE interval_minutes END,
           next_run_at = CASE WHEN NOT :hasInterval::boolean THEN next_run_at
             WHEN :intervalMinutes::integer IS NOT NULL THEN now() + make_interval(mins => :intervalMinutes::integer) END,
           updated_at = now()
         WHERE connector_id = :connectorId::uuid RETURNING connector_id`,
        namedBindings({
          connectorId,
          status: change.status ?? null,
          credentials: change.credentials ?? null,
          mapping: change.mapping ? JSON.stringify(change.mapping) : null,
          hasInterval: change.intervalMinutes !== undefined,
          intervalMinutes: change.intervalMinutes ?? null,
        }),
      ),
    );
    return rows.length === 1;
  }

  async delete(connectorId: string): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex.raw('DELETE FROM connectors WHERE connector_id = ? RETURNING connector_id', [connectorId]),
    );
    return rows.length === 1;
  }

  /** Claims a connector whose scheduled run is due: its next run is due after its interval. */
  async claimDue(connectorId: string): Promise<ConnectorRow | undefined> {
    const rows = await this.executor.rows(
      this.knex.raw(
        `UPDATE connectors SET next_run_at = ${NEXT_RUN}
         WHERE connector_id = ? AND status = 'enabled' AND next_run_at <= now() RETURNING connector_id`,
        [connectorId],
      ),
    );
    return rows.length === 1 ? this.find(connectorId) : undefined;
  }

  async setPulledUntil(connectorId: string, until: Date): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `UPDATE connectors SET pulled_until = ?
         WHERE connector_id = ? AND (pulled_until IS NULL OR pulled_until < ?)`,
        [until, connectorId, until],
      ),
    );
  }

  findJobs(connectorId: string, postingIds: readonly string[]): Promise<ConnectorJobRow[]> {
    return this.executor.rows<ConnectorJobRow>(
      this.knex.raw(
        `SELECT ${JOB_COLUMNS} FROM connector_jobs
         WHERE connector_id = ?::uuid AND posting_id = ANY (?::text[])`,
        [connectorId, [...postingIds]],
      ),
    );
  }

  /** Jobs that the board had before a run, and that the run has not seen. */
  listUnseenJobs(connectorId: string, runId: string, limit: number): Promise<ConnectorJobRow[]> {
    return this.executor.rows<ConnectorJobRow>(
      this.knex.raw(
        `SELECT ${JOB_COLUMNS} FROM connector_jobs
         WHERE connector_id = ?::uuid AND seen_run <> ?::uuid AND closed_at IS NULL
         ORDER BY posting_id LIMIT ?`,
        [connectorId, runId, limit],
      ),
    );
  }

  /** Identifiers of all postings that the board has according to earlier runs. */
  async openPostingIds(connectorId: string): Promise<string[]> {
    const rows = await this.executor.rows<{ posting_id: string }>(
      this.knex.raw(
        `SELECT posting_id FROM connector_jobs WHERE connector_id = ?::uuid AND closed_at IS NULL ORDER BY posting_id`,
        [connectorId],
      ),
    );
    return rows.map((row) => row.posting_id);
  }

  async markSeen(connectorId: string, runId: string, postingIds: readonly string[]): Promise<void> {
    if (postingIds.length === 0) return;
    await this.executor.rows(
      this.knex.raw(
        `UPDATE connector_jobs SET seen_run = ?::uuid WHERE connector_id = ?::uuid AND posting_id = ANY (?::text[])`,
        [runId, connectorId, [...postingIds]],
      ),
    );
  }

  /** Notes that the details of postings were read and have not changed. */
  async markRead(connectorId: string, postingIds: readonly string[]): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `UPDATE connector_jobs SET read_at = now() WHERE connector_id = ?::uuid AND posting_id = ANY (?::text[])`,
        [connectorId, [...postingIds]],
      ),
    );
  }

  async saveJobs(connectorId: string, runId: string, jobs: readonly PulledJob[]): Promise<void> {
    if (jobs.length === 0) return;
    const { tenantId, mode } = this.scope;
    await this.executor.rows(
      this.knex.raw(
        `INSERT INTO connector_jobs (connector_id, posting_id, tenant_id, mode, job_id, content_hash, detail_hash, seen_run)
         SELECT :connectorId::uuid, j.posting_id, :tenantId::uuid, :mode::text, j.job_id, decode(j.hash, 'hex'),
           decode(j.detail_hash, 'hex'), :runId::uuid
         FROM unnest(:postingIds::text[], :jobIds::uuid[], :hashes::text[], :detailHashes::text[])
           AS j (posting_id, job_id, hash, detail_hash)
         ON CONFLICT (connector_id, posting_id) DO UPDATE SET job_id = excluded.job_id,
           content_hash = excluded.content_hash, detail_hash = excluded.detail_hash, read_at = now(),
           seen_run = excluded.seen_run, closed_at = NULL`,
        namedBindings({
          ...{ connectorId, runId, tenantId, mode },
          postingIds: jobs.map(({ postingId }) => postingId),
          jobIds: jobs.map(({ jobId }) => jobId),
          hashes: jobs.map(({ contentHash }) => contentHash.toString('hex')),
          detailHashes: jobs.map(({ detailHash }) => detailHash.toString('hex')),
        }),
      ),
    );
  }

  async markClosed(connectorId: string, runId: string, postingIds: readonly string[]): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `UPDATE connector_jobs SET closed_at = now(), seen_run = ?::uuid
         WHERE connector_id = ?::uuid AND posting_id = ANY (?::text[])`,
        [runId, connectorId, [...postingIds]],
      ),
    );
  }
}
