import type { ImportRow } from '../../db/operations/imports.repository';
import type { Timestamp, UUID } from '../../domain/common';
import type { StoredError } from '../../platform/app-error';

export const IMPORT_KINDS = ['candidates', 'jobs'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export type ImportFormat = 'ndjson' | 'csv';

/** What happens to valid rows if others are invalid: they are applied, or nothing more is. */
export type ImportErrorRule = 'continue' | 'stop';

export type ImportStatus = 'uploading' | 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';

export interface ImportRecord {
  importId: UUID;
  kind: ImportKind;
  format: ImportFormat;
  dryRun: boolean;
  onError: ImportErrorRule;
  status: ImportStatus;
  bytesRead: number;
  rowsRead: number;
  rowsCreated: number;
  rowsUpdated: number;
  rowsFailed: number;
  error: StoredError | null;
  createdAt: Timestamp;
  uploadedAt: Timestamp | null;
  finishedAt: Timestamp | null;
}

/** Result of the operation of an import. */
export interface ImportResult {
  importId: UUID;
  summary: { total: number; created: number; updated: number; failed: number };
}

export function importRecord(row: ImportRow): ImportRecord {
  return {
    importId: row.import_id,
    kind: row.kind,
    format: row.format,
    dryRun: row.dry_run,
    onError: row.on_error,
    status: row.status ?? 'uploading',
    bytesRead: row.bytes_read,
    rowsRead: row.rows_read,
    rowsCreated: row.rows_created,
    rowsUpdated: row.rows_updated,
    rowsFailed: row.rows_failed,
    error: row.error as StoredError | null,
    createdAt: row.created_at.toISOString(),
    uploadedAt: row.uploaded_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

export function importResult(row: ImportRow): ImportResult {
  return {
    importId: row.import_id,
    summary: {
      total: row.rows_read,
      created: row.rows_created,
      updated: row.rows_updated,
      failed: row.rows_failed,
    },
  };
}
