/** Decides when a document gets a parsing thread. */
export interface ThreadTurn<Owner = string> {
  /** Documents with the same owner are parsed in order of arrival. */
  owner: Owner;
  /** True if a caller waits for the result. */
  awaited: boolean;
}

/** Awaited documents parsed in a row while unattended ones wait: the ratio of the weights of the two lanes of a pool. */
const MAX_AWAITED_IN_A_ROW = 8;

/**
 * Order of the documents that wait for a thread of a process. Awaited documents are first; after several of them, one
 * unattended document is next. In both lanes, the owners take turns, so that the items of one batch do not delay the
 * documents of other tenants.
 */
export class TurnQueue<Item, Owner = string> {
  readonly #awaited = new OwnerLane<Item, Owner>();
  readonly #unattended = new OwnerLane<Item, Owner>();
  #awaitedInARow = 0;

  push({ owner, awaited }: ThreadTurn<Owner>, item: Item): void {
    (awaited ? this.#awaited : this.#unattended).push(owner, item);
  }

  /** Removes and returns the next item; null if none waits. */
  shift(): Item | null {
    const yields = this.#awaitedInARow >= MAX_AWAITED_IN_A_ROW && this.#unattended.size > 0;
    const awaited = yields ? null : this.#awaited.shift();
    this.#awaitedInARow = awaited !== null && this.#unattended.size > 0 ? this.#awaitedInARow + 1 : 0;
    return awaited ?? this.#unattended.shift();
  }

  remove({ owner, awaited }: ThreadTurn<Owner>, item: Item): void {
    (awaited ? this.#awaited : this.#unattended).remove(owner, item);
  }
}

/** Waiting items by owner. The owner that is first in the map is next. */
class OwnerLane<Item, Owner> {
  readonly #byOwner = new Map<Owner, Item[]>();

  /** Number of owners with waiting items. */
  get size(): number {
    return this.#byOwner.size;
  }

  push(owner: Owner, item: Item): void {
    const waiting = this.#byOwner.get(owner);
    if (waiting) waiting.push(item);
    else this.#byOwner.set(owner, [item]);
  }

  shift(): Item | null {
    const [first] = this.#byOwner;
    if (!first) return null;
    const [owner, waiting] = first;
    const item = waiting.shift() ?? null;
    this.#byOwner.delete(owner);
    if (waiting.length > 0) this.#byOwner.set(owner, waiting);
    return item;
  }

  remove(owner: Owner, item: Item): void {
    const waiting = this.#byOwner.get(owner)?.filter((other) => other !== item) ?? [];
    if (waiting.length > 0) this.#byOwner.set(owner, waiting);
    else this.#byOwner.delete(owner);
  }
}
