import type { ConnectorRow } from '../../db/operations/connectors.repository';
import type {
  ConnectorRunCounts,
  ConnectorRunErrorRow,
  ConnectorRunRow,
} from '../../db/operations/connector-runs.repository';
import type { Timestamp, UUID } from '../../domain/common';
import type { ConnectorKindName, ConnectorMapping } from '../../domain/connectors/connector-kind';
import type { StoredError } from '../../platform/app-error';

/** Credentials of a board. They are stored encrypted and never returned. */
export type ConnectorCredentials =
  | { type: 'client_credentials'; clientId: string; clientSecret: string }
  | { type: 'api_key'; apiKey: string; accountToken: string };

export type ConnectorRunStatus = 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';

export interface ConnectorRunRecord {
  runId: UUID;
  connectorId: UUID;
  status: ConnectorRunStatus;
  startedBy: 'request' | 'schedule';
  dryRun: boolean;
  /** Pages that were read. */
  pages: number;
  counts: ConnectorRunCounts;
  error: StoredError | null;
  createdAt: Timestamp;
  finishedAt: Timestamp | null;
}

export interface ConnectorRecord {
  connectorId: UUID;
  kind: ConnectorKindName;
  board: string;
  status: 'enabled' | 'disabled';
  hasCredentials: boolean;
  intervalMinutes: number | null;
  mapping: ConnectorMapping;
  openJobs: number;
  nextRunAt: Timestamp | null;
  lastRun: ConnectorRunRecord | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** An error of one posting. */
export interface ConnectorRunError {
  postingId: string;
  error: StoredError;
}

export function connectorRecord(row: ConnectorRow, lastRun: ConnectorRunRow | undefined): ConnectorRecord {
  return {
    connectorId: row.connector_id,
    kind: row.kind as ConnectorKindName,
    board: row.board,
    status: row.status,
    hasCredentials: row.credentials !== null,
    intervalMinutes: row.interval_minutes,
    mapping: row.mapping as ConnectorMapping,
    openJobs: row.open_jobs,
    nextRunAt: row.status === 'enabled' ? (row.next_run_at?.toISOString() ?? null) : null,
    lastRun: lastRun ? connectorRunRecord(lastRun) : null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export function connectorRunRecord(row: ConnectorRunRow): ConnectorRunRecord {
  const { created, updated, unchanged, reopened, closed, failed } = row;
  return {
    runId: row.run_id,
    connectorId: row.connector_id,
    status: row.status,
    startedBy: row.started_by,
    dryRun: row.dry_run,
    pages: row.pages,
    counts: { created, updated, unchanged, reopened, closed, failed },
    error: row.error as StoredError | null,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

export function connectorRunError(row: ConnectorRunErrorRow): ConnectorRunError {
  return { postingId: row.posting_id, error: row.error as StoredError };
}
