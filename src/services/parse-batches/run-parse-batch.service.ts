import type { ParseBatchRow, StartedEntry } from '../../db/operations/parse-batches.repository';
import type { Clock } from '../../platform/clock';
import type { TaskQueues } from '../../queue/task-queues';
import { findTask } from '../../tasks/catalogue';
import type { OperationOutcome, OperationPayload } from '../../tasks/operation-payload';
import { parseBatchTask, type ParseBatchPayload } from '../../tasks/parse-batch.task';
import { settingOf } from '../access/tenant-settings';
import { isFinal } from '../operations/operation';
import type { OperationRunner } from '../operations/operation-runner';
import { operationTypeOf } from '../parsing/parse-operation-type';
import type { TenantData } from '../tenant-data';
import { batchCompletedEvent, parseBatchResult } from './parse-batch-record';

/** Entries of a batch that are parsed or wait for a worker: enough to keep many workers busy between two steps. */
const MAX_OPEN_ENTRIES = 500;
/** A batch leaves a part of the backlog of its tenant to other calls. */
const BACKLOG_SHARE = 0.9;
/** Time until the next step: short at first, because small batches end soon. */
const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 1_000;

/**
 * Starts the entries of batches in steps, so that a batch of any size leaves room for other calls, and ends a batch when all
 * its entries have ended. Each step can run again: an entry is started once, and a batch is ended once with its event.
 */
export class RunParseBatchService {
  constructor(
    private readonly runner: OperationRunner,
    private readonly data: TenantData,
    private readonly queues: Pick<TaskQueues, 'reserve' | 'enqueue'>,
    private readonly clock: Clock,
  ) {}

  async run(payload: ParseBatchPayload, signal: AbortSignal): Promise<OperationOutcome> {
    const { operationId, step } = payload;
    const { parseBatches, operations } = this.data.of(payload).repositories;
    const row = await parseBatches.find(operationId);
    if (!row || row.status === null || isFinal(row.status)) {
      if (row?.status === 'cancelled') await parseBatches.deleteWaitingDocuments(operationId);
      return { outcome: row?.status === 'cancelled' ? 'cancelled' : 'already_final' };
    }
    if (row.status === 'queued') await operations.markRunning(operationId, this.clock.now());
    if (step === undefined) {
      await this.enqueueStep(payload, row.step, 0);
      return { outcome: 'moved' };
    }
    // Another run has ended the step. If that run was lost before it enqueued the next step, this one does.
    if (row.step !== step) {
      if (row.step === step + 1) await this.enqueueStep(payload, row.step, 0);
      return { outcome: 'moved' };
    }
    const { open } = await parseBatches.updateEnded(operationId);
    await this.startEntries(payload, row, open);
    signal.throwIfAborted();
    const after = await parseBatches.updateEnded(operationId);
    const current = await parseBatches.find(operationId);
    if (current && current.entries_started >= current.entries_total && after.open === 0) {
      return this.finish(payload, current);
    }
    const next = await parseBatches.endStep(operationId, step, after.ended);
    const delayMs = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(step, 10));
    if (next !== null) await this.enqueueStep(payload, next, delayMs);
    return { outcome: 'moved' };
  }

  /** Ends the batch as failed. Entries that were started continue. */
  async onExhausted(payload: OperationPayload): Promise<void> {
    const { parseBatches } = this.data.of(payload).repositories;
    const row = await parseBatches.find(payload.operationId);
    const counts = await parseBatches.count(payload.operationId);
    await this.runner.failExhausted(payload, (error) =>
      row ? [batchCompletedEvent(row, counts, error)] : [],
    );
    await parseBatches.deleteWaitingDocuments(payload.operationId);
  }

  /** Starts as many entries as there is room for. Enqueues them afterwards; maintenance does it after a crash. */
  private async startEntries(payload: ParseBatchPayload, row: ParseBatchRow, open: number): Promise<void> {
    const { parseBatches, operations, tenantSettings } = this.data.of(payload).repositories;
    if (row.entries_started >= row.entries_total) return;
    const limit = settingOf(
      await tenantSettings.list(payload.tenantId),
      `operations.backlog.${payload.mode}`,
    );
    const unfinished = (await operations.countUnfinished()).operations;
    const inBacklog = Math.floor(limit * BACKLOG_SHARE) - unfinished;
    // One entry at a time is always parsed, however small the backlog is.
    const room = Math.min(MAX_OPEN_ENTRIES - open, Math.max(inBacklog, open === 0 ? 1 : 0));
    if (room <= 0) return;
    const type = operationTypeOf(row.document_type);
    const started = await parseBatches.startEntries(payload.operationId, room, type);
    for (const entry of started) await this.enqueueEntry(payload, entry);
  }

  private async enqueueEntry({ tenantId, mode }: OperationPayload, entry: StartedEntry): Promise<void> {
    const task = findTask(entry.task);
    if (!task) throw new Error(`the task ${entry.task} does not exist in this release`);
    const place = await this.queues.reserve(task, { tenantId, mode, lane: 'unattended' }, entry.cost);
    await this.queues.enqueue(
      task,
      { operationId: entry.operation_id, tenantId, mode, notify: null, awaited: false, traceparent: null },
      { place },
    );
  }

  private async enqueueStep(payload: ParseBatchPayload, step: number, delayMs: number): Promise<void> {
    const { tenantId, mode } = payload;
    const place = await this.queues.reserve(parseBatchTask, { tenantId, mode, lane: 'unattended' });
    await this.queues.enqueue(parseBatchTask, { ...payload, step }, { place, delayMs });
  }

  private finish(payload: ParseBatchPayload, row: ParseBatchRow): Promise<OperationOutcome> {
    return this.runner.run(payload, async () => {
      const counts = await this.data.of(payload).repositories.parseBatches.count(payload.operationId);
      return { result: parseBatchResult(row, counts), events: [batchCompletedEvent(row, counts, null)] };
    });
  }
}
