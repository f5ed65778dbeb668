import { FeatureNamePart, type FeatureIndexer } from './feature-name-part';

/** Bits of the filter per entry of the table. */
const FILTER_BITS_PER_ENTRY = 8;

/** Fields per entry of the table: both hashes, and the feature id plus one (zero: empty entry). */
const FIELDS = 3;

/**
 * Maps feature names to ids by two 32-bit hashes, without storing the names. Throws for a model in which two names have
 * the same hashes.
 */
export class FeatureHashTable implements FeatureIndexer {
  private readonly entries: Int32Array;
  private readonly mask: number;
  /**
   * A bit for the hash of every name. Most names looked up are not in the model, and the filter is small enough for the
   * processor cache, which the table is not.
   */
  private readonly filter: Int32Array;
  private readonly filterMask: number;

  constructor(names: readonly string[]) {
    let size = 16;
    while (size < names.length * 2) size *= 2;
    this.mask = size - 1;
    this.entries = new Int32Array(size * FIELDS);
    this.filterMask = size * FILTER_BITS_PER_ENTRY - 1;
    this.filter = new Int32Array((size * FILTER_BITS_PER_ENTRY) / 32);
    names.forEach((name, number) => {
      const { hashA, hashB } = new FeatureNamePart(name);
      const at = this.entryOf(hashA, hashB);
      if (this.entries[at + 2] !== 0) throw new Error('Two features of the model have the same hashes');
      this.entries.set([hashA, hashB, number + 1], at);
      const bit = hashB & this.filterMask;
      this.filter[bit >>> 5]! |= 1 << (bit & 31);
    });
  }

  idOf(
    first: FeatureNamePart,
    second: FeatureNamePart,
    third?: FeatureNamePart,
    fourth?: FeatureNamePart,
    fifth?: FeatureNamePart,
    sixth?: FeatureNamePart,
  ): number {
    // Written out with local variables, because this is the innermost loop of the tagger. The filter rejects most names
    // by one hash.
    let hashB = (Math.imul(first.hashB, second.shiftB) + second.hashB) | 0;
    if (third) {
      hashB = (Math.imul(hashB, third.shiftB) + third.hashB) | 0;
      if (fourth) {
        hashB = (Math.imul(hashB, fourth.shiftB) + fourth.hashB) | 0;
        if (fifth) {
          hashB = (Math.imul(hashB, fifth.shiftB) + fifth.hashB) | 0;
          if (sixth) hashB = (Math.imul(hashB, sixth.shiftB) + sixth.hashB) | 0;
        }
      }
    }
    const bit = hashB & this.filterMask;
    if (((this.filter[bit >>> 5]! >>> (bit & 31)) & 1) === 0) return -1;
    let hashA = (Math.imul(first.hashA, second.shiftA) + second.hashA) | 0;
    if (third) {
      hashA = (Math.imul(hashA, third.shiftA) + third.hashA) | 0;
      if (fourth) {
        hashA = (Math.imul(hashA, fourth.shiftA) + fourth.hashA) | 0;
        if (fifth) {
          hashA = (Math.imul(hashA, fifth.shiftA) + fifth.hashA) | 0;
          if (sixth) hashA = (Math.imul(hashA, sixth.shiftA) + sixth.hashA) | 0;
        }
      }
    }
    return this.entries[this.entryOf(hashA, hashB) + 2]! - 1;
  }

  /** Returns the id of a name, or -1. */
  idOfName(name: string): number {
    const { hashA, hashB } = new FeatureNamePart(name);
    return this.entries[this.entryOf(hashA, hashB) + 2]! - 1;
  }

  /** Returns the position of an entry or, if it is missing, the position where it belongs. */
  private entryOf(hashA: number, hashB: number): number {
    const { entries, mask } = this;
    let index = (hashA ^ (hashA >>> 15)) & mask;
    for (;;) {
      const at = index * FIELDS;
      if (entries[at + 2] === 0 || (entries[at] === hashA && entries[at + 1] === hashB)) return at;
      index = (index + 1) & mask;
    }
  }
}
