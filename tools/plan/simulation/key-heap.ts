const INITIAL_CAPACITY = 1_024;

/** Binary heap of items (32-bit integers) with a key each, lowest key first. Equal keys: lowest item first. No object is created per item. */
export class KeyHeap {
  private keys = new Float64Array(INITIAL_CAPACITY);
  private items = new Int32Array(INITIAL_CAPACITY);
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** The lowest key; infinite without items. */
  get minKey(): number {
    return this.count === 0 ? Infinity : this.keys[0]!;
  }

  push(key: number, item: number): void {
    if (this.count === this.keys.length) this.grow();
    let at = this.count;
    this.count += 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.isBefore(key, item, parent)) break;
      this.keys[at] = this.keys[parent]!;
      this.items[at] = this.items[parent]!;
      at = parent;
    }
    this.keys[at] = key;
    this.items[at] = item;
  }

  /** Removes and returns the item with the lowest key; -1 without items. */
  pop(): number {
    if (this.count === 0) return -1;
    const first = this.items[0]!;
    this.count -= 1;
    this.sink(0, this.keys[this.count]!, this.items[this.count]!);
    return first;
  }

  /** Replaces every key and restores the order. */
  mapKeys(change: (key: number) => number): void {
    for (let at = 0; at < this.count; at += 1) this.keys[at] = change(this.keys[at]!);
    for (let at = (this.count >> 1) - 1; at >= 0; at -= 1) this.sink(at, this.keys[at]!, this.items[at]!);
  }

  /** Removes an item; false if it is not in the heap. Takes time in proportion to the number of items. */
  remove(item: number): boolean {
    const at = this.items.subarray(0, this.count).indexOf(item);
    if (at === -1) return false;
    this.keys[at] = -Infinity;
    this.mapKeys((key) => key);
    this.pop();
    return true;
  }

  private sink(from: number, key: number, item: number): void {
    let at = from;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.count) break;
      const right = child + 1;
      if (right < this.count && this.isBefore(this.keys[right]!, this.items[right]!, child)) child = right;
      if (this.isBefore(key, item, child)) break;
      this.keys[at] = this.keys[child]!;
      this.items[at] = this.items[child]!;
      at = child;
    }
    this.keys[at] = key;
    this.items[at] = item;
  }

  private isBefore(key: number, item: number, at: number): boolean {
    return key < this.keys[at]! || (key === this.keys[at]! && item < this.items[at]!);
  }

  private grow(): void {
    const keys = new Float64Array(2 * this.keys.length);
    const items = new Int32Array(2 * this.items.length);
    keys.set(this.keys);
    items.set(this.items);
    this.keys = keys;
    this.items = items;
  }
}
