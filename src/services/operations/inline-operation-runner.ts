import type { NewEvent } from '../../db/webhooks/events.repository';
import type { ScoreLogWrite } from '../../db/records/score-log.repository';
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
  /** Set if the request has an Idempotency-Key: the record is bound to the operation in the same transaction. */
  idempotencyId: UUID | null;
}

/** A result, or what must be saved in the transaction of the operation to complete the result. */
export type InlineOutcome<Unsaved> = OperationResult | { unsaved: Unsaved };

export interface InlineWork<Unsaved> {
  perform(startedAt: Date): Promise<InlineOutcome<Unsaved>>;
  /** Called in the transaction that stores the operation. */
  save(repositories: Repositories, unsaved: Unsaved): Promise<OperationResult>;
}

const RESULT_RETENTION_MS = 72 * 3_600_000;

/**
 * Runs short work inside a request whose caller waits. Nothing is written before the work ends, so after a crash the
 * caller can repeat the request. One transaction then writes the ended operation, its result, its events and the
 * records that the work saves. Callers read the operation like any other.
 */
export class InlineOperationRunner {
  constructor(
    private readonly data: TenantData,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs short work that is never queued and records it as an operation, for callers that do not want to wait for it.
   */
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

  /** An `AppError` ends the operation as failed. Any other error is thrown, and nothing is stored. */
  run(
    caller: Caller,
    operation: InlineOperation,
    perform: (startedAt: Date) => Promise<OperationResult>,
    eventsOfFailure: FailureEvents = () => [],
  ): Promise<OperationRecord> {
    return this.recordFailure(caller, operation, eventsOfFailure, async (startedAt) => {
      const done = succeeded(await perform(startedAt), startedAt);
      return storeEndedOperation(this.data.of(caller).repositories, caller, operation, done);
    });
  }

  /** Like `run`, for work that may save records. They are saved in the transaction of the operation. */
  runAndSave<Unsaved>(
    caller: Caller,
    operation: InlineOperation,
    work: InlineWork<Unsaved>,
  ): Promise<OperationRecord> {
    const tenant = this.data.of(caller);
    return this.recordFailure(
      caller,
      operation,
      () => [],
      async (startedAt) => {
        const outcome = await work.perform(startedAt);
        if (!('unsaved' in outcome)) {
          return storeEndedOperation(tenant.repositories, caller, operation, succeeded(outcome, startedAt));
        }
        return tenant.transaction(async (repositories) => {
          const result = await work.save(repositories, outcome.unsaved);
          return storeEndedOperation(repositories, caller, operation, succeeded(result, startedAt));
        });
      },
    );
  }

  private async recordFailure(
    caller: Caller,
    operation: InlineOperation,
    eventsOfFailure: FailureEvents,
    attempt: (startedAt: Date) => Promise<OperationRecord>,
  ): Promise<OperationRecord> {
    const startedAt = this.clock.now();
    try {
      return await attempt(startedAt);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const events = eventsOfFailure(error, operation.type);
      const done: InlineResult = { error, result: null, text: null, startedAt, events, scores: [] };
      return storeEndedOperation(this.data.of(caller).repositories, caller, operation, done);
    }
  }
}

interface InlineResult {
  result: object | null;
  /** The result as JSON. */
  text: string | null;
  error: AppError | null;
  events: readonly NewEvent[];
  scores: readonly ScoreLogWrite[];
  startedAt: Date;
}

function succeeded({ result, events, scores = [] }: OperationResult, startedAt: Date): InlineResult {
  return { result, text: JSON.stringify(result), error: null, events, scores, startedAt };
}

/** Stores the ended operation and returns its record. */
async function storeEndedOperation(
  { operations }: Repositories,
  caller: Caller,
  operation: InlineOperation,
  outcome: InlineResult,
): Promise<OperationRecord> {
  const { operationId, type, task, input, idempotencyId } = operation;
  await operations.insertEnded(
    {
      operationId,
      type,
      input,
      task: task.name,
      pool: task.pool,
      keyId: caller.keyId,
      status: outcome.error ? 'failed' : 'succeeded',
      result: outcome.text,
      error: outcome.error && toStoredError(outcome.error),
      createdAt: outcome.startedAt,
    },
    outcome.events,
    idempotencyId,
    outcome.scores,
  );
  return recordOf(caller, operation, outcome);
}

function recordOf(
  caller: Caller,
  { operationId, type }: InlineOperation,
  outcome: InlineResult,
): OperationRecord {
  const at = outcome.startedAt.toISOString();
  return {
    operationId,
    tenantId: caller.tenantId,
    mode: caller.mode,
    type,
    status: outcome.error ? 'failed' : 'succeeded',
    progress: null,
    result: outcome.result,
    resultText: outcome.text,
    error: outcome.error && toStoredError(outcome.error),
    createdAt: at,
    startedAt: at,
    finishedAt: at,
    expiresAt: new Date(outcome.startedAt.getTime() + RESULT_RETENTION_MS).toISOString(),
  };
}
