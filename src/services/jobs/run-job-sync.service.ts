import type { OperationWork } from '../../db/operations/operations.repository';
import type { Repositories } from '../../db/kernel/repositories';
import { AppError } from '../../platform/app-error';
import type { OperationOutcome, OperationPayload } from '../../tasks/operation-payload';
import { newEvent } from '../../webhooks/events/new-event';
import { batchSummary, type BatchRunner } from '../batches/batch-runner';
import { parseJsonDocument } from '../operations/json-document';
import type { OperationResult, OperationRunner } from '../operations/operation-runner';
import type { DocumentParser } from '../parsing/document-parser';
import { parserFor } from '../parsing/test-parser';
import { turnOf } from '../parsing/thread-queue';
import { jobContent, statusWarnings, syncedFields } from './job-content';
import type { JobBatchItem, JobBulkSyncEntry, JobBulkSyncResponse, JobSyncResult } from './job-sync';
import { prepareJob, type PreparedJob } from './prepare-job';

/** Outcome stored with the effect of an item: its entry in the response, and `synced` for a single push. */
type ItemOutcome = JobBulkSyncEntry & { synced?: JobSyncResult['parsed'] };

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
  ): Promise<ItemOutcome[]> {
    const { operationId } = payload;
    const turn = turnOf(payload);
    const parser = parserFor(payload.mode, this.parser);
    return this.batches.run<JobBatchItem, PreparedJob, ItemOutcome>(
      payload,
      items,
      {
        prepare: (item) => prepareJob(item, parser, { operationId, today, turn, signal }),
        write: (repositories, first, chunk) =>
          Promise.all(chunk.map((item, offset) => writeItem(repositories, first + offset, item))),
        unwritable,
      },
      signal,
    );
  }
}

async function writeItem(repositories: Repositories, index: number, item: PreparedJob): Promise<ItemOutcome> {
  const { externalId, posting, error, parse } = item;
  const saved = posting ? await repositories.jobs.save(jobContent(posting, externalId, item.title)) : null;
  if (parse) {
    await repositories.events.add(newEvent('parse.completed', { ...parse, jobId: saved?.job_id ?? null }));
  }
  if (!saved || !posting) {
    const failure = error ?? {
      code: 'internal_error',
      message: 'The posting could not be stored.',
      status: 500,
    };
    return { index, externalId, jobId: null, slug: null, action: 'failed', error: failure };
  }
  const warnings = statusWarnings(saved);
  return {
    index,
    externalId,
    jobId: saved.job_id,
    slug: saved.slug,
    action: saved.created ? 'created' : 'updated',
    ...(warnings.length > 0 ? { warnings } : {}),
    synced: syncedFields(posting, saved),
  };
}

function unwritable(item: PreparedJob): PreparedJob {
  return {
    ...item,
    posting: null,
    error: {
      code: 'validation_failed',
      message: 'The posting contains characters that cannot be stored.',
      status: 422,
    },
  };
}

function singleResult(only: Exclude<ItemOutcome, { action: 'failed' }>): JobSyncResult {
  return {
    jobId: only.jobId,
    slug: only.slug,
    action: only.action,
    parsed: only.synced as JobSyncResult['parsed'],
    ...(only.warnings ? { warnings: only.warnings } : {}),
  };
}

function bulkResponse(outcomes: readonly ItemOutcome[]): JobBulkSyncResponse {
  return {
    results: outcomes.map(({ synced: _synced, ...entry }) => entry),
    summary: batchSummary(outcomes),
  };
}
