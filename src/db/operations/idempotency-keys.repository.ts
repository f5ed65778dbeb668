import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import { namedBindings, type Executor } from '../kernel/statement';

export interface IdempotencyRow {
  idempotency_id: string;
  request_hash: Buffer;
  operation_id: string | null;
  answer_status: number | null;
  answer_headers: Record<string, string> | null;
  answer_body: Buffer | null;
  /** True if the first request may still be running. */
  locked: boolean;
  /** True if this request inserted or took over the row. */
  mine: boolean;
}

export interface IdempotentCall {
  idempotencyId: string;
  method: string;
  path: string;
  key: string;
  requestHash: Buffer;
  /** Seconds after which the lock of a crashed request expires. */
  lockSeconds: number;
}

/** Longer than a process takes from the end of the work to the stored response. */
const RESPONSE_TIME = `interval '5 seconds'`;

export class IdempotencyKeysRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /**
   * Inserts the row of this request, or returns that of an earlier one. Takes over an expired row as if it were new,
   * and the row of a crashed request with its operation or outcome: its lock has expired, or its operation has ended
   * without a response.
   */
  async claim(call: IdempotentCall): Promise<IdempotencyRow> {
    const [row] = await this.executor.rows<IdempotencyRow>(
      this.knex.raw(
        `WITH written AS (
           INSERT INTO idempotency_keys AS k
             (idempotency_id, tenant_id, mode, method, path, key, request_hash, locked_until)
           VALUES (:idempotencyId::uuid, :tenantId::uuid, :mode::text, :method::text, :path::text, :key::text, :requestHash::bytea,
                   now() + :lockSeconds::int * interval '1 second')
           ON CONFLICT (tenant_id, mode, method, path, key) DO UPDATE SET
             request_hash = excluded.request_hash,
             locked_until = excluded.locked_until,
             operation_id = CASE WHEN k.expires_at < now() THEN NULL ELSE k.operation_id END,
             answer_status = NULL, answer_headers = NULL,
             answer_body = CASE WHEN k.expires_at < now() THEN NULL ELSE k.answer_body END,
             expires_at = excluded.expires_at
           WHERE k.expires_at < now()
              OR (k.answer_status IS NULL AND k.request_hash = excluded.request_hash
                  AND (k.locked_until < now() OR EXISTS (
                    SELECT FROM operations o
                    WHERE o.operation_id = k.operation_id AND o.finished_at < now() - ${RESPONSE_TIME})))
           RETURNING idempotency_id, request_hash, operation_id, answer_status, answer_headers, answer_body
         )
         SELECT *, false AS locked, true AS mine FROM written
         UNION ALL
         SELECT idempotency_id, request_hash, operation_id, answer_status, answer_headers, answer_body,
                answer_status IS NULL AND locked_until >= now(), false
         FROM idempotency_keys
         WHERE tenant_id = :tenantId::uuid AND mode = :mode::text AND method = :method::text
           AND path = :path::text AND key = :key::text
           AND NOT EXISTS (SELECT 1 FROM written)
         LIMIT 1`,
        namedBindings({ ...call, ...this.scope }),
      ),
    );
    // The row of a request that committed after the snapshot conflicts without being visible: it is still running.
    return (
      row ?? {
        idempotency_id: call.idempotencyId,
        request_hash: call.requestHash,
        operation_id: null,
        answer_status: null,
        answer_headers: null,
        answer_body: null,
        locked: true,
        mine: false,
      }
    );
  }

  /**
   * Binds the key to an operation. If it was bound to a failed operation, the outcomes of the completed items are
   * copied, so that the new operation continues after them. Call within a transaction.
   */
  async attachOperation(idempotencyId: string, operationId: string): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `WITH bound AS (
           SELECT idempotency_id, operation_id FROM idempotency_keys WHERE idempotency_id = :idempotencyId
         ), continued AS (
           INSERT INTO operation_items (operation_id, item_index, tenant_id, mode, outcome)
           SELECT :operationId::uuid, i.item_index, i.tenant_id, i.mode, i.outcome
           FROM bound JOIN operations o USING (operation_id) JOIN operation_items i USING (operation_id)
           WHERE o.status = 'failed'
         )
         UPDATE idempotency_keys k SET operation_id = :operationId::uuid
         FROM bound WHERE k.idempotency_id = bound.idempotency_id`,
        { idempotencyId, operationId },
      ),
    );
  }

  /**
   * Locks the row and returns the stored outcome of its change, or null if the change was not made. Returns undefined if
   * another request has stored its response meanwhile. Call in the transaction of the change.
   */
  async lockOutcome(idempotencyId: string): Promise<string | null | undefined> {
    const [row] = await this.executor.rows<{ outcome: string | null }>(
      this.knex.raw(
        `SELECT convert_from(answer_body, 'UTF8') AS outcome FROM idempotency_keys
         WHERE idempotency_id = ? AND answer_status IS NULL FOR NO KEY UPDATE`,
        [idempotencyId],
      ),
    );
    return row?.outcome;
  }

  /**
   * Stores the outcome of a change until the response replaces it, and shortens the lock: only the response is missing.
   * Call in the transaction of the change.
   */
  async storeOutcome(idempotencyId: string, outcome: string): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `UPDATE idempotency_keys
         SET answer_body = convert_to(?, 'UTF8'), locked_until = least(locked_until, now() + ${RESPONSE_TIME})
         WHERE idempotency_id = ?`,
        [outcome, idempotencyId],
      ),
    );
  }

  async storeResponse(
    idempotencyId: string,
    response: { status: number; headers: Record<string, string>; body: Buffer },
  ): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `UPDATE idempotency_keys SET answer_status = ?, answer_headers = ?, answer_body = ? WHERE idempotency_id = ?`,
        [response.status, JSON.stringify(response.headers), response.body, idempotencyId],
      ),
    );
  }

  /** Extends the lock of a request that is running and has not stored an outcome. */
  async renewLock(idempotencyId: string, lockSeconds: number): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `UPDATE idempotency_keys SET locked_until = now() + ?::int * interval '1 second'
         WHERE idempotency_id = ? AND answer_status IS NULL AND answer_body IS NULL AND locked_until > now()`,
        [lockSeconds, idempotencyId],
      ),
    );
  }

  /** Lets the next request take over the row immediately. */
  async unlock(idempotencyId: string): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `UPDATE idempotency_keys SET locked_until = now() - interval '1 second' WHERE idempotency_id = ?`,
        [idempotencyId],
      ),
    );
  }

  /**
   * Deletes the row, so that the request can be retried. Only unlocks the row in three cases: if the operation was stored
   * although the response of Postgres was lost, a retry returns that operation; if the operation failed after some
   * items, a retry continues after them; if the change was made, a retry returns its outcome.
   */
  async release(idempotencyId: string): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `WITH seen AS (
           SELECT k.operation_id, k.answer_body IS NULL AND (o.status IS NULL OR o.status IN ('failed', 'cancelled')
             AND NOT EXISTS (SELECT FROM operation_items i WHERE i.operation_id = k.operation_id)) AS undone
           FROM idempotency_keys k LEFT JOIN operations o USING (operation_id)
           WHERE k.idempotency_id = :idempotencyId
         ), unlocked AS (
           UPDATE idempotency_keys k SET locked_until = now() - interval '1 second'
           FROM seen WHERE k.idempotency_id = :idempotencyId AND NOT seen.undone
         )
         DELETE FROM idempotency_keys k USING seen
         WHERE k.idempotency_id = :idempotencyId AND seen.undone
           AND k.operation_id IS NOT DISTINCT FROM seen.operation_id`,
        { idempotencyId },
      ),
    );
  }
}
