import { failureCode, type MaintenanceResult } from './maintenance-result';

/** Records failed items of a maintenance task, which are retried with increasing delays. */
export interface ItemFaults {
  noteFault(unit: string, item: string, code: string): Promise<void>;
  clearFault(unit: string, item: string): Promise<void>;
  /** Returns items that failed before. The retry of a `deferred` item is not due yet. */
  faultsOf(unit: string): Promise<{ item: string; deferred: boolean }[]>;
}

/**
 * Processes items one by one. Records a failed item and continues with the others. Skips items whose retry is not due.
 * `work` returns the number of rows it changed.
 */
export async function eachItem<Item>(
  { unit, faults }: { unit: string; faults: ItemFaults },
  items: readonly Item[],
  keyOf: (item: Item) => string,
  work: (item: Item) => Promise<number>,
): Promise<MaintenanceResult> {
  const result: MaintenanceResult = { rows: 0, failedItems: 0, failureCode: null };
  if (items.length === 0) return result;
  const failed = new Map((await faults.faultsOf(unit)).map(({ item, deferred }) => [item, deferred]));
  for (const item of items) {
    const key = keyOf(item);
    if (failed.get(key)) continue;
    try {
      result.rows += await work(item);
      if (failed.has(key)) await faults.clearFault(unit, key);
    } catch (error) {
      result.failedItems += 1;
      result.failureCode = failureCode(error);
      await faults.noteFault(unit, key, result.failureCode);
    }
  }
  return result;
}
