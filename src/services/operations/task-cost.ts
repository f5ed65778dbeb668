import { imageTypeOf } from '../../documents/media-type';
import type { SourceDocument } from '../../domain/layout/source-document';

/** Text documents of this size take about as long as a short one. */
const BYTES_PER_UNIT = 256 * 1024;
/** Reading a scanned page takes about as long as this many short text documents. */
const SCAN_COST = 20;

/**
 * Estimated work of a document before it is read, in short text documents. Fair scheduling divides the time of a pool
 * between tenants by these estimates.
 */
export function documentCost({ bytes }: Pick<SourceDocument, 'bytes'>): number {
  return sizeCost(bytes.byteLength) + (imageTypeOf(bytes) ? SCAN_COST : 0);
}

/** Estimated work of a batch with its documents, in short text documents. */
export function batchCost(items: number, documents: readonly { base64: string }[]): number {
  return documents.reduce((sum, { base64 }) => sum + sizeCost(base64.length), Math.max(1, items));
}

function sizeCost(bytes: number): number {
  return 1 + Math.floor(bytes / BYTES_PER_UNIT);
}
