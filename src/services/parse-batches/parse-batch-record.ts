import type { BatchEntryCounts, ParseBatchRow } from '../../db/operations/parse-batches.repository';
import type { Timestamp, UUID } from '../../domain/common';
import type { DocumentType } from '../../domain/parsing/parse-meta';
import type { StoredError } from '../../platform/app-error';
import { newEvent, type OutboxEvent } from '../../webhooks/events/new-event';

export type ParseBatchStatus = 'uploading' | 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';

export interface ParseBatchRecord {
  batchId: UUID;
  documentType: DocumentType;
  status: ParseBatchStatus;
  bytesRead: number;
  entries: { total: number } & BatchEntryCounts;
  error: StoredError | null;
  createdAt: Timestamp;
  uploadedAt: Timestamp | null;
  finishedAt: Timestamp | null;
}

/** Result of the operation of a batch. */
export interface ParseBatchResult {
  batchId: UUID;
  summary: { total: number; succeeded: number; failed: number; cancelled: number };
}

export function parseBatchRecord(row: ParseBatchRow, counts: BatchEntryCounts): ParseBatchRecord {
  return {
    batchId: row.batch_id,
    documentType: row.document_type,
    status: row.status ?? 'uploading',
    bytesRead: row.bytes_read,
    entries: { total: row.entries_total, ...counts },
    error: row.error as StoredError | null,
    createdAt: row.created_at.toISOString(),
    uploadedAt: row.uploaded_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

export function parseBatchResult(row: ParseBatchRow, counts: BatchEntryCounts): ParseBatchResult {
  const { succeeded, failed, cancelled } = counts;
  return { batchId: row.batch_id, summary: { total: row.entries_total, succeeded, failed, cancelled } };
}

/** The event of a batch that has ended; `error` is why the batch itself failed. */
export function batchCompletedEvent(
  row: ParseBatchRow,
  counts: BatchEntryCounts,
  error: Pick<StoredError, 'code' | 'message'> | null,
): OutboxEvent<'batch.completed'> {
  return newEvent('batch.completed', {
    batchId: row.batch_id,
    documentType: row.document_type,
    status: error ? 'failed' : 'succeeded',
    summary: parseBatchResult(row, counts).summary,
    error: error && { code: error.code, message: error.message },
  });
}
