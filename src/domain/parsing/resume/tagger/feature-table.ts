import { NamePart, type FeatureNumbers } from './name-part';

/** Numbers of an entry of the table: both hashes, and the number of the feature plus one (zero: empty). */
const FIELDS = 3;

/**
 * Features of a model by the hashes of their names. The names themselves are not kept: two hashes of 32 bits tell them
 * apart, and a model in which two names share both is refused.
 */
export class FeatureTable implements FeatureNumbers {
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
      const { hashA, hashB } = new NamePart(name);
      const at = this.entryOf(hashA, hashB);
      if (this.entries[at + 2] !== 0) throw new Error('Two features of the model have the same hashes');
      this.entries.set([hashA, hashB, number + 1], at);
    });
  }

  of(
    first: NamePart,
    second: NamePart,
    third?: NamePart,
    fourth?: NamePart,
    fifth?: NamePart,
    sixth?: NamePart,
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

  /** Number of a name, or -1. */
  named(name: string): number {
    const { hashA, hashB } = new NamePart(name);
    return this.entries[this.entryOf(hashA, hashB) + 2]! - 1;
  }

  private append({ hashA, hashB, shiftA, shiftB }: NamePart): void {
    this.hashA = (Math.imul(this.hashA, shiftA) + hashA) | 0;
    this.hashB = (Math.imul(this.hashB, shiftB) + hashB) | 0;
  }

  /** Where an entry stands or, if it is missing, belongs. */
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
