import type { UUID } from '../../domain/common';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { SecretBox } from '../../webhooks/signing/secret-box';
import type { Caller } from '../access/caller';
import type { TenantData } from '../tenant-data';
import type { IdempotencyService, IdempotencyStart, StoredAnswer } from './idempotency.service';

/** Longer than a call may wait for its work, so that only a dead call is ever taken over. */
const LOCK_SECONDS = 90;

/** With no body: erasing a candidate took the answer away. */
const ERASED_STATUS = 410;

/** Among the headers kept with an answer, says that its body is sealed. */
const SEALED_ANSWER = 'Sealed';

export class TenantIdempotencyService implements IdempotencyService {
  constructor(
    private readonly data: TenantData,
    private readonly box: SecretBox,
  ) {}

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
      throw new AppError('idempotency_key_reused', 'The key was used for a request with different content.');
    }
    if (row.answer_status === ERASED_STATUS && row.answer_body === null) {
      throw new AppError(
        'answer_erased',
        'The request was processed; its response was deleted with an erased candidate.',
      );
    }
    if (row.answer_status === null || row.answer_body === null) {
      throw new AppError('idempotency_in_progress', 'The first request with this key has not finished yet.', {
        headers: { 'Retry-After': '1' },
      });
    }
    const { [SEALED_ANSWER]: sealed, ...headers } = row.answer_headers ?? {};
    const secret = sealed !== undefined;
    const body = secret
      ? Buffer.from(this.box.open(row.answer_body, row.idempotency_id), 'utf8')
      : row.answer_body;
    return { kind: 'replay', answer: { status: row.answer_status, headers, body, secret } };
  }

  async finish(caller: Caller, idempotencyId: UUID, answer: StoredAnswer): Promise<void> {
    const { status, headers, body, secret } = answer;
    await this.data.of(caller).repositories.idempotencyKeys.storeAnswer(
      idempotencyId,
      secret
        ? {
            status,
            headers: { ...headers, [SEALED_ANSWER]: 'yes' },
            body: this.box.seal(body.toString('utf8'), idempotencyId),
          }
        : { status, headers, body },
    );
  }

  async unlock(caller: Caller, idempotencyId: UUID): Promise<void> {
    await this.data.of(caller).repositories.idempotencyKeys.unlock(idempotencyId);
  }

  async release(caller: Caller, idempotencyId: UUID): Promise<void> {
    await this.data.of(caller).repositories.idempotencyKeys.release(idempotencyId);
  }
}
