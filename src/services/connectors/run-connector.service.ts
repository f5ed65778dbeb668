import type { ConnectorRunRow } from '../../db/operations/connector-runs.repository';
import { AppError, toStoredError, type StoredError } from '../../platform/app-error';
import type { Clock } from '../../platform/clock';
import type { TaskQueues } from '../../queue/task-queues';
import type { OperationOutcome, OperationPayload } from '../../tasks/operation-payload';
import { runConnectorTask, type RunConnectorPayload } from '../../tasks/run-connector.task';
import type { NewEvent } from '../../db/webhooks/events.repository';
import { newEvent } from '../../webhooks/events/new-event';
import type { SecretBox } from '../../webhooks/signing/secret-box';
import { isFinal } from '../operations/operation';
import type { OperationRunner } from '../operations/operation-runner';
import { turnOf } from '../parsing/thread-queue';
import { BoardError, boardFailure } from './board-error';
import { accessOf, contextOf } from './connector-access';
import { connectorRunRecord } from './connector-record';
import { previewBoard, type ConnectorChangeItem } from './preview-board';
import { closingSkipped, pullBoard, type PullDeps, type PullInput } from './pull-board';
import { RunEndedError } from './write-postings';

/** A step leaves the pool to other tenants after this time. */
const STEP_MS = 10_000;
/** Requests for one page that may fail: with the delays below, a board may be away for about 25 minutes. */
const MAX_FAILURES = 9;
const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 10 * 60_000;
/** A board that asks for a longer delay is left to the next run. */
const MAX_RETRY_AFTER_MS = 60 * 60_000;

/** Result of the operation of a run or a preview. */
export interface ConnectorRunResult {
  connectorId: string;
  runId: string;
  dryRun: boolean;
  pages: number;
  counts: ReturnType<typeof connectorRunRecord>['counts'];
  /** Why jobs that the board no longer has were not closed. */
  closingSkipped: ReturnType<typeof closingSkipped>;
  /** The first 200 changes of a dry run. */
  items: ConnectorChangeItem[];
}

export interface RunConnectorDeps extends PullDeps {
  runner: OperationRunner;
  queues: Pick<TaskQueues, 'reserve' | 'enqueue'>;
  box: SecretBox;
  clock: Clock;
  /** A number from 0 to 1, which varies the delay of retries. */
  random: () => number;
}

/** Runs connectors in steps. A step can run again: it continues from the stored cursor and writes each posting once. */
export class RunConnectorService {
  constructor(private readonly deps: RunConnectorDeps) {}

  async run(payload: RunConnectorPayload, signal: AbortSignal): Promise<OperationOutcome> {
    const { operationId, step } = payload;
    const { connectorRuns, operations } = this.deps.data.of(payload).repositories;
    const row = await connectorRuns.find(operationId);
    if (!row) return this.end(payload, new AppError('not_found', 'The connector was deleted.'));
    // The process stopped between the end of the run and that of its operation.
    if (row.finished_at !== null) return this.end(payload, row);
    if (isFinal(row.status)) {
      await connectorRuns.finish(operationId, row.status, row.error);
      return { outcome: row.status === 'cancelled' ? 'cancelled' : 'already_final' };
    }
    if (row.status === 'queued') await operations.markRunning(operationId, this.deps.clock.now());
    if (row.dry_run) return this.preview(payload, row, signal);
    if (step === undefined) {
      await this.enqueueStep(payload, row.step, 0);
      return { outcome: 'moved' };
    }
    // Another run has ended the step. If that run was lost before it enqueued the next step, this one does.
    if (row.step !== step) {
      if (row.step === step + 1) await this.enqueueStep(payload, row.step, 0);
      return { outcome: 'moved' };
    }
    return this.runStep(payload, row, signal);
  }

  async onExhausted(payload: OperationPayload): Promise<void> {
    const error = new AppError('internal_error', 'The run failed because of an internal error.');
    await this.deps.data
      .of(payload)
      .repositories.connectorRuns.finish(payload.operationId, 'failed', toStoredError(error));
    const row = await this.deps.data.of(payload).repositories.connectorRuns.find(payload.operationId);
    await this.deps.runner.failExhausted(payload, (failure) => (row ? runEvents(row, failure) : []));
  }

  private async runStep(
    payload: RunConnectorPayload,
    row: ConnectorRunRow,
    signal: AbortSignal,
  ): Promise<OperationOutcome> {
    try {
      if (await pullBoard(this.deps, await this.inputOf(payload, row, signal))) {
        return await this.finish(payload, row);
      }
      return await this.nextStep(payload, row, 0);
    } catch (error) {
      if (error instanceof RunEndedError) return { outcome: 'moved' };
      const delayMs = await this.retryDelayMs(payload, error);
      if (delayMs !== null) return this.nextStep(payload, row, delayMs);
      const failure = error instanceof AppError ? error : boardFailure(error);
      if (!failure) throw error;
      return this.fail(payload, failure);
    }
  }

  private async preview(
    payload: OperationPayload,
    row: ConnectorRunRow,
    signal: AbortSignal,
  ): Promise<OperationOutcome> {
    const { connectorRuns } = this.deps.data.of(payload).repositories;
    try {
      const preview = await previewBoard(this.deps, await this.inputOf(payload, row, signal));
      await connectorRuns.addCounts(row.run_id, preview.counts, null);
      await connectorRuns.finish(row.run_id, 'succeeded', null);
      const identity = { connectorId: row.connector_id, runId: row.run_id, dryRun: true };
      const result: ConnectorRunResult = { ...identity, ...preview };
      return await this.deps.runner.run(payload, () => Promise.resolve({ result, events: [] }));
    } catch (error) {
      const failure = error instanceof AppError ? error : boardFailure(error);
      if (!failure) throw error;
      return this.fail(payload, failure);
    }
  }

  private async inputOf(
    payload: OperationPayload,
    run: ConnectorRunRow,
    signal: AbortSignal,
  ): Promise<PullInput> {
    const { tenantId, mode, operationId } = payload;
    const { data, box, clock } = this.deps;
    const connector = await data.of(payload).repositories.connectors.find(run.connector_id);
    if (!connector) throw new RunEndedError('the connector was deleted');
    const deadline = clock.now().getTime() + STEP_MS;
    return {
      scope: { tenantId, mode },
      run,
      access: accessOf(connector, mode, box),
      context: contextOf(connector),
      item: { operationId, today: run.created_at.toISOString().slice(0, 10), turn: turnOf(payload), signal },
      isOver: () => clock.now().getTime() >= deadline,
    };
  }

  /** Milliseconds until the failed request is sent again; null if it is not. */
  private async retryDelayMs(payload: OperationPayload, error: unknown): Promise<number | null> {
    if (!(error instanceof BoardError) || error.fault !== 'unavailable') return null;
    const failures = await this.deps.data
      .of(payload)
      .repositories.connectorRuns.addFailure(payload.operationId);
    if (failures > MAX_FAILURES || (error.retryAfterMs ?? 0) > MAX_RETRY_AFTER_MS) return null;
    const backoffMs = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
    return error.retryAfterMs ?? Math.round(backoffMs * (0.75 + 0.5 * this.deps.random()));
  }

  private async nextStep(
    payload: RunConnectorPayload,
    row: ConnectorRunRow,
    delayMs: number,
  ): Promise<OperationOutcome> {
    const { connectorRuns } = this.deps.data.of(payload).repositories;
    const next = await connectorRuns.endStep(row.run_id, row.step, delayMs);
    if (next !== null) await this.enqueueStep(payload, next, delayMs);
    return { outcome: 'moved' };
  }

  private async enqueueStep(payload: RunConnectorPayload, step: number, delayMs: number): Promise<void> {
    const { tenantId, mode } = payload;
    const { queues } = this.deps;
    const place = await queues.reserve(runConnectorTask, { tenantId, mode, lane: 'unattended' });
    await queues.enqueue(runConnectorTask, { ...payload, step }, { place, delayMs });
  }

  private async finish(payload: OperationPayload, row: ConnectorRunRow): Promise<OperationOutcome> {
    await this.deps.data.of(payload).transaction(async ({ connectors, connectorRuns }) => {
      await connectors.setPulledUntil(row.connector_id, row.until);
      await connectorRuns.finish(row.run_id, 'succeeded', null);
    });
    const ended = await this.deps.data.of(payload).repositories.connectorRuns.find(row.run_id);
    return this.end(payload, ended ?? row);
  }

  private async fail(payload: OperationPayload, failure: AppError): Promise<OperationOutcome> {
    const { connectorRuns } = this.deps.data.of(payload).repositories;
    await connectorRuns.finish(payload.operationId, 'failed', toStoredError(failure));
    return this.end(payload, failure);
  }

  /** Ends the operation as its run has ended, with the event of the run. */
  private async end(payload: OperationPayload, ended: ConnectorRunRow | AppError): Promise<OperationOutcome> {
    const { connectorRuns } = this.deps.data.of(payload).repositories;
    const row = ended instanceof AppError ? await connectorRuns.find(payload.operationId) : ended;
    return this.deps.runner.run(
      payload,
      () => {
        if (ended instanceof AppError) throw ended;
        const stored = ended.error as StoredError | null;
        if (stored) throw new AppError(stored.code, stored.message);
        return Promise.resolve({ result: resultOf(ended), events: runEvents(ended, null) });
      },
      (error) => (row ? runEvents(row, error) : []),
    );
  }
}

/** None for a dry run. */
function runEvents(row: ConnectorRunRow, failure: AppError | null): NewEvent[] {
  const { connectorId, runId, dryRun, counts } = connectorRunRecord(row);
  if (dryRun) return [];
  const error = failure && { code: failure.code, message: failure.message };
  const status = failure ? 'failed' : 'succeeded';
  return [newEvent('connector.run.completed', { connectorId, runId, status, counts, error })];
}

function resultOf(row: ConnectorRunRow): ConnectorRunResult {
  const { connectorId, runId, dryRun, pages, counts } = connectorRunRecord(row);
  return {
    connectorId,
    runId,
    dryRun,
    pages,
    counts,
    closingSkipped: row.since === null ? closingSkipped(row) : null,
    items: [],
  };
}
