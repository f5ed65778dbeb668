import { FeatureNamePart, type FeatureIndexer } from './feature-name-part';

/** Fields per entry of the table: both hashes, and the feature id plus one (zero: empty entry). */
const FIELDS = 3;

/**
 * Maps feature names to ids by two 32-bit hashes, without storing the names. Throws for a model in which two names have
 * the same hashes.
 */
export class FeatureHashTable implements FeatureIndexer {
  private readonly entries: Int32Array;
  private readonly mask: number;
  private hashA = 0;
  private hashB = 0;

  constructor(names: readonly string[]) {
    let size = 16;
    while (size < names.length * 2) size *= 2;
    this.mask = size - 1;
    this.entries = new Int32Array(size * FIELDS);
    names.forEach((name, number) => {
      const { hashA, hashB } = new FeatureNamePart(name);
      const at = this.entryOf(hashA, hashB);
      if (this.entries[at + 2] !== 0) throw new Error('Two features of the model have the same hashes');
      this.entries.set([hashA, hashB, number + 1], at);
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
    this.hashA = first.hashA;
    this.hashB = first.hashB;
    this.append(second);
    if (third) this.append(third);
    if (fourth) this.append(fourth);
    if (fifth) this.append(fifth);
    if (sixth) this.append(sixth);
    return this.entries[this.entryOf(this.hashA, this.hashB) + 2]! - 1;
  }

  /** Returns the id of a name, or -1. */
  idOfName(name: string): number {
    const { hashA, hashB } = new FeatureNamePart(name);
    return this.entries[this.entryOf(hashA, hashB) + 2]! - 1;
  }

  private append({ hashA, hashB, shiftA, shiftB }: FeatureNamePart): void {
    this.hashA = (Math.imul(this.hashA, shiftA) + hashA) | 0;
    this.hashB = (Math.imul(this.hashB, shiftB) + hashB) | 0;
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
