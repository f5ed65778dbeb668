/** A part of the memory of a process that can be dropped and read again. */
export interface MemoryUser {
  readonly bytes: number;
}

/** Shares a memory budget between the candidate indexes of a process. The least recently used index is dropped first. */
export class IndexMemory<Index extends MemoryUser> {
  private readonly indexes = new Map<string, Index>();

  constructor(
    private readonly budgetBytes: number,
    private readonly create: (key: string) => Index,
  ) {}

  /** Returns the index of a key, now the most recently used one. */
  get(key: string): Index {
    const index = this.indexes.get(key) ?? this.create(key);
    this.indexes.delete(key);
    this.indexes.set(key, index);
    return index;
  }

  /** Drops other indexes until an index can grow by some bytes. False if it alone exceeds the budget. */
  makeRoom(index: Index, bytes: number): boolean {
    let total = bytes;
    for (const { bytes: used } of this.indexes.values()) total += used;
    for (const [key, other] of this.indexes) {
      if (total <= this.budgetBytes) return true;
      if (other === index) continue;
      this.indexes.delete(key);
      total -= other.bytes;
    }
    return total <= this.budgetBytes;
  }
}
