import type { UUID } from '../../domain/common';
import type { Caller } from '../access/caller';
import type { OperationRecord, OperationStatus, OperationType } from './operation';

export interface OperationFilter {
  limit: number;
  cursor: string | null;
  status?: OperationStatus;
  type?: OperationType;
}

/** What a caller can do with work it has started. A caller sees operations whose scope its key holds. */
export interface OperationsService {
  /** Refuses with `not_found` for an unknown or foreign id and `operation_expired` after 72 h. */
  get(caller: Caller, operationId: UUID): Promise<OperationRecord>;
  list(
    caller: Caller,
    filter: OperationFilter,
  ): Promise<{ operations: OperationRecord[]; hasMore: boolean; nextCursor: string | null }>;
  /** Refuses with `operation_not_cancellable` once the operation has ended. */
  cancel(caller: Caller, operationId: UUID): Promise<OperationRecord>;
  /**
   * Resolves as soon as the operation is final, or with its state at that time when `timeoutMs` has passed.
   * Giving up waiting (signal) never stops the work.
   */
  wait(caller: Caller, operationId: UUID, timeoutMs: number, signal?: AbortSignal): Promise<OperationRecord>;
}
