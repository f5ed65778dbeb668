import type { OperationRow } from '../../db/operations/operations.repository';
import type { StoredError } from '../../platform/app-error';
import type { OperationRecord, OperationType } from './operation';

export function operationRecord(row: OperationRow): OperationRecord {
  return {
    operationId: row.operation_id,
    tenantId: row.tenant_id,
    mode: row.mode,
    type: row.type as OperationType,
    status: row.status,
    progress:
      row.progress_total === null ? null : { done: row.progress_done ?? 0, total: row.progress_total },
    result: row.result,
    error: row.error as StoredError | null,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    expiresAt: row.expires_at.toISOString(),
  };
}
