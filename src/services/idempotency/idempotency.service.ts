import type { UUID } from '../../domain/common';
import type { Caller } from '../access/caller';

export interface StoredAnswer {
  status: number;
  /** Only headers that belong to the answer itself: `Content-Type`, `Location`, `Preference-Applied`. */
  headers: Record<string, string>;
  body: Buffer;
  /** The body shows a secret that is nowhere else kept readable, so it is kept sealed. */
  secret: boolean;
}

export type IdempotencyStart =
  | { kind: 'run'; idempotencyId: UUID }
  | { kind: 'replay'; answer: StoredAnswer }
  /** The first call died after its work was accepted: wait for that operation and answer with it. */
  | { kind: 'resume'; idempotencyId: UUID; operationId: UUID };

/** `Idempotency-Key` on POST and PATCH (draft-ietf-httpapi-idempotency-key-header-07), kept 24 h. */
export interface IdempotencyService {
  /**
   * `path` is the request path without query, `requestHash` a SHA-256 over everything that makes the request what
   * it is. Refuses with `idempotency_key_reused` for another request under the same key and with
   * `idempotency_in_progress` while the first is running. Refuses with `answer_erased` when the answer told of a
   * candidate who was erased since: the call is not made again.
   */
  begin(
    caller: Caller,
    call: { method: string; path: string; key: string; requestHash: Buffer },
  ): Promise<IdempotencyStart>;
  /** Stores the answer (2xx and 4xx after start). */
  finish(caller: Caller, idempotencyId: UUID, answer: StoredAnswer): Promise<void>;
  /** Ends the call without an answer, its work goes on: the next call under the key waits for that work. */
  unlock(caller: Caller, idempotencyId: UUID): Promise<void>;
  /** Forgets the record, so that the call may be tried again (429, 5xx). */
  release(caller: Caller, idempotencyId: UUID): Promise<void>;
}
