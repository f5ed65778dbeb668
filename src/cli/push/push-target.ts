import type { TenureClient } from '../../../client/src/index';

/** What the service made of one item of a batch. */
export interface BatchEntry {
  index: number;
  externalId: string | null;
  action: 'created' | 'updated' | 'failed';
  droppedFields?: string[];
  error?: object;
}

export interface BatchResponse {
  results: BatchEntry[];
  summary: { created: number; updated: number; failed: number };
}

/**
 * Sends the items of one batch, which the service judges. Every try of a batch has the same Idempotency-Key, so one
 * whose answer got lost is answered again and not done again. Throws `TenureError`.
 */
export type PushTarget = (
  client: TenureClient,
  items: readonly object[],
  headers: { 'Idempotency-Key': string },
) => Promise<BatchResponse>;
