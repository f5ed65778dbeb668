import type { Timestamp, UUID } from '../../domain/common';
import type { OperationStatus, OperationType } from '../../services/operations/operation';
import type { Problem } from './problem';

/** How far a piece of work has come. */
export interface OperationProgress {
  /** @isInt */
  done: number;
  /** @isInt */
  total: number;
}

/** Accepted work: poll it until it is `succeeded`, `failed` or `cancelled`. */
export interface Operation {
  operationId: UUID;
  type: OperationType;
  status: OperationStatus;
  progress: OperationProgress | null;
  /** The very body the waiting call would have given. */
  result: Record<string, unknown> | null;
  /** The problem the waiting call would have been refused with. */
  error: Problem | null;
  createdAt: Timestamp;
  startedAt: Timestamp | null;
  finishedAt: Timestamp | null;
  /** From then on the operation answers 410. */
  expiresAt: Timestamp;
}

/** One page of operations, newest first. */
export interface OperationList {
  operations: Operation[];
  hasMore: boolean;
  /** Hand it back as `cursor` for the next page. */
  nextCursor: string | null;
}
