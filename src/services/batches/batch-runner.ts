import type { Repositories } from '../../db/kernel/repositories';
import type { TenantScope } from '../../domain/common';
import type { OperationPayload } from '../../tasks/operation-payload';
import type { TenantData } from '../tenant-data';
import { Prefetcher } from '../prefetcher';

/** Items per transaction: large enough to save commits, small enough to show progress. */
const CHUNK_SIZE = 10;

/** How one kind of batch prepares and writes its items. */
export interface BatchHandlers<Item, Prepared, Outcome extends { index: number }> {
  /** Does all work that needs no row. Returns faults of the item in the result instead of throwing them. */
  prepare(item: Item): Promise<Prepared>;
  /** Writes items in order and returns their outcomes; `first` is the index of the first item. */
  write(repositories: Repositories, first: number, chunk: readonly Prepared[]): Promise<Outcome[]>;
  /** Marks an item as failed because the database refused its values. */
  unwritable(prepared: Prepared): Prepared;
}

/**
 * Processes the items of an operation. Items are prepared concurrently and written in order. Each outcome is committed
 * with its effect, so a run after a crash continues after the last committed item.
 */
export class BatchRunner {
  constructor(
    private readonly data: TenantData,
    private readonly prefetchedItems: number,
  ) {}

  async run<Item, Prepared, Outcome extends { index: number }>(
    payload: OperationPayload,
    items: readonly Item[],
    work: BatchHandlers<Item, Prepared, Outcome>,
    signal: AbortSignal,
  ): Promise<Outcome[]> {
    const { operationId } = payload;
    const scope: TenantScope = { tenantId: payload.tenantId, mode: payload.mode };
    const { repositories } = this.data.of(scope);
    const outcomes = (await repositories.operationItems.list(operationId)).map(
      (row) => row.outcome as Outcome,
    );
    const ahead = new Prefetcher(items.length, CHUNK_SIZE + this.prefetchedItems, (index) =>
      work.prepare(items[index]!),
    );
    while (outcomes.length < items.length) {
      signal.throwIfAborted();
      const first = outcomes.length;
      const chunk = [await ahead.take(first)];
      // Items that are already prepared join the chunk. The chunk does not wait for the others.
      while (chunk.length < CHUNK_SIZE && ahead.isReady(first + chunk.length)) {
        chunk.push(await ahead.take(first + chunk.length));
      }
      outcomes.push(...(await this.write(payload, scope, first, chunk, items.length, work)));
    }
    return outcomes;
  }

  /** Writes the chunk in one transaction. If that fails, writes item by item, so that one fault fails only its item. */
  private async write<Item, Prepared, Outcome extends { index: number }>(
    payload: OperationPayload,
    scope: TenantScope,
    first: number,
    chunk: readonly Prepared[],
    total: number,
    work: BatchHandlers<Item, Prepared, Outcome>,
  ): Promise<Outcome[]> {
    const writeFrom = (index: number, items: readonly Prepared[]): Promise<Outcome[]> =>
      this.data.of(scope).transaction(async (repositories) => {
        const outcomes = await work.write(repositories, index, items);
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
    const outcomes: Outcome[] = [];
    for (const [offset, item] of chunk.entries()) {
      try {
        outcomes.push(...(await writeFrom(first + offset, [item])));
      } catch (error) {
        if (!isDataFault(error)) throw error;
        outcomes.push(...(await writeFrom(first + offset, [work.unwritable(item)])));
      }
    }
    return outcomes;
  }
}

/** SQLSTATE classes 22 and 23: the row itself is at fault, so a retry would fail again. */
export function isDataFault(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^2[23]/.test(code) && code !== '23505';
}

/** Counts items by outcome, for the response of a batch. */
export function batchSummary(outcomes: readonly { action: string }[]): {
  total: number;
  created: number;
  updated: number;
  failed: number;
} {
  const count = (action: string) => outcomes.filter((outcome) => outcome.action === action).length;
  return {
    total: outcomes.length,
    created: count('created'),
    updated: count('updated'),
    failed: count('failed'),
  };
}
