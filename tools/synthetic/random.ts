/**
 * A seeded random generator with the same results on every machine. Each person, style and file has a separate key, so
 * that an additional draw in one place does not change others.
 */
export class Random {
  private state: number;

  constructor(key: string) {
    this.state = hash(key);
  }

  /** Uniform in [0, 1). Mulberry32: a mixed 32-bit counter. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Integer from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  }

  /** `weights` pairs each item with its relative frequency. */
  weighted<T>(weights: readonly (readonly [T, number])[]): T {
    let left = this.next() * weights.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of weights) {
      left -= weight;
      if (left < 0) return item;
    }
    const last = weights.at(-1);
    if (!last) throw new Error('Nothing to pick from.');
    return last[0];
  }

  /** Up to `count` different items in random order. */
  sample<T>(items: readonly T[], count: number): T[] {
    const pool = [...items];
    const drawn: T[] = [];
    while (drawn.length < count && pool.length > 0) {
      drawn.push(...pool.splice(Math.floor(this.next() * pool.length), 1));
    }
    return drawn;
  }

  /** Normally distributed with mean 0 and standard deviation 1. */
  gaussian(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return radius * Math.cos(2 * Math.PI * this.next());
  }
}

/** FNV-1a over UTF-16 units with a final mix, because similar keys must not give similar draws. */
function hash(key: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) {
    value = Math.imul(value ^ key.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 16)) >>> 0;
}
