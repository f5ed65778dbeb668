import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import { PREFER_INDEXES } from '../kernel/prefer-indexes';
import { RELAXED_COMMIT } from '../kernel/relaxed-commit';
import { namedBindings, type Executor } from '../kernel/statement';
import { textArray } from '../kernel/text-array';

export interface NewImport {
  importId: string;
  keyId: string;
  kind: 'candidates' | 'jobs';
  format: 'ndjson' | 'csv';
  dryRun: boolean;
  onError: 'continue' | 'stop';
  lanes: number;
}

export interface ImportRow {
  import_id: string;
  kind: NewImport['kind'];
  format: NewImport['format'];
  dry_run: boolean;
  on_error: NewImport['onError'];
  bytes_read: number;
  rows_read: number;
  rows_created: number;
  rows_updated: number;
  rows_failed: number;
  /** Number of chunks that were applied, for each lane. A task names the lane and the step that it continues. */
  lane_steps: number[];
  created_at: Date;
  uploaded_at: Date | null;
  /** Of its operation; null while the file is uploaded. */
  status: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled' | null;
  error: object | null;
  finished_at: Date | null;
  expires_at: Date | null;
}

/** A valid row of a file until it is applied. */
export interface StagedImportRow {
  row: number;
  /** Rows of a lane are applied in their order, those of different lanes at the same time. */
  lane: number;
  externalId: string | null;
  cost: number;
  /** JSON text. */
  item: string;
}

export interface ImportErrorRow {
  row: number;
  externalId: string | null;
  error: object;
}

export interface UploadedCounts {
  bytesRead: number;
  rowsRead: number;
  rowsFailed: number;
}

export interface AppliedCounts {
  created: number;
  updated: number;
  failed: number;
}

/** Imports of a tenant, their staged rows and their errors. */
export class ImportsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /** Returns false if the tenant has `limit` imports that are being uploaded or applied. */
  async insert(values: NewImport, limit: number): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex.raw(
        `INSERT INTO imports (import_id, tenant_id, mode, key_id, kind, format, dry_run, on_error, lane_steps)
         SELECT :importId::uuid, :tenantId::uuid, :mode::text, :keyId::uuid, :kind::text, :format::text,
           :dryRun::boolean, :onError::text, array_fill(0, ARRAY[:lanes::integer])
         WHERE (SELECT count(*) FROM imports i LEFT JOIN operations o ON o.operation_id = i.import_id
                WHERE i.tenant_id = :tenantId::uuid AND i.mode = :mode::text AND NOT i.discarded
                  AND (o.status IN ('queued', 'running')
                       OR o.operation_id IS NULL AND i.touched_at > now() - interval '3 minutes')) < :limit::integer
         RETURNING import_id`,
        namedBindings({ ...values, ...this.scope, limit }),
      ),
    );
    return rows.length === 1;
  }

  /**
   * Stages rows and errors of a file that is being uploaded. The commit does not wait for the disk: the statement that
   * accepts the import is later and does.
   */
  async stage(
    importId: string,
    rows: readonly StagedImportRow[],
    errors: readonly ImportErrorRow[],
    counts: UploadedCounts,
  ): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `${RELAXED_COMMIT}, touched AS (
           UPDATE imports SET bytes_read = :bytesRead::bigint, rows_read = :rowsRead::integer,
             rows_failed = :rowsFailed::integer, touched_at = now()
           FROM relaxed WHERE import_id = :importId::uuid
         ), refused AS (
           INSERT INTO import_errors (import_id, row_number, tenant_id, mode, external_id, error)
           SELECT :importId::uuid, e.row_number, :tenantId::uuid, :mode::text, e.external_id, e.error::json
           FROM unnest(:errorRows::integer[], :errorIds::text[], :errorTexts::text[]) AS e (row_number, external_id, error)
         )
         INSERT INTO import_rows (import_id, lane, row_number, tenant_id, mode, external_id, cost, item)
         SELECT :importId::uuid, r.lane, r.row_number, :tenantId::uuid, :mode::text, r.external_id, r.cost, r.item
         FROM unnest(:lanes::smallint[], :rowNumbers::integer[], :externalIds::text[], :costs::integer[], :items::text[])
           AS r (lane, row_number, external_id, cost, item)`,
        namedBindings({
          importId,
          ...this.scope,
          ...counts,
          ...errorColumns(errors),
          lanes: rows.map(({ lane }) => lane),
          rowNumbers: rows.map(({ row }) => row),
          externalIds: rows.map(({ externalId }) => externalId),
          costs: rows.map(({ cost }) => cost),
          items: textArray(rows.map(({ item }) => item)),
        }),
      ),
    );
  }

  /** Marks the upload as complete. Returns false if the import was given up as interrupted. */
  async finishUpload(importId: string): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex.raw(
        `UPDATE imports i SET uploaded_at = now(), touched_at = now()
         WHERE import_id = ? AND NOT discarded
           AND NOT EXISTS (SELECT FROM operations o WHERE o.operation_id = i.import_id)
         RETURNING import_id`,
        [importId],
      ),
    );
    return rows.length === 1;
  }

  /** Hides an import that was not accepted; maintenance deletes its rows. */
  async discard(importId: string): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `UPDATE imports i SET discarded = true WHERE import_id = ?
           AND NOT EXISTS (SELECT FROM operations o WHERE o.operation_id = i.import_id)`,
        [importId],
      ),
    );
  }

  async find(importId: string): Promise<ImportRow | undefined> {
    const [row] = await this.executor.rows<ImportRow>(
      this.knex.raw(
        `SELECT i.*, o.status, o.error, o.finished_at, o.expires_at
         FROM imports i LEFT JOIN operations o ON o.operation_id = i.import_id
         WHERE i.import_id = ? AND NOT i.discarded`,
        [importId],
      ),
    );
    return row;
  }

  /**
   * Returns the next rows of a lane after a row in their order, at least one, until the first limit is reached. Call within
   * a transaction.
   */
  async nextRows(
    importId: string,
    { lane, after }: { lane: number; after: number },
    limits: { rows: number; cost: number; bytes: number },
  ): Promise<StagedImportRow[]> {
    const [, rows] = await Promise.all([
      this.executor.rows(this.knex.raw(PREFER_INDEXES)),
      this.executor.rows<StagedImportRow>(
        this.knex.raw(
          `SELECT row_number AS "row", lane, external_id AS "externalId", cost, item FROM (
             SELECT row_number, lane, external_id, cost, item,
               sum(cost) OVER so_far - cost AS cost_before, sum(size) OVER so_far - size AS size_before
             FROM (SELECT *, octet_length(item) AS size FROM import_rows
                   WHERE import_id = :importId::uuid AND lane = :lane::smallint AND row_number > :after::integer
                   ORDER BY row_number LIMIT :rows::integer) AS batch
             WINDOW so_far AS (ORDER BY row_number)
           ) AS summed WHERE cost_before < :cost::integer AND size_before < :bytes::integer ORDER BY row_number`,
          { importId, lane, after, ...limits },
        ),
      ),
    ]);
    return rows;
  }

  /** Returns whether rows of a lane after a row, and rows of any lane, are left. */
  async remaining(
    importId: string,
    { lane, after }: { lane: number; after: number },
  ): Promise<{ ofLane: boolean; ofImport: boolean }> {
    const [row] = await this.executor.rows<{ of_lane: boolean; of_import: boolean }>(
      this.knex.raw(
        `WITH lane AS MATERIALIZED (
           SELECT EXISTS (SELECT FROM import_rows WHERE import_id = :importId::uuid AND lane = :lane::smallint
                            AND row_number > :after::integer) AS has_rows
         )
         SELECT has_rows AS of_lane,
           has_rows OR EXISTS (SELECT FROM import_rows WHERE import_id = :importId::uuid) AS of_import
         FROM lane`,
        { importId, lane, after },
      ),
    );
    return { ofLane: row?.of_lane === true, ofImport: row?.of_import === true };
  }

  /**
   * Deletes staged rows of a lane and returns the numbers of those that another run has not applied and no erasure has
   * deleted. Call in the transaction that applies them.
   */
  async takeRows(importId: string, lane: number, rows: readonly number[]): Promise<Set<number>> {
    const [, takenRows] = await Promise.all([
      this.executor.rows(this.knex.raw(PREFER_INDEXES)),
      this.executor.rows<{ row_number: number }>(
        this.knex.raw(
          `DELETE FROM import_rows WHERE import_id = :importId::uuid AND lane = :lane::smallint
             AND row_number = ANY (:rows::integer[]) RETURNING row_number`,
          namedBindings({ importId, lane, rows: [...rows] }),
        ),
      ),
    ]);
    return new Set(takenRows.map(({ row_number }) => row_number));
  }

  /** Counts applied rows and stores the errors of the others. Call in the transaction that applies them. */
  async countRows(importId: string, counts: AppliedCounts, errors: readonly ImportErrorRow[]): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `WITH refused AS (
           INSERT INTO import_errors (import_id, row_number, tenant_id, mode, external_id, error)
           SELECT :importId::uuid, e.row_number, :tenantId::uuid, :mode::text, e.external_id, e.error::json
           FROM unnest(:errorRows::integer[], :errorIds::text[], :errorTexts::text[]) AS e (row_number, external_id, error)
         ), counted AS (
           UPDATE imports SET rows_created = rows_created + :created::integer, rows_updated = rows_updated + :updated::integer,
             rows_failed = rows_failed + :failed::integer
           WHERE import_id = :importId::uuid RETURNING rows_created, rows_updated, rows_failed, rows_read
         )
         UPDATE operations SET progress_done = least(c.rows_read, c.rows_created + c.rows_updated + c.rows_failed),
           progress_total = c.rows_read, next_enqueue_at = now() + interval '20 seconds', enqueue_count = 0
         FROM counted c WHERE operation_id = :importId::uuid AND status IN ('queued', 'running')`,
        namedBindings({ importId, ...this.scope, ...counts, ...errorColumns(errors) }),
      ),
    );
  }

  /** Ends a step of a lane. Returns the number of its next step, or null if another run has ended this step. */
  async endStep(importId: string, lane: number, step: number): Promise<number | null> {
    const [row] = await this.executor.rows<{ step: number }>(
      this.knex.raw(
        `UPDATE imports SET lane_steps[:index::integer] = :step::integer + 1
         WHERE import_id = :importId::uuid AND lane_steps[:index::integer] = :step::integer
         RETURNING lane_steps[:index::integer] AS step`,
        { importId, index: lane + 1, step },
      ),
    );
    return row?.step ?? null;
  }

  listErrors(importId: string, after: number, limit: number): Promise<ImportErrorRow[]> {
    return this.executor.rows<ImportErrorRow>(
      this.knex.raw(
        `SELECT row_number AS "row", external_id AS "externalId", error FROM import_errors
         WHERE import_id = ?::uuid AND row_number > ? ORDER BY row_number LIMIT ?`,
        [importId, after, limit],
      ),
    );
  }
}

function errorColumns(errors: readonly ImportErrorRow[]) {
  return {
    errorRows: errors.map(({ row }) => row),
    errorIds: errors.map(({ externalId }) => externalId),
    errorTexts: textArray(errors.map(({ error }) => JSON.stringify(error))),
  };
}
