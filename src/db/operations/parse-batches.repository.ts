import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import type { OperationRow, NewDocument } from './operations.repository';
import { RELAXED_COMMIT } from '../kernel/relaxed-commit';
import { namedBindings, type Executor } from '../kernel/statement';

export interface NewParseBatch {
  batchId: string;
  keyId: string;
  documentType: 'resume' | 'job_description';
  /** Options of every parse. */
  input: object;
}

export interface ParseBatchRow {
  batch_id: string;
  key_id: string;
  document_type: NewParseBatch['documentType'];
  input: object;
  bytes_read: number;
  entries_total: number;
  entries_started: number;
  ended_through: number;
  step: number;
  created_at: Date;
  uploaded_at: Date | null;
  /** Of its operation; null while the batch is uploaded. */
  status: OperationRow['status'] | null;
  error: object | null;
  finished_at: Date | null;
  expires_at: Date | null;
}

/** An entry with a document that waits to be parsed. */
export interface AcceptedBatchEntry {
  number: number;
  name: string;
  operationId: string;
  task: string;
  pool: string;
  cost: number;
  document: NewDocument;
}

/** An entry that was refused. */
export interface RefusedBatchEntry {
  number: number;
  name: string;
  error: object;
}

export interface StartedEntry {
  operation_id: string;
  task: string;
  cost: number;
}

/** Number of entries by state. Operations that were deleted count as expired. */
export interface BatchEntryCounts {
  queued: number;
  running: number;
  succeeded: number;
  failed: number;
  cancelled: number;
  expired: number;
}

export interface BatchResultRow {
  entry_number: number;
  name: string | null;
  operation_id: string | null;
  status: keyof BatchEntryCounts;
  result: object | null;
  error: object | null;
}

const STATUS_OF_ENTRY = `CASE
  WHEN e.error IS NOT NULL THEN 'failed'
  WHEN e.entry_number > b.entries_started THEN CASE WHEN p.status IN ('failed', 'cancelled') THEN 'cancelled' ELSE 'queued' END
  WHEN o.operation_id IS NULL OR o.status IN ('succeeded', 'failed', 'cancelled') AND o.expires_at <= now() THEN 'expired'
  ELSE o.status END`;
const ENTRIES_WITH_OPERATIONS = `parse_batches b
  JOIN parse_batch_entries e ON e.batch_id = b.batch_id
  LEFT JOIN operations p ON p.operation_id = b.batch_id
  LEFT JOIN operations o ON o.operation_id = e.operation_id`;

/** Batches of documents of a tenant with their entries. */
export class ParseBatchesRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /** Returns false if the tenant has `limit` batches that are being uploaded or parsed. */
  async insert(batch: NewParseBatch, limit: number): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex.raw(
        `INSERT INTO parse_batches (batch_id, tenant_id, mode, key_id, document_type, input)
         SELECT :batchId::uuid, :tenantId::uuid, :mode::text, :keyId::uuid, :documentType::text, :input::json
         WHERE (SELECT count(*) FROM parse_batches b LEFT JOIN operations o ON o.operation_id = b.batch_id
                WHERE b.tenant_id = :tenantId::uuid AND b.mode = :mode::text
                  AND (o.status IN ('queued', 'running')
                       OR o.operation_id IS NULL AND b.touched_at > now() - interval '3 minutes')) < :limit::integer
         RETURNING batch_id`,
        namedBindings({ ...batch, ...this.scope, input: JSON.stringify(batch.input), limit }),
      ),
    );
    return rows.length === 1;
  }

  /** Notes that the upload continues. */
  async touch(batchId: string): Promise<void> {
    await this.executor.rows(
      this.knex.raw('UPDATE parse_batches SET touched_at = now() WHERE batch_id = ?', [batchId]),
    );
  }

  /** Stores entries with their documents. Call within a transaction. */
  async stage(
    batchId: string,
    accepted: readonly AcceptedBatchEntry[],
    refused: readonly RefusedBatchEntry[],
    bytesRead: number,
  ): Promise<void> {
    const owner = { tenant_id: this.scope.tenantId, mode: this.scope.mode };
    const entries = [
      ...accepted.map(({ number, name, operationId, task, pool, cost }) => ({
        ...{ batch_id: batchId, entry_number: number, ...owner, name },
        ...{ task, pool, cost, operation_id: operationId, error: null },
      })),
      ...refused.map(({ number, name, error }) => ({
        ...{ batch_id: batchId, entry_number: number, ...owner, name },
        ...{ task: null, pool: null, cost: 1, operation_id: null, error: JSON.stringify(error) },
      })),
    ];
    if (entries.length > 0) await this.executor.rows(this.knex('parse_batch_entries').insert(entries));
    if (accepted.length > 0) {
      const documents = accepted.map(({ operationId, document }) => ({
        ...{ operation_id: operationId, ...owner, file_name: document.fileName },
        ...{ declared_type: document.declaredType, bytes: document.bytes },
        object_key: document.objectKey ?? null,
        for_review: this.knex.raw(
          `(SELECT coalesce((input->'include')::text LIKE '%"review"%', false) FROM parse_batches WHERE batch_id = ?)`,
          [batchId],
        ),
      }));
      await this.executor.rows(this.knex('documents').insert(documents));
    }
    await this.executor.rows(
      this.knex.raw(
        `UPDATE parse_batches SET entries_total = entries_total + ?, bytes_read = ?, touched_at = now() WHERE batch_id = ?`,
        [entries.length, bytesRead, batchId],
      ),
    );
  }

  /** Marks the upload as complete. Returns false if the batch was deleted as interrupted. */
  async finishUpload(batchId: string): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex.raw(
        `UPDATE parse_batches SET uploaded_at = now(), touched_at = now() WHERE batch_id = ? RETURNING batch_id`,
        [batchId],
      ),
    );
    return rows.length === 1;
  }

  /** Deletes a batch that was not accepted, with its documents. */
  async discard(batchId: string): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `WITH refused AS (
           DELETE FROM parse_batches b WHERE batch_id = :batchId
             AND NOT EXISTS (SELECT FROM operations o WHERE o.operation_id = b.batch_id)
           RETURNING batch_id
         )
         DELETE FROM documents d USING refused r JOIN parse_batch_entries e ON e.batch_id = r.batch_id
         WHERE d.operation_id = e.operation_id`,
        { batchId },
      ),
    );
  }

  /** Deletes the documents of entries that an ended batch has not started. */
  async deleteWaitingDocuments(batchId: string): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `DELETE FROM documents d USING parse_batch_entries e
         WHERE e.batch_id = ? AND d.operation_id = e.operation_id
           AND NOT EXISTS (SELECT FROM operations o WHERE o.operation_id = e.operation_id)`,
        [batchId],
      ),
    );
  }

  async find(batchId: string): Promise<ParseBatchRow | undefined> {
    const [row] = await this.executor.rows<ParseBatchRow>(
      this.knex.raw(
        `SELECT b.*, o.status, o.error, o.finished_at, o.expires_at
         FROM parse_batches b LEFT JOIN operations o ON o.operation_id = b.batch_id WHERE b.batch_id = ?`,
        [batchId],
      ),
    );
    return row;
  }

  async count(batchId: string): Promise<BatchEntryCounts> {
    const rows = await this.executor.rows<{ status: keyof BatchEntryCounts; entries: number }>(
      this.knex.raw(
        `SELECT ${STATUS_OF_ENTRY} AS status, count(*)::integer AS entries
         FROM ${ENTRIES_WITH_OPERATIONS} WHERE b.batch_id = ? GROUP BY 1`,
        [batchId],
      ),
    );
    const counts = { queued: 0, running: 0, succeeded: 0, failed: 0, cancelled: 0, expired: 0 };
    for (const { status, entries } of rows) counts[status] = entries;
    return counts;
  }

  /** Entries after a number in their order, with what their operations returned. */
  listResults(batchId: string, after: number, limit: number): Promise<BatchResultRow[]> {
    return this.executor.rows<BatchResultRow>(
      this.knex.raw(
        `SELECT e.entry_number, e.name, e.operation_id, ${STATUS_OF_ENTRY} AS status, o.result,
           coalesce(e.error, o.error) AS error
         FROM ${ENTRIES_WITH_OPERATIONS}
         WHERE b.batch_id = :batchId AND e.entry_number > :after ORDER BY e.entry_number LIMIT :limit`,
        { batchId, after, limit },
      ),
    );
  }

  /** Advances `ended_through` past entries that have ended and returns the number of started entries that have not. */
  async updateEnded(batchId: string): Promise<{ open: number; ended: number }> {
    const [row] = await this.executor.rows<{ open: number; ended: number }>(
      this.knex.raw(
        `WITH open AS (
           SELECT count(*)::integer AS entries, min(e.entry_number) AS first
           FROM parse_batches b
           JOIN parse_batch_entries e ON e.batch_id = b.batch_id AND e.entry_number > b.ended_through
             AND e.entry_number <= b.entries_started
           JOIN operations o ON o.operation_id = e.operation_id AND o.status IN ('queued', 'running')
           WHERE b.batch_id = :batchId
         )
         UPDATE parse_batches b SET ended_through = coalesce(open.first - 1, b.entries_started)
         FROM open WHERE b.batch_id = :batchId
         RETURNING open.entries AS open, b.entries_started - open.entries AS ended`,
        { batchId },
      ),
    );
    return row ?? { open: 0, ended: 0 };
  }

  /**
   * Inserts the operations of the next entries unless another run has. They are as old as their batch, so that "today" in
   * a document is the day of the request. Returns the entries to enqueue.
   */
  startEntries(batchId: string, limit: number, type: string): Promise<StartedEntry[]> {
    return this.executor.rows<StartedEntry>(
      this.knex.raw(
        `WITH batch AS (
           SELECT b.* FROM parse_batches b JOIN operations p ON p.operation_id = b.batch_id
           WHERE b.batch_id = :batchId AND p.status IN ('queued', 'running')
           FOR UPDATE OF b
         ), next AS (
           SELECT e.* FROM batch JOIN parse_batch_entries e ON e.batch_id = batch.batch_id
             AND e.entry_number > batch.entries_started
           ORDER BY e.entry_number LIMIT :limit
         ), started AS (
           INSERT INTO operations (operation_id, tenant_id, mode, type, task, pool, key_id, input, created_at)
           SELECT next.operation_id, next.tenant_id, next.mode, :type, next.task, next.pool, batch.key_id, batch.input,
             batch.created_at
           FROM next JOIN batch ON batch.batch_id = next.batch_id WHERE next.operation_id IS NOT NULL
           ON CONFLICT (operation_id) DO NOTHING
           RETURNING operation_id, task
         ), counted AS (
           UPDATE parse_batches b SET entries_started = greatest(b.entries_started, n.last)
           FROM (SELECT max(entry_number) AS last FROM next) n WHERE b.batch_id = :batchId AND n.last IS NOT NULL
         )
         SELECT s.operation_id, s.task, next.cost FROM started s JOIN next ON next.operation_id = s.operation_id
         ORDER BY next.entry_number`,
        { batchId, limit, type },
      ),
    );
  }

  /** Ends a step and states the progress. Returns the number of the next step, or null if another run ended this one. */
  async endStep(batchId: string, step: number, ended: number): Promise<number | null> {
    const [row] = await this.executor.rows<{ step: number }>(
      this.knex.raw(
        `${RELAXED_COMMIT}, ended AS (
           UPDATE parse_batches SET step = :step::integer + 1 FROM relaxed
           WHERE batch_id = :batchId::uuid AND step = :step::integer RETURNING step, entries_total
         ), progress AS (
           UPDATE operations SET progress_done = least(ended.entries_total, :ended::integer),
             progress_total = ended.entries_total, next_enqueue_at = now() + interval '20 seconds', enqueue_count = 0
           FROM ended WHERE operation_id = :batchId::uuid AND status IN ('queued', 'running')
         )
         SELECT step FROM ended`,
        { batchId, step, ended },
      ),
    );
    return row?.step ?? null;
  }
}
