import type { OperationRow } from '../../db/operations/operations.repository';
import type { StoredError } from '../../platform/app-error';
import type { OperationProgressRecord, OperationRecord, OperationType } from './operation';

export function operationRecord(row: OperationRow): OperationRecord {
  return {
    operationId: row.operation_id,
    tenantId: row.tenant_id,
    mode: row.mode,
    type: row.type as OperationType,
    status: row.status,
    progress: progressRecord(row),
    result: row.result,
    error: row.error as StoredError | null,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    expiresAt: row.expires_at.toISOString(),
  };
}

function progressRecord(row: OperationRow): OperationProgressRecord | null {
  if (row.progress_total === null) return null;
  const progress = { done: row.progress_done ?? 0, total: row.progress_total };
  if (row.type !== 'parse.resume' && row.type !== 'parse.jd') return progress;
  return { ...progress, stage: progress.done < progress.total ? 'reading_pages' : 'finding_fields' };
}
