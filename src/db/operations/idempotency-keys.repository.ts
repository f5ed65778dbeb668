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
  /** Whether the first call may still be running. */
  locked: boolean;
  /** Whether this call wrote or took over the row. */
  mine: boolean;
}

export interface IdempotentCall {
  idempotencyId: string;
  method: string;
  path: string;
  key: string;
  requestHash: Buffer;
  /** How long a call that says nothing more keeps others out, seconds. */
  lockSeconds: number;
}

export class IdempotencyKeysRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /**
   * Writes the row for this call, or finds the one of an earlier call. An expired row is taken over as if it were
   * new; one whose call died (lock run out, no answer) is taken over and keeps its operation.
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
             answer_status = NULL, answer_headers = NULL, answer_body = NULL,
             expires_at = excluded.expires_at
           WHERE k.expires_at < now()
              OR (k.answer_status IS NULL AND k.locked_until < now() AND k.request_hash = excluded.request_hash)
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
    // A row written by a call that committed after our snapshot conflicts without being visible: it is running.
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
   * Binds the key to an operation. If it was bound to a failed operation, the new one continues behind the items that
   * the failed one has completed: their outcomes are copied. Call within a transaction.
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

  async storeAnswer(
    idempotencyId: string,
    answer: { status: number; headers: Record<string, string>; body: Buffer },
  ): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `UPDATE idempotency_keys SET answer_status = ?, answer_headers = ?, answer_body = ? WHERE idempotency_id = ?`,
        [answer.status, JSON.stringify(answer.headers), answer.body, idempotencyId],
      ),
    );
  }

  /** Lets the next call take the row over at once. */
  async unlock(idempotencyId: string): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `UPDATE idempotency_keys SET locked_until = now() - interval '1 second' WHERE idempotency_id = ?`,
        [idempotencyId],
      ),
    );
  }

  /**
   * Forgets the call, so that it may be made again. Where its work was written down all the same (the answer of
   * Postgres was lost on the way), it is only unlocked: made again, it is answered with that work. Where its work
   * failed behind some items, it is unlocked as well: made again, it continues behind them.
   */
  async release(idempotencyId: string): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `WITH seen AS (
           SELECT k.operation_id, o.status IS NULL OR o.status IN ('failed', 'cancelled')
             AND NOT EXISTS (SELECT FROM operation_items i WHERE i.operation_id = k.operation_id) AS undone
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
