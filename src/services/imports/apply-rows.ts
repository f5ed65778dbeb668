import type { ImportErrorRow, StagedImportRow } from '../../db/operations/imports.repository';
import type { Repositories } from '../../db/kernel/repositories';
import type { TenantScope, UUID } from '../../domain/common';
import type { StoredError } from '../../platform/app-error';
import { isDataFault } from '../batches/batch-runner';
import { Prefetcher } from '../prefetcher';
import type { TenantData } from '../tenant-data';

/** Outcome of one row, as a push returns it. */
export interface RowOutcome {
  action: 'created' | 'updated' | 'failed';
  externalId: string | null;
  error?: StoredError;
}

/** How rows of one kind are prepared and written. */
export interface RowHandlers<Item, Prepared> {
  /** Does all work that needs no row. Returns faults of the item in the result instead of throwing them. */
  prepare(item: Item): Promise<Prepared>;
  /** Writes items in order and returns their outcomes. */
  write(repositories: Repositories, items: readonly Prepared[]): Promise<RowOutcome[]>;
  /** Marks an item as failed because the database refused its values. */
  unwritable(prepared: Prepared): Prepared;
}

export interface RowsToApply {
  scope: TenantScope;
  importId: UUID;
  lane: number;
  /** Rows that are prepared at the same time. */
  concurrency: number;
}

interface PreparedRow<Prepared> {
  row: number;
  prepared: Prepared;
}

/**
 * Applies a chunk of the staged rows of a lane. Rows are deleted in the transaction that applies them, so a run after a crash, or a
 * second one at the same time, applies the others only. If the transaction fails because of a row, each row gets its own.
 */
export async function applyRows<Item, Prepared>(
  data: TenantData,
  { scope, importId, lane, concurrency }: RowsToApply,
  staged: readonly StagedImportRow[],
  handlers: RowHandlers<Item, Prepared>,
): Promise<void> {
  const ahead = new Prefetcher(staged.length, concurrency, (index) =>
    handlers.prepare(JSON.parse(staged[index]!.item) as Item),
  );
  const rows: PreparedRow<Prepared>[] = [];
  for (const [index, { row }] of staged.entries()) rows.push({ row, prepared: await ahead.take(index) });

  const write = (batch: readonly PreparedRow<Prepared>[]): Promise<void> =>
    data
      .of(scope)
      .transaction((repositories) => writeBatch(repositories, { importId, lane }, batch, handlers));
  try {
    await write(rows);
    return;
  } catch (error) {
    if (!isDataFault(error)) throw error;
  }
  for (const each of rows) {
    try {
      await write([each]);
    } catch (error) {
      if (!isDataFault(error)) throw error;
      await write([{ ...each, prepared: handlers.unwritable(each.prepared) }]);
    }
  }
}

async function writeBatch<Item, Prepared>(
  repositories: Repositories,
  { importId, lane }: { importId: UUID; lane: number },
  batch: readonly PreparedRow<Prepared>[],
  handlers: RowHandlers<Item, Prepared>,
): Promise<void> {
  const takenRows = await repositories.imports.takeRows(
    importId,
    lane,
    batch.map(({ row }) => row),
  );
  const rows = batch.filter(({ row }) => takenRows.has(row));
  if (rows.length === 0) return;
  const outcomes = await handlers.write(
    repositories,
    rows.map(({ prepared }) => prepared),
  );
  const count = (action: RowOutcome['action']) => outcomes.filter((each) => each.action === action).length;
  const errors = outcomes.flatMap(({ externalId, error }, index): ImportErrorRow[] => {
    const row = rows[index]?.row;
    return error && row !== undefined ? [{ row, externalId, error }] : [];
  });
  await repositories.imports.countRows(
    importId,
    { created: count('created'), updated: count('updated'), failed: count('failed') },
    errors,
  );
}
