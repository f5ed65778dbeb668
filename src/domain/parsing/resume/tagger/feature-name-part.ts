/** Odd, so that no power of it is zero in 32 bits. */
const MULTIPLIER_A = 0x01000193;
const MULTIPLIER_B = 0x5bd1e995;
const SEED_B = 0x2545f491;

/**
 * A part of a feature name with two polynomial hashes. The hashes of a name are computed from those of its parts, so
 * the name itself is only built for training.
 */
export class FeatureNamePart {
  readonly hashA: number;
  readonly hashB: number;
  /** The multipliers to the power of the length, by which the hashes of the preceding text are multiplied. */
  readonly shiftA: number;
  readonly shiftB: number;

  constructor(readonly text: string) {
    let [hashA, hashB, shiftA, shiftB] = [0, 0, 1, 1];
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      hashA = (Math.imul(hashA, MULTIPLIER_A) + mixBits(code)) | 0;
      hashB = (Math.imul(hashB, MULTIPLIER_B) + mixBits(code ^ SEED_B)) | 0;
      shiftA = Math.imul(shiftA, MULTIPLIER_A);
      shiftB = Math.imul(shiftB, MULTIPLIER_B);
    }
    this.hashA = hashA;
    this.hashB = hashB;
    this.shiftA = shiftA;
    this.shiftB = shiftB;
  }
}

/** A text that is part of feature names, with a number that distinguishes it from others of its kind. */
export interface NumberedPart {
  id: number;
  part: FeatureNamePart;
}

/** Maps feature names, given as parts, to ids. */
export interface FeatureIndexer {
  /** Returns the id of a name, or -1 if it has none. */
  idOf(first: FeatureNamePart, second: FeatureNamePart, ...others: OtherParts): number;
}

/** Optional elements instead of a list of any length, which would cost more than the lookup. */
export type OtherParts = [
  third?: FeatureNamePart,
  fourth?: FeatureNamePart,
  fifth?: FeatureNamePart,
  sixth?: FeatureNamePart,
];

/** Assigns ids to names in the order of their first use, and stores the names: for training. */
export class TrainingFeatureIndexer implements FeatureIndexer {
  readonly names: string[] = [];
  private readonly numbers = new Map<string, number>();

  idOf(...parts: [FeatureNamePart, FeatureNamePart, ...OtherParts]): number {
    const name = parts.map((part) => part?.text ?? '').join('');
    let number = this.numbers.get(name);
    if (number === undefined) {
      number = this.names.push(name) - 1;
      this.numbers.set(name, number);
    }
    return number;
  }
}

/** Mixes the bits of a 32-bit number (the finalizer of MurmurHash3). */
function mixBits(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
