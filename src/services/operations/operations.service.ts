import type { UUID } from '../../domain/common';
import { AppError, notFound } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import type { OperationSignals } from '../../queue/operation-signals';
import type { Caller } from '../access/caller';
import type { Cursors } from '../cursors';
import { loadPage } from '../pages';
import type { TenantData } from '../tenant-data';
import { isFinal, type OperationRecord, type OperationStatus, type OperationType } from './operation';
import { operationRecord } from './operation-record';
import { operationTypesFor } from './operation-scopes';

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
  ) {}

  /** Throws `not_found` for an unknown id or that of another tenant, and `operation_expired` after 72 hours. */
  async get(caller: Caller, operationId: UUID): Promise<OperationRecord> {
    const record = await this.find(caller, operationId);
    if (isFinal(record.status) && new Date(record.expiresAt) <= this.clock.now()) {
      throw new AppError('operation_expired', 'Results are kept for 72 hours.');
    }
    return record;
  }

  async list(
    caller: Caller,
    filter: OperationFilter,
  ): Promise<{ operations: OperationRecord[]; hasMore: boolean; nextCursor: string | null }> {
    const open = operationTypesFor(caller.scopes);
    const { operations } = this.data.of(caller).repositories;
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
    const row = await this.data.of(caller).repositories.operations.cancel(operationId);
    if (!row) throw new AppError('operation_not_cancellable', 'The operation has already ended.');
    this.signals.publishCancelled(operationId);
    this.signals.onEnded(operationId);
    return operationRecord(row);
  }

  /**
   * Resolves as soon as the operation is final, or with its state at that time when `timeoutMs` has passed.
   * Aborting the wait (`signal`) never stops the work.
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

  private waitUntilEnded(operationId: UUID, timeoutMs: number, signal?: AbortSignal): Promise<void> {
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
