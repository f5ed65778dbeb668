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
import { StoredResumesService } from '../candidates/stored-resumes.service';
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

/** A chunk of a lane, by the number of chunks before it. */
interface LaneStep {
  lane: number;
  step: number;
}

/**
 * Applies the rows of imports, a chunk for each task, so that imports and the work of other tenants take turns. The lanes
 * of an import are independent: several workers apply them at the same time.
 */
export class RunImportService {
  private readonly resumes: StoredResumesService;

  constructor(
    private readonly runner: OperationRunner,
    private readonly data: TenantData,
    private readonly queues: Pick<TaskQueues, 'reserve' | 'enqueue'>,
    private readonly parser: Pick<DocumentParser, 'parse'>,
    private readonly clock: Clock,
    private readonly parseThreads: number,
  ) {
    this.resumes = new StoredResumesService(data, clock);
  }

  async run(payload: ImportRowsPayload, signal: AbortSignal): Promise<OperationOutcome> {
    const { operationId, tenantId, mode } = payload;
    const { imports, operations } = this.data.of({ tenantId, mode }).repositories;
    const row = await imports.find(operationId);
    if (!row || row.status === null || isFinal(row.status)) {
      return { outcome: row?.status === 'cancelled' ? 'cancelled' : 'already_final' };
    }
    if (row.status === 'queued') await operations.markRunning(operationId, this.clock.now());
    const { lane, step, after = 0 } = payload;
    if (lane === undefined || step === undefined) {
      if (!(await imports.remaining(operationId, { lane: 0, after: 0 })).ofImport) {
        return this.finish(payload, row, row.on_error === 'stop' && row.rows_failed > 0);
      }
      for (const [number, current] of row.lane_steps.entries()) {
        await this.enqueue(payload, { lane: number, step: current }, CHUNK.cost);
      }
      return { outcome: 'moved' };
    }
    const current = row.lane_steps[lane];
    // Another run has ended the step. If that run was lost before it enqueued the next step, this one does.
    if (current !== step) {
      if (current === step + 1) await this.enqueue(payload, { lane, step: current }, CHUNK.cost);
      return { outcome: 'moved' };
    }
    return this.runStep(payload, row, { lane, step, after }, signal);
  }

  private async runStep(
    payload: ImportRowsPayload,
    row: ImportRow,
    { lane, step, after }: LaneStep & { after: number },
    signal: AbortSignal,
  ): Promise<OperationOutcome> {
    const { operationId, tenantId, mode } = payload;
    const tenant = this.data.of({ tenantId, mode });
    const { imports } = tenant.repositories;
    const rows = await tenant.transaction((repositories) =>
      repositories.imports.nextRows(operationId, { lane, after }, CHUNK),
    );
    signal.throwIfAborted();
    if (rows.length > 0) await this.apply(payload, row, lane, rows, signal);
    const last = rows.at(-1)?.row ?? after;
    // Read before the counts, so that those are complete if no rows remain.
    const remaining = await imports.remaining(operationId, { lane, after: last });
    const applied = await imports.find(operationId);
    if (!applied || applied.status === null || isFinal(applied.status)) return { outcome: 'already_final' };
    const isStopped = applied.on_error === 'stop' && applied.rows_failed > 0;
    if (isStopped || !remaining.ofImport) return this.finish(payload, applied, isStopped);
    if (!remaining.ofLane) return { outcome: 'moved' };
    const next = await imports.endStep(operationId, lane, step);
    if (next !== null) {
      const cost = rows.reduce((sum, each) => sum + each.cost, 0);
      await this.enqueue(payload, { lane, step: next, after: last }, cost);
    }
    return { outcome: 'moved' };
  }

  onExhausted(payload: OperationPayload): Promise<void> {
    return this.runner.failExhausted(payload);
  }

  private async enqueue(
    payload: ImportRowsPayload,
    next: LaneStep & { after?: number },
    cost: number,
  ): Promise<void> {
    const { tenantId, mode } = payload;
    const place = await this.queues.reserve(importRowsTask, { tenantId, mode, lane: 'unattended' }, cost);
    await this.queues.enqueue(importRowsTask, { ...payload, after: 0, ...next }, { place });
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
    lane: number,
    rows: readonly StagedImportRow[],
    signal: AbortSignal,
  ): Promise<void> {
    const { operationId, tenantId, mode } = payload;
    const today = acceptedAt.toISOString().slice(0, 10);
    const context = { operationId, today, turn: turnOf(payload), signal };
    const parser = parserFor(mode, this.parser);
    const work = { scope: { tenantId, mode }, importId, lane, concurrency: this.parseThreads };
    if (kind === 'jobs') {
      return applyRows<JobBatchItem, PreparedJob>(this.data, work, rows, {
        prepare: (item) => prepareJob(item, parser, context),
        write: (repositories, items) =>
          Promise.all(items.map((item, index) => writeJob(repositories, index, item))),
        unwritable: unwritableJob,
      });
    }
    return applyRows<CandidateBatchItem, PreparedCandidate>(this.data, work, rows, {
      prepare: (item) =>
        prepareCandidate(item, parser, { ...context, scope: work.scope, resumes: this.resumes }),
      // A candidate that was erased after the upload began is not restored.
      write: (repositories, items) => writeCandidates(repositories, 0, items, acceptedAt),
      unwritable: unwritableCandidate,
    });
  }
}
