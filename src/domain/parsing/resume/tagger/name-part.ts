/** Odd, so that no power of them is zero in 32 bits. */
const MULTIPLIER_A = 0x01000193;
const MULTIPLIER_B = 0x5bd1e995;
const SEED_B = 0x2545f491;

/**
 * Text that names of features are made of, with two polynomial hashes. The hashes of a name follow from those of its
 * parts, so a name that is only looked up is never put together.
 */
export class NamePart {
  readonly hashA: number;
  readonly hashB: number;
  /** The multipliers to the power of the length: what the hashes of the text before are multiplied by. */
  readonly shiftA: number;
  readonly shiftB: number;

  constructor(readonly text: string) {
    let [hashA, hashB, shiftA, shiftB] = [0, 0, 1, 1];
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      hashA = (Math.imul(hashA, MULTIPLIER_A) + mixed(code)) | 0;
      hashB = (Math.imul(hashB, MULTIPLIER_B) + mixed(code ^ SEED_B)) | 0;
      shiftA = Math.imul(shiftA, MULTIPLIER_A);
      shiftB = Math.imul(shiftB, MULTIPLIER_B);
    }
    this.hashA = hashA;
    this.hashB = hashB;
    this.shiftA = shiftA;
    this.shiftB = shiftB;
  }
}

/** The parts of one document's names, each made once. */
export class NameParts {
  private readonly parts = new Map<string, NamePart>();

  of(text: string): NamePart {
    let part = this.parts.get(text);
    if (part === undefined) this.parts.set(text, (part = new NamePart(text)));
    return part;
  }
}

/** Numbers names of features, which are given as the parts that make them. */
export interface FeatureNumbers {
  /** Number of a name, or -1 for one without. */
  of(first: NamePart, second: NamePart, ...others: OtherParts): number;
}

/** Written out, as a list of any length costs more than the look-up. */
export type OtherParts = [third?: NamePart, fourth?: NamePart, fifth?: NamePart, sixth?: NamePart];

/** Numbers every name in the order of its first use, and keeps the names: for training. */
export class NamedFeatures implements FeatureNumbers {
  readonly names: string[] = [];
  private readonly numbers = new Map<string, number>();

  of(...parts: [NamePart, NamePart, ...OtherParts]): number {
    const name = parts.map((part) => part?.text ?? '').join('');
    let number = this.numbers.get(name);
    if (number === undefined) {
      number = this.names.push(name) - 1;
      this.numbers.set(name, number);
    }
    return number;
  }
}

/** Spreads a number over 32 bits (the finalizer of MurmurHash3). */
function mixed(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
