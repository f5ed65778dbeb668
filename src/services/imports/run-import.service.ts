import type { ImportRow, StagedImportRow } from '../../db/operations/imports.repository';
import type { Clock } from '../../platform/clock';
import type { TaskQueues } from '../../queue/task-queues';
import { importRowsTask, type ImportRowsPayload } from '../../tasks/import-rows.task';
import type { OperationOutcome, OperationPayload } from '../../tasks/operation-payload';
import type { CandidateBatchItem } from '../candidates/candidate-sync';
import { prepareCandidate, type PreparedCandidate } from '../candidates/prepare-candidate';
import { unwritableCandidate, writeCandidates } from '../candidates/write-candidates';
import type { JobBatchItem } from '../jobs/job-sync';
import { prepareJob, type PreparedJob } from '../jobs/prepare-job';
import { unwritableJob, writeJob } from '../jobs/write-job';
import { isFinal } from '../operations/operation';
import type { OperationRunner } from '../operations/operation-runner';
import type { DocumentParser } from '../parsing/document-parser';
import { parserFor } from '../parsing/test-parser';
import { turnOf } from '../parsing/thread-queue';
import type { TenantData } from '../tenant-data';
import { applyRows } from './apply-rows';
import { stoppedByRows } from './import-errors';
import { importResult } from './import-record';

/**
 * Enough rows to save commits and round trips, few enough to leave the pool to other tenants after a fraction of a
 * second and to hold little in memory.
 */
const CHUNK = { rows: 1_000, cost: 1_000, bytes: 4 * 1024 * 1024 };

/** Applies the rows of imports, a chunk for each task, so that imports and the work of other tenants take turns. */
export class RunImportService {
  constructor(
    private readonly runner: OperationRunner,
    private readonly data: TenantData,
    private readonly queues: Pick<TaskQueues, 'reserve' | 'enqueue'>,
    private readonly parser: Pick<DocumentParser, 'parse'>,
    private readonly clock: Clock,
    private readonly parseThreads: number,
  ) {}

  async run(payload: ImportRowsPayload, signal: AbortSignal): Promise<OperationOutcome> {
    const { operationId, tenantId, mode } = payload;
    const { imports, operations } = this.data.of({ tenantId, mode }).repositories;
    const row = await imports.find(operationId);
    if (!row || row.status === null || isFinal(row.status)) {
      return { outcome: row?.status === 'cancelled' ? 'cancelled' : 'already_final' };
    }
    if (payload.step !== undefined && payload.step !== row.step) return this.moved(payload, row);
    if (row.status === 'queued') await operations.markRunning(operationId, this.clock.now());
    const rows = await imports.nextRows(operationId, CHUNK);
    signal.throwIfAborted();
    if (rows.length > 0) await this.apply(payload, row, rows, signal);
    const applied = await imports.find(operationId);
    if (!applied || applied.status === null || isFinal(applied.status)) return { outcome: 'already_final' };
    const isStopped = applied.on_error === 'stop' && applied.rows_failed > 0;
    if (isStopped || !(await imports.hasRows(operationId))) {
      return this.finish(payload, applied, isStopped);
    }
    const step = await imports.endStep(operationId, row.step);
    if (step !== null) {
      await this.enqueue(
        payload,
        step,
        rows.reduce((sum, { cost }) => sum + cost, 0),
      );
    }
    return { outcome: 'moved' };
  }

  onExhausted(payload: OperationPayload): Promise<void> {
    return this.runner.failExhausted(payload);
  }

  /** Another run has ended the step of this task. If that run was lost before it enqueued the next step, this one does. */
  private async moved(payload: ImportRowsPayload, { step }: ImportRow): Promise<OperationOutcome> {
    if (step - 1 === payload.step) await this.enqueue(payload, step, CHUNK.cost);
    return { outcome: 'moved' };
  }

  private async enqueue(payload: ImportRowsPayload, step: number, cost: number): Promise<void> {
    const { tenantId, mode } = payload;
    const place = await this.queues.reserve(importRowsTask, { tenantId, mode, lane: 'unattended' }, cost);
    await this.queues.enqueue(importRowsTask, { ...payload, step }, { place });
  }

  private finish(payload: OperationPayload, row: ImportRow, isStopped: boolean): Promise<OperationOutcome> {
    return this.runner.run(payload, () => {
      if (isStopped) throw stoppedByRows(row.rows_failed, row.rows_created + row.rows_updated);
      return Promise.resolve({ result: importResult(row), events: [] });
    });
  }

  private apply(
    payload: ImportRowsPayload,
    { import_id: importId, kind, created_at: acceptedAt }: ImportRow,
    rows: readonly StagedImportRow[],
    signal: AbortSignal,
  ): Promise<void> {
    const { operationId, tenantId, mode } = payload;
    const today = acceptedAt.toISOString().slice(0, 10);
    const context = { operationId, today, turn: turnOf(payload), signal };
    const parser = parserFor(mode, this.parser);
    const work = { scope: { tenantId, mode }, importId, concurrency: this.parseThreads };
    if (kind === 'jobs') {
      return applyRows<JobBatchItem, PreparedJob>(this.data, work, rows, {
        prepare: (item) => prepareJob(item, parser, context),
        write: (repositories, items) =>
          Promise.all(items.map((item, index) => writeJob(repositories, index, item))),
        unwritable: unwritableJob,
      });
    }
    return applyRows<CandidateBatchItem, PreparedCandidate>(this.data, work, rows, {
      prepare: (item) => prepareCandidate(item, parser, context),
      // A candidate that was erased after the upload began is not restored.
      write: (repositories, items) => writeCandidates(repositories, 0, items, acceptedAt),
      unwritable: unwritableCandidate,
    });
  }
}
