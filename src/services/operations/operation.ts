import type { Mode, Timestamp, UUID } from '../../domain/common';
import type { StoredError } from '../../platform/app-error';

export const OPERATION_TYPES = [
  'parse.resume',
  'parse.jd',
  'parse.batch',
  'match',
  'rank',
  'impact-report',
  'retention-forecast',
  'skills-infer',
  'jobs.sync',
  'jobs.bulk-sync',
  'candidates.sync',
  'candidates.access-export',
  'import.candidates',
  'import.jobs',
  'connector.run',
] as const;
export type OperationType = (typeof OPERATION_TYPES)[number];

export type OperationStatus = 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';

const FINAL_STATUSES: readonly OperationStatus[] = ['succeeded', 'failed', 'cancelled'];

export function isFinal(status: OperationStatus): boolean {
  return FINAL_STATUSES.includes(status);
}

/** True for an operation that has ended and whose result is no longer kept. `status` is null while it is uploaded. */
export function isExpired(status: OperationStatus | null, expiresAt: Date | null, now: Date): boolean {
  return status !== null && isFinal(status) && expiresAt !== null && expiresAt <= now;
}

/** What a parse does: it reads scanned pages, then it finds the fields in their text. */
export type OperationStage = 'reading_pages' | 'finding_fields';

export interface OperationProgressRecord {
  done: number;
  total: number;
  /** Only of a parse, whose units are scanned pages. */
  stage?: OperationStage;
}

/** An operation. `result` is identical to the body of the synchronous response. */
export interface OperationRecord {
  operationId: UUID;
  tenantId: UUID;
  mode: Mode;
  type: OperationType;
  status: OperationStatus;
  progress: OperationProgressRecord | null;
  result: object | null;
  /** The result as JSON, set only by the call that computed it. */
  resultText?: string | null;
  error: StoredError | null;
  createdAt: Timestamp;
  startedAt: Timestamp | null;
  finishedAt: Timestamp | null;
  expiresAt: Timestamp;
}
