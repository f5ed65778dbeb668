import type { UUID } from '../../domain/common';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { SecretBox } from '../../webhooks/signing/secret-box';
import type { Caller } from '../access/caller';
import type { TenantData } from '../tenant-data';
import { LOCK_SECONDS, RequestLocks } from './request-locks';

export interface StoredResponse {
  status: number;
  /** Only headers that describe the response itself: `Content-Type`, `Location`, `Preference-Applied`. */
  headers: Record<string, string>;
  body: Buffer;
  /** True if the body contains a secret that is readable nowhere else, so it is stored encrypted. */
  secret: boolean;
}

export type IdempotencyStart =
  | { kind: 'run'; idempotencyId: UUID }
  | { kind: 'replay'; response: StoredResponse }
  /**
   * The process of the first request died after its work was accepted: wait for that operation and return its result.
   */
  | { kind: 'resume'; idempotencyId: UUID; operationId: UUID };

/** Status of a response without a body: it was deleted when its candidate was erased. */
const ERASED_STATUS = 410;

/** Stored among the headers of a response whose body is encrypted. */
const SEALED_HEADER = 'Sealed';

/**
 * `Idempotency-Key` on POST and PATCH (draft-ietf-httpapi-idempotency-key-header-07). Responses are stored for 24
 * hours.
 */
export class IdempotencyService {
  private readonly locks: RequestLocks;

  constructor(
    private readonly data: TenantData,
    private readonly box: SecretBox,
  ) {
    this.locks = new RequestLocks(data);
  }

  /**
   * `path` is the request path without query, `requestHash` a SHA-256 over everything that distinguishes the request.
   * Throws `idempotency_key_reused` if the key was used for a different request, `idempotency_in_progress` while the
   * first request is running, and `answer_erased` if the response contained data of a candidate who was erased since;
   * the request is not processed again.
   */
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
      this.locks.hold(caller, row.idempotency_id);
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
    const { [SEALED_HEADER]: sealed, ...headers } = row.answer_headers ?? {};
    const secret = sealed !== undefined;
    const body = secret
      ? Buffer.from(this.box.open(row.answer_body, row.idempotency_id), 'utf8')
      : row.answer_body;
    return { kind: 'replay', response: { status: row.answer_status, headers, body, secret } };
  }

  /** Stores the response (2xx, and 4xx after processing has started). */
  async finish(caller: Caller, idempotencyId: UUID, response: StoredResponse): Promise<void> {
    this.locks.drop(idempotencyId);
    const { status, headers, body, secret } = response;
    await this.data.of(caller).repositories.idempotencyKeys.storeResponse(
      idempotencyId,
      secret
        ? {
            status,
            headers: { ...headers, [SEALED_HEADER]: 'yes' },
            body: this.box.seal(body.toString('utf8'), idempotencyId),
          }
        : { status, headers, body },
    );
  }

  /** Ends a request without a response while its work continues. The next request with the key waits for that work. */
  async unlock(caller: Caller, idempotencyId: UUID): Promise<void> {
    this.locks.drop(idempotencyId);
    await this.data.of(caller).repositories.idempotencyKeys.unlock(idempotencyId);
  }

  /** Deletes the record, so that the request can be retried (429, 5xx). */
  async release(caller: Caller, idempotencyId: UUID): Promise<void> {
    this.locks.drop(idempotencyId);
    await this.data.of(caller).repositories.idempotencyKeys.release(idempotencyId);
  }
}
