import type { UUID } from '../../domain/common';
import { AppError, notFound } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import type { OperationSignals } from '../../queue/operation-signals';
import type { TaskQueues } from '../../queue/task-queues';
import { findTask } from '../../tasks/catalogue';
import type { Caller } from '../access/caller';
import type { Cursors } from '../cursors';
import { loadPage } from '../pages';
import { confirmedReviews, effectiveResult } from '../reviews/confirmed-reviews';
import type { TenantData } from '../tenant-data';
import { isExpired, type OperationRecord, type OperationStatus, type OperationType } from './operation';
import { operationRecord } from './operation-record';
import { operationTypesFor } from './operation-scopes';

/** Operations that only compute a result for their caller. Pushes of records continue without the caller. */
const TYPES_FOR_THE_CALLER: readonly OperationType[] = [
  'parse.resume',
  'parse.jd',
  'match',
  'rank',
  'impact-report',
];

/** Operations whose result people can correct. */
const CORRECTABLE_TYPES: readonly OperationType[] = ['parse.resume', 'parse.jd'];

export interface OperationFilter {
  limit: number;
  cursor: string | null;
  status?: OperationStatus;
  type?: OperationType;
}

/** Operations of the caller. A caller sees the operations whose scope its key has. */
export class OperationsService {
  constructor(
    private readonly data: TenantData,
    private readonly signals: OperationSignals,
    private readonly cursors: Cursors,
    private readonly clock: Clock,
    private readonly queues: Pick<TaskQueues, 'withdraw'>,
  ) {}

  /**
   * Returns an operation; the result of a parse with the corrections of people.
   * Throws `not_found` for an unknown id or that of another tenant, and `operation_expired` after 72 hours. */
  async get(caller: Caller, operationId: UUID): Promise<OperationRecord> {
    const record = await this.find(caller, operationId);
    if (isExpired(record.status, new Date(record.expiresAt), this.clock.now())) {
      throw new AppError('operation_expired', 'Results are kept for 72 hours.');
    }
    return this.withCorrections(caller, record);
  }

  async list(
    caller: Caller,
    filter: OperationFilter,
  ): Promise<{ operations: OperationRecord[]; hasMore: boolean; nextCursor: string | null }> {
    const open = operationTypesFor(caller.scopes);
    const { operations } = this.data.of(caller).reads;
    const { items, ...page } = await loadPage(caller, this.cursors, {
      list: 'operations',
      limit: filter.limit,
      cursor: filter.cursor,
      rows: (limit, behind) =>
        operations.list({
          limit,
          before: behind && { createdAt: behind.at, operationId: behind.id },
          types: filter.type ? open.filter((type) => type === filter.type) : open,
          status: filter.status ?? null,
        }),
      item: operationRecord,
      placeOf: (operation) => [operation.createdAt, operation.operationId],
    });
    return { operations: items, ...page };
  }

  /** Throws `operation_not_cancellable` if the operation has ended. */
  async cancel(caller: Caller, operationId: UUID): Promise<OperationRecord> {
    await this.find(caller, operationId);
    const cancelled = await this.cancelUnfinished(caller, operationId);
    if (!cancelled) throw new AppError('operation_not_cancellable', 'The operation has already ended.');
    return cancelled;
  }

  /** Cancels an operation whose caller disconnected while waiting, unless it has ended or pushes records. */
  async abandon(caller: Caller, { operationId, type }: OperationRecord): Promise<void> {
    if (TYPES_FOR_THE_CALLER.includes(type)) await this.cancelUnfinished(caller, operationId);
  }

  /**
   * Resolves as soon as the operation is final, or with its state at that time when `timeoutMs` has passed.
   * Aborting the wait (`signal`) does not stop the work; see `abandon`.
   */
  async wait(
    caller: Caller,
    operationId: UUID,
    timeoutMs: number,
    signal?: AbortSignal,
  ): Promise<OperationRecord> {
    await this.waitUntilEnded(operationId, timeoutMs, signal);
    return this.find(caller, operationId);
  }

  private async withCorrections(caller: Caller, record: OperationRecord): Promise<OperationRecord> {
    const { operationId, type, result } = record;
    if (result === null || !CORRECTABLE_TYPES.includes(type)) return record;
    const { reviewSessions } = this.data.of(caller).repositories;
    return {
      ...record,
      result: effectiveResult(result, await confirmedReviews(reviewSessions, operationId)),
    };
  }

  private async cancelUnfinished(caller: Caller, operationId: UUID): Promise<OperationRecord | null> {
    const row = await this.data.of(caller).repositories.operations.cancel(operationId);
    if (!row) return null;
    this.signals.publishCancelled(operationId);
    this.signals.onEnded(operationId);
    const task = findTask(row.task);
    // Without Redis the task stays in the queue, and the worker that takes it finds the cancelled row.
    if (task) await this.queues.withdraw(task, operationId).catch(() => false);
    return operationRecord(row);
  }

  private waitUntilEnded(operationId: UUID, timeoutMs: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        stop();
        signal?.removeEventListener('abort', finish);
        resolve();
      };
      const timer = setTimeout(finish, timeoutMs);
      signal?.addEventListener('abort', finish, { once: true });
      let stop: () => void = () => undefined;
      stop = this.signals.onceEnded(operationId, finish);
    });
  }

  /** Throws `not_found` also for an operation of another tenant, or one started with a scope that the key lacks. */
  private async find(caller: Caller, operationId: UUID): Promise<OperationRecord> {
    const row = await this.data.of(caller).repositories.operations.find(operationId);
    const record = row ? operationRecord(row) : null;
    if (!record || !operationTypesFor(caller.scopes).includes(record.type)) {
      throw notFound('operation');
    }
    return record;
  }
}
