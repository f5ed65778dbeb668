import { isRowFault } from '../db/kernel/row-fault';

/** Max calls of a group, so that one statement stays short. */
const MAX_GROUP = 100;

interface WaitingCall<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Joins calls with one key into groups that one statement serves: while a group runs, later calls wait and form the next
 * one. A call that finds no running group runs at once. A group contains only calls made before it starts, so each call
 * reads what was committed before it.
 */
export class GroupedCalls<Item, Result> {
  private readonly waitingByKey = new Map<string, WaitingCall<Item, Result>[]>();

  /** `run` returns a result for each item, in their order. */
  constructor(private readonly run: (items: readonly Item[]) => Promise<readonly Result[]>) {}

  call(key: string, item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      const waiting = this.waitingByKey.get(key);
      if (waiting) {
        waiting.push({ item, resolve, reject });
        return;
      }
      this.waitingByKey.set(key, [{ item, resolve, reject }]);
      void this.runGroups(key);
    });
  }

  /** Runs groups until no call waits. The entry of the key exists while a group runs. */
  private async runGroups(key: string): Promise<void> {
    for (;;) {
      const group = this.waitingByKey.get(key)?.splice(0, MAX_GROUP) ?? [];
      if (group.length === 0) {
        this.waitingByKey.delete(key);
        return;
      }
      await this.runGroup(group);
    }
  }

  /** If an item makes its group fail, each item runs alone, so that the others succeed. Never rejects. */
  private async runGroup(group: readonly WaitingCall<Item, Result>[]): Promise<void> {
    try {
      const results = await this.run(group.map(({ item }) => item));
      group.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      if (group.length > 1 && isRowFault(error)) for (const call of group) await this.runGroup([call]);
      else for (const { reject } of group) reject(error);
    }
  }
}
