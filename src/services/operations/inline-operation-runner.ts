import type { NewEvent } from '../../db/webhooks/events.repository';
import type { Repositories } from '../../db/kernel/repositories';
import type { UUID } from '../../domain/common';
import { newId } from '../../platform/ids';
import { AppError, toStoredError } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import type { TaskContract } from '../../tasks/task-contract';
import type { Caller } from '../access/caller';
import type { TenantData } from '../tenant-data';
import type { OperationRecord, OperationType } from './operation';
import type { FailureEvents, OperationResult } from './operation-runner';

export interface InlineOperation {
  operationId: UUID;
  type: OperationType;
  /** The task that does this work asynchronously. */
  task: Pick<TaskContract, 'name' | 'pool'>;
  input: object;
  /** Set when the call carried an Idempotency-Key: binds the record to the operation in the same transaction. */
  idempotencyId: UUID | null;
}

/** What was worked out, or the last of it that has to be worked out in the transaction that keeps it. */
export type InlineOutcome = OperationResult | ((repositories: Repositories) => Promise<OperationResult>);

const RESULT_RETENTION_MS = 72 * 3_600_000;

/**
 * Runs small work inside a waiting request. Nothing is accepted beforehand, so a process that dies on the
 * way has promised nothing and the call may be made again; what comes of it is one transaction: the operation, already
 * ended, its result, its events and what the work itself keeps. From outside it is an operation like any other.
 */
export class InlineOperationRunner {
  constructor(
    private readonly data: TenantData,
    private readonly clock: Clock,
  ) {}

  /** Runs small work that is never queued and records it as an operation, for callers that ask not to wait for it. */
  runAsOperation(
    caller: Caller,
    type: OperationType,
    idempotencyId: UUID | null,
    perform: () => Promise<object>,
  ): Promise<OperationRecord> {
    const operation: InlineOperation = {
      operationId: newId(),
      type,
      input: {},
      idempotencyId,
      task: { name: type, pool: 'match' },
    };
    return this.run(caller, operation, async () => ({ result: await perform(), events: [] }));
  }

  /** Refusals (`AppError`) end the operation as failed; anything else is thrown, and nothing has happened. */
  async run(
    caller: Caller,
    work: InlineOperation,
    perform: (startedAt: Date) => Promise<InlineOutcome>,
    eventsOfFailure: FailureEvents = () => [],
  ): Promise<OperationRecord> {
    const startedAt = this.clock.now();
    const tenant = this.data.of(caller);
    try {
      const outcome = await perform(startedAt);
      if (typeof outcome !== 'function') {
        const done = succeeded(outcome, startedAt);
        await write(tenant.repositories, caller, work, done);
        return recordOf(caller, work, done);
      }
      return await tenant.transaction(async (repositories) => {
        const done = succeeded(await outcome(repositories), startedAt);
        await write(repositories, caller, work, done);
        return recordOf(caller, work, done);
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const done: InlineResult = {
        error,
        result: null,
        text: null,
        startedAt,
        events: eventsOfFailure(error, work.type),
      };
      await write(tenant.repositories, caller, work, done);
      return recordOf(caller, work, done);
    }
  }
}

interface InlineResult {
  result: object | null;
  /** The result as JSON. */
  text: string | null;
  error: AppError | null;
  events: readonly NewEvent[];
  startedAt: Date;
}

function succeeded({ result, events }: OperationResult, startedAt: Date): InlineResult {
  return { result, text: JSON.stringify(result), error: null, events, startedAt };
}

function write(
  { operations }: Repositories,
  caller: Caller,
  { operationId, type, task, input, idempotencyId }: InlineOperation,
  done: InlineResult,
): Promise<void> {
  return operations.insertEnded(
    {
      operationId,
      type,
      input,
      task: task.name,
      pool: task.pool,
      keyId: caller.keyId,
      status: done.error ? 'failed' : 'succeeded',
      result: done.text,
      error: done.error && toStoredError(done.error),
      createdAt: done.startedAt,
    },
    done.events,
    idempotencyId,
  );
}

function recordOf(
  caller: Caller,
  { operationId, type }: InlineOperation,
  done: InlineResult,
): OperationRecord {
  const at = done.startedAt.toISOString();
  return {
    operationId,
    tenantId: caller.tenantId,
    mode: caller.mode,
    type,
    status: done.error ? 'failed' : 'succeeded',
    progress: null,
    result: done.result,
    resultText: done.text,
    error: done.error && toStoredError(done.error),
    createdAt: at,
    startedAt: at,
    finishedAt: at,
    expiresAt: new Date(done.startedAt.getTime() + RESULT_RETENTION_MS).toISOString(),
  };
}
