import type { UUID } from '../../domain/common';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { Caller } from '../access/caller';
import type { TenantData } from '../tenant-data';
import type { IdempotencyService, IdempotencyStart, StoredAnswer } from './idempotency.service';

/** Longer than a call may wait for its work, so that only a dead call is ever taken over. */
const LOCK_SECONDS = 90;

export class TenantIdempotencyService implements IdempotencyService {
  constructor(private readonly data: TenantData) {}

  async begin(
    caller: Caller,
    call: { method: string; path: string; key: string; requestHash: Buffer },
  ): Promise<IdempotencyStart> {
    const row = await this.data.of(caller).repositories.idempotencyKeys.claim({
      ...call,
      idempotencyId: newId(),
      lockSeconds: LOCK_SECONDS,
    });
    if (row.mine) {
      return row.operation_id
        ? { kind: 'resume', idempotencyId: row.idempotency_id, operationId: row.operation_id }
        : { kind: 'run', idempotencyId: row.idempotency_id };
    }
    if (!row.request_hash.equals(call.requestHash)) {
      throw new AppError('idempotency_key_reused', 'The key belongs to a request with another content.');
    }
    if (row.answer_status === null || row.answer_body === null) {
      throw new AppError('idempotency_in_progress', 'The first call with this key has not ended yet.', {
        headers: { 'Retry-After': '1' },
      });
    }
    return {
      kind: 'replay',
      answer: { status: row.answer_status, headers: row.answer_headers ?? {}, body: row.answer_body },
    };
  }

  async finish(caller: Caller, idempotencyId: UUID, answer: StoredAnswer): Promise<void> {
    await this.data.of(caller).repositories.idempotencyKeys.storeAnswer(idempotencyId, answer);
  }

  async unlock(caller: Caller, idempotencyId: UUID): Promise<void> {
    await this.data.of(caller).repositories.idempotencyKeys.unlock(idempotencyId);
  }

  async release(caller: Caller, idempotencyId: UUID): Promise<void> {
    await this.data.of(caller).repositories.idempotencyKeys.delete(idempotencyId);
  }
}
