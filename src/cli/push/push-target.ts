import type { TenureClient } from '../../../client/src/index';

/** The service's result for one item of a batch. */
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
 * Sends one batch. Every attempt of a batch has the same Idempotency-Key, so that a retry after a lost response returns
 * the first result. Throws `TenureError`.
 */
export type PushTarget = (
  client: TenureClient,
  items: readonly object[],
  headers: { 'Idempotency-Key': string },
) => Promise<BatchResponse>;
