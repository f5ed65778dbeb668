import type { Timestamp, UUID } from '../../domain/common';
import type { OperationStage, OperationStatus, OperationType } from '../../services/operations/operation';
import type { Problem } from './problem';

/** The status of an operation. */
export interface OperationProgress {
  /** @isInt */
  done: number;
  /** @isInt */
  total: number;
  /**
   * What a parse of scanned pages does: `done` and `total` count its pages. Absent for other operations, and `progress` is
   * null for documents that are read at once.
   */
  stage?: OperationStage;
}

/** An accepted operation: poll it until it is `succeeded`, `failed` or `cancelled`. */
export interface Operation {
  operationId: UUID;
  type: OperationType;
  status: OperationStatus;
  progress: OperationProgress | null;
  /** The body that a synchronous request would have returned. */
  result: Record<string, unknown> | null;
  /** The problem that a synchronous request would have returned. */
  error: Problem | null;
  createdAt: Timestamp;
  startedAt: Timestamp | null;
  finishedAt: Timestamp | null;
  /** After this time the operation returns 410. */
  expiresAt: Timestamp;
}

/** One page of operations, newest first. */
export interface OperationList {
  operations: Operation[];
  hasMore: boolean;
  /** Pass it as `cursor` to get the next page. */
  nextCursor: string | null;
}
