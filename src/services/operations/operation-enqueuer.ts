import {
  BacklogFullError,
  type NewDocument,
  type NewOperation,
  type OperationRow,
} from '../../db/operations/operations.repository';
import type { Repositories } from '../../db/kernel/repositories';
import type { UUID } from '../../domain/common';
import type { SourceDocument } from '../../domain/layout/source-document';
import { AppError } from '../../platform/app-error';
import type { Logger } from '../../platform/logger';
import { currentTraceparent } from '../../platform/tracing/spans';
import type { OperationSignals } from '../../queue/operation-signals';
import { PoolOverloadedError, type TaskPlace } from '../../queue/fair-order';
import type { TaskQueues } from '../../queue/task-queues';
import type { operationOutcome, operationPayload } from '../../tasks/operation-payload';
import type { TaskContract } from '../../tasks/task-contract';
import type { Caller } from '../access/caller';
import { backlogFull, backlogLimitOf } from '../limits/backlog-limit';
import type { TenantData } from '../tenant-data';
import type { DocumentStore } from '../documents/document-store';
import { storedDocument } from '../documents/stored-document';
import type { OperationRecord, OperationType } from './operation';
import { operationRecord } from './operation-record';

export interface NewOperationRequest {
  operationId: UUID;
  type: OperationType;
  /** Input of the task besides the document. */
  input: object;
  /** Null if the task needs only `input`. */
  document: SourceDocument | null;
  /** Set if the request has an Idempotency-Key: the record is bound to the operation in the same transaction. */
  idempotencyId: UUID | null;
  /** True if the caller waits for the result in this request. */
  waits: boolean;
  /** Estimated work, in short text documents. */
  cost: number;
  /** Milliseconds the queue delays the task, as test inputs can request. */
  delayMs?: number;
}

/** The part of a new operation that the request decides, whatever its body. */
export type QueuedCall = Pick<NewOperationRequest, 'idempotencyId' | 'waits'>;

export interface OperationEnqueuerDeps {
  data: TenantData;
  documents: DocumentStore;
  queues: TaskQueues;
  signals: OperationSignals;
  logger: Logger;
}

/** Writes the row, then the task. If enqueueing fails, maintenance finds the committed row and enqueues it again. */
export class OperationEnqueuer {
  private readonly data: TenantData;
  private readonly documents: DocumentStore;
  private readonly queues: TaskQueues;
  private readonly signals: OperationSignals;
  private readonly logger: Logger;

  constructor(
    { data, documents, queues, signals, logger }: OperationEnqueuerDeps,
    /** Time a request waits for its operation, in milliseconds. */
    private readonly waitBudgetMs: number,
  ) {
    this.data = data;
    this.documents = documents;
    this.queues = queues;
    this.signals = signals;
    this.logger = logger;
  }

  async enqueue(
    caller: Caller,
    task: TaskContract<typeof operationPayload, typeof operationOutcome>,
    work: NewOperationRequest,
  ): Promise<OperationRecord> {
    const { operationId } = work;
    // A failure of Redis is reported when the task is enqueued: the row is accepted without it.
    const reservation = this.reserve(caller, task, work).catch((error: unknown) => ({ error }));
    // A call that cannot be served in time is refused before the row is written. Other rows are written meanwhile.
    if (work.waits) refuseIfOverloaded(await reservation, this.waitBudgetMs);
    const record = await this.write(caller, task, work).catch(async (error: unknown) => {
      await this.refund(task, await reservation);
      throw error;
    });
    try {
      const place = await reservation;
      if ('error' in place) throw place.error;
      await this.queues.enqueue(
        task,
        {
          operationId,
          tenantId: caller.tenantId,
          mode: caller.mode,
          notify: this.signals.address,
          awaited: work.waits,
          traceparent: currentTraceparent(),
        },
        { place, delayMs: work.delayMs ?? 0 },
      );
    } catch (error) {
      // The row is committed, so maintenance enqueues it once Redis is available again.
      this.logger.warn({ err: error, operationId }, 'could not enqueue the task; maintenance will');
    }
    return record;
  }

  private reserve(
    { tenantId, mode }: Caller,
    task: TaskContract,
    { waits, cost }: NewOperationRequest,
  ): Promise<TaskPlace> {
    return this.queues.reserve(
      task,
      { tenantId, mode, lane: waits ? 'awaited' : 'unattended' },
      cost,
      waits ? this.waitBudgetMs : null,
    );
  }

  /** Takes back the reservation of an operation that was not stored. */
  private async refund(task: TaskContract, reservation: TaskPlace | { error: unknown }): Promise<void> {
    if ('error' in reservation) return;
    await this.queues.refund(task, reservation).catch(() => undefined);
  }

  private async write(
    caller: Caller,
    task: TaskContract,
    work: NewOperationRequest,
  ): Promise<OperationRecord> {
    const { operationId, type, input, idempotencyId } = work;
    const document =
      work.document && (await storedDocument(this.documents, caller, operationId, work.document));
    try {
      return await this.insert(caller, task, { operationId, type, input, idempotencyId }, document);
    } catch (error) {
      // After any other error the row may have been committed. If it was not, the upkeep pool deletes the object.
      if (document?.objectKey && error instanceof AppError)
        await this.documents.delete(caller, operationId).catch(() => undefined);
      throw error;
    }
  }

  private async insert(
    caller: Caller,
    task: TaskContract,
    {
      operationId,
      type,
      input,
      idempotencyId,
    }: Pick<NewOperationRequest, 'operationId' | 'type' | 'input' | 'idempotencyId'>,
    document: NewDocument | null,
  ): Promise<OperationRecord> {
    const operation = { operationId, type, input, task: task.name, pool: task.pool, keyId: caller.keyId };
    const tenant = this.data.of(caller);
    if (!idempotencyId) {
      return operationRecord(await insert(caller, tenant.repositories, operation, document));
    }
    return tenant.transaction(async (repositories) => {
      const row = await insert(caller, repositories, operation, document);
      await repositories.idempotencyKeys.attachOperation(idempotencyId, operationId);
      return operationRecord(row);
    });
  }
}

/** Throws `rate_limited` if the tenant has too many unfinished operations. */
async function insert(
  { tenantId, mode }: Caller,
  { operations, tenantSettings }: Repositories,
  operation: NewOperation,
  document: NewDocument | null,
): Promise<OperationRow> {
  const limit = backlogLimitOf(mode);
  try {
    return await (document
      ? operations.insertWithDocument(operation, document, limit)
      : operations.insert(operation, limit));
  } catch (error) {
    if (!(error instanceof BacklogFullError)) throw error;
    throw backlogFull(mode, await tenantSettings.list(tenantId));
  }
}

/** Throws `service_unavailable` with the time after which the backlog has shrunk enough for the call to be served. */
function refuseIfOverloaded(reservation: TaskPlace | { error: unknown }, waitBudgetMs: number): void {
  if (!('error' in reservation) || !(reservation.error instanceof PoolOverloadedError)) return;
  const { expectedWaitMs } = reservation.error;
  const detail =
    'The service is overloaded and cannot complete the request within its time limit. Retry later, or send Prefer: respond-async.';
  throw new AppError('service_unavailable', detail, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil((expectedWaitMs - waitBudgetMs) / 1_000))) },
    cause: reservation.error,
  });
}
