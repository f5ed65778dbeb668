import type { OperationWork } from '../../db/operations.repository';
import type { Repositories } from '../../db/repositories';
import type { TenantScope } from '../../domain/common';
import { AppError } from '../../platform/app-error';
import type { OperationOutcome, OperationPayload } from '../../tasks/operation-payload';
import { newEvent } from '../../webhooks/events/new-event';
import type { Finished, OperationRunner } from '../operations/operation-runner';
import type { DocumentParser } from '../parsing/document-parser';
import { parserFor } from '../sandbox/sandbox-parser';
import type { TenantData } from '../tenant-data';
import { jobContent, statusWarnings, syncedFacts } from './job-content';
import type { JobBatchItem, JobBulkSyncEntry, JobBulkSyncResponse, JobSyncResult } from './job-sync';
import { prepareItem, type PreparedItem } from './prepare-item';
import { WorkAhead } from '../work-ahead';

/** Items written in one transaction: enough to save commits, few enough to show progress. */
const CHUNK = 10;

/** What is remembered of an item with its effect: the entry of the answer, and for a single push its answer. */
type ItemOutcome = JobBulkSyncEntry & { synced?: JobSyncResult['parsed'] };

/**
 * The work behind pushes that were queued. Writes keep the order of the items; parsing runs ahead on as many threads
 * as there are. Each outcome is committed with its effect, so a run after a crash begins behind the last of them.
 */
export class RunJobSyncService {
  constructor(
    private readonly runner: OperationRunner,
    private readonly data: TenantData,
    private readonly parser: Pick<DocumentParser, 'parse'>,
    private readonly parseAhead: number,
  ) {}

  run(payload: OperationPayload, signal: AbortSignal): Promise<OperationOutcome> {
    return this.runner.run(
      payload,
      (work) => this.work(payload, work, signal),
      () => [],
    );
  }

  /** After the last try. */
  giveUp(payload: OperationPayload): Promise<void> {
    return this.runner.giveUp(payload, () => []);
  }

  private async work(payload: OperationPayload, work: OperationWork, signal: AbortSignal): Promise<Finished> {
    if (!work.bytes)
      throw new AppError('internal_error', 'The items were no longer there when their turn came.');
    const items = JSON.parse(work.bytes.toString('utf8')) as JobBatchItem[];
    const outcomes = await this.runItems(payload, items, work.created_at.toISOString().slice(0, 10), signal);
    if (work.type === 'jobs.bulk-sync') return { result: bulkResponse(outcomes), events: [] };
    const [only] = outcomes;
    if (!only) throw new AppError('internal_error', 'The push had no posting.');
    if (only.action === 'failed') {
      throw new AppError(only.error.code, only.error.message, { errors: only.error.errors });
    }
    return { result: singleResult(only), events: [] };
  }

  private async runItems(
    payload: OperationPayload,
    items: readonly JobBatchItem[],
    today: string,
    signal: AbortSignal,
  ): Promise<ItemOutcome[]> {
    const { operationId } = payload;
    const scope: TenantScope = { tenantId: payload.tenantId, mode: payload.mode };
    const { repositories } = this.data.of(scope);
    const outcomes = (await repositories.operationItems.list(operationId)).map(
      (row) => row.outcome as ItemOutcome,
    );
    const parser = parserFor(payload.mode, this.parser);
    const ahead = new WorkAhead(items.length, CHUNK + this.parseAhead, (index) =>
      prepareItem(items[index]!, parser, { operationId, today, signal }),
    );
    while (outcomes.length < items.length) {
      signal.throwIfAborted();
      const first = outcomes.length;
      const chunk = [await ahead.take(first)];
      // What has been read meanwhile goes along; nothing that is read waits for what is not.
      while (chunk.length < CHUNK && ahead.isReady(first + chunk.length)) {
        chunk.push(await ahead.take(first + chunk.length));
      }
      outcomes.push(...(await this.write(payload, scope, first, chunk, items.length)));
    }
    return outcomes;
  }

  /** All of the chunk in one transaction; if that fails, item by item, so that one takes no other along. */
  private async write(
    payload: OperationPayload,
    scope: TenantScope,
    first: number,
    chunk: readonly PreparedItem[],
    total: number,
  ): Promise<ItemOutcome[]> {
    const writeFrom = (index: number, items: readonly PreparedItem[]): Promise<ItemOutcome[]> =>
      this.data.of(scope).transaction(async (repositories) => {
        const outcomes = await Promise.all(
          items.map((item, offset) => writeItem(repositories, index + offset, item)),
        );
        await repositories.operationItems.add(
          payload.operationId,
          outcomes.map((outcome) => ({ index: outcome.index, outcome })),
        );
        await repositories.operations.setProgress(payload.operationId, index + items.length, total);
        return outcomes;
      });
    try {
      return await writeFrom(first, chunk);
    } catch (error) {
      if (!isDataFault(error)) throw error;
    }
    const outcomes: ItemOutcome[] = [];
    for (const [offset, item] of chunk.entries()) {
      try {
        outcomes.push(...(await writeFrom(first + offset, [item])));
      } catch (error) {
        if (!isDataFault(error)) throw error;
        outcomes.push(...(await writeFrom(first + offset, [unwritable(item)])));
      }
    }
    return outcomes;
  }
}

async function writeItem(
  repositories: Repositories,
  index: number,
  item: PreparedItem,
): Promise<ItemOutcome> {
  const { externalId, posting, error, parse } = item;
  const saved = posting ? await repositories.jobs.save(jobContent(posting, externalId)) : null;
  if (parse) {
    await repositories.events.add(newEvent('parse.completed', { ...parse, jobId: saved?.job_id ?? null }));
  }
  if (!saved || !posting) {
    const failure = error ?? {
      code: 'internal_error',
      message: 'The posting could not be kept.',
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
    synced: syncedFacts(posting),
  };
}

/** SQLSTATE classes 22 and 23: the row itself is at fault, trying again would not help. */
function isDataFault(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^2[23]/.test(code) && code !== '23505';
}

function unwritable(item: PreparedItem): PreparedItem {
  return {
    ...item,
    posting: null,
    error: {
      code: 'validation_failed',
      message: 'The posting holds characters that cannot be kept.',
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
  const count = (action: string) => outcomes.filter((outcome) => outcome.action === action).length;
  return {
    results: outcomes.map(({ synced: _synced, ...entry }) => entry),
    summary: {
      total: outcomes.length,
      created: count('created'),
      updated: count('updated'),
      failed: count('failed'),
    },
  };
}
