import type { OperationWork } from '../../db/operations/operations.repository';
import { AppError } from '../../platform/app-error';
import type { OperationOutcome, OperationPayload } from '../../tasks/operation-payload';
import { batchSummary, type BatchRunner } from '../batches/batch-runner';
import { parseJsonDocument } from '../operations/json-document';
import type { OperationResult, OperationRunner } from '../operations/operation-runner';
import type { DocumentParser } from '../parsing/document-parser';
import { parserFor } from '../parsing/test-parser';
import { turnOf } from '../parsing/thread-queue';
import type { JobBatchItem, JobBulkSyncResponse, JobSyncResult } from './job-sync';
import { prepareJob, type PreparedJob } from './prepare-job';
import { unwritableJob, writeJob, type JobItemOutcome } from './write-job';

/** Runs queued pushes of jobs. */
export class RunJobSyncService {
  constructor(
    private readonly runner: OperationRunner,
    private readonly batches: BatchRunner,
    private readonly parser: Pick<DocumentParser, 'parse'>,
  ) {}

  run(payload: OperationPayload, signal: AbortSignal): Promise<OperationOutcome> {
    return this.runner.run(payload, (work) => this.work(payload, work, signal));
  }

  onExhausted(payload: OperationPayload): Promise<void> {
    return this.runner.failExhausted(payload);
  }

  private async work(
    payload: OperationPayload,
    work: OperationWork,
    signal: AbortSignal,
  ): Promise<OperationResult> {
    const items = parseJsonDocument<JobBatchItem[]>(
      work,
      'The items were deleted before they were processed.',
    );
    const outcomes = await this.runItems(payload, items, work.created_at.toISOString().slice(0, 10), signal);
    if (work.type === 'jobs.bulk-sync') return { result: bulkResponse(outcomes), events: [] };
    const [only] = outcomes;
    if (!only) throw new AppError('internal_error', 'The push contains no posting.');
    if (only.action === 'failed') {
      throw new AppError(only.error.code, only.error.message, { errors: only.error.errors });
    }
    return { result: singleResult(only), events: [] };
  }

  private runItems(
    payload: OperationPayload,
    items: readonly JobBatchItem[],
    today: string,
    signal: AbortSignal,
  ): Promise<JobItemOutcome[]> {
    const { operationId } = payload;
    const turn = turnOf(payload);
    const parser = parserFor(payload.mode, this.parser);
    return this.batches.run<JobBatchItem, PreparedJob, JobItemOutcome>(
      payload,
      items,
      {
        prepare: (item) => prepareJob(item, parser, { operationId, today, turn, signal }),
        write: (repositories, first, chunk) =>
          Promise.all(chunk.map((item, offset) => writeJob(repositories, first + offset, item))),
        unwritable: unwritableJob,
      },
      signal,
    );
  }
}

function singleResult(only: Exclude<JobItemOutcome, { action: 'failed' }>): JobSyncResult {
  return {
    jobId: only.jobId,
    slug: only.slug,
    action: only.action,
    parsed: only.synced as JobSyncResult['parsed'],
    ...(only.warnings ? { warnings: only.warnings } : {}),
  };
}

function bulkResponse(outcomes: readonly JobItemOutcome[]): JobBulkSyncResponse {
  return {
    results: outcomes.map(({ synced: _synced, ...entry }) => entry),
    summary: batchSummary(outcomes),
  };
}
