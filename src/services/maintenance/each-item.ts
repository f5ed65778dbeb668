import { failureCode, type SweepResult } from './sweep-result';

/** Where failed items of a unit are noted, to be tried again later and later. */
export interface ItemFaults {
  noteFault(unit: string, item: string, code: string): Promise<void>;
  clearFault(unit: string, item: string): Promise<void>;
  /** Items that failed before; those deferred are not to be tried yet. */
  faultsOf(unit: string): Promise<{ item: string; deferred: boolean }[]>;
}

/**
 * Works through items one by one; one that fails is noted and the rest go on. Items whose next try is not due are left
 * out. `work` answers how many rows it acted on.
 */
export async function eachItem<Item>(
  { unit, faults }: { unit: string; faults: ItemFaults },
  items: readonly Item[],
  keyOf: (item: Item) => string,
  work: (item: Item) => Promise<number>,
): Promise<SweepResult> {
  const result: SweepResult = { rows: 0, failedItems: 0, failureCode: null };
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
