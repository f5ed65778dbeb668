import type { FeatureGroup } from './feature-group';
import type { FeatureSink } from './feature-list';
import { TAG_COUNT } from './tags';

/** Number of bits of a packed weight that hold its tag. */
const TAG_BITS = 4;
const TAG_MASK = (1 << TAG_BITS) - 1;

/**
 * Weights of all features in one array, small enough for the processor cache. The weights of a feature are at
 * `starts[feature]` up to `starts[feature + 1]`, each packed with its tag into one number.
 */
export class FeatureWeights {
  private readonly starts: Int32Array;
  private readonly packed: Int32Array;

  /** `sparse` lists alternating tags and weights of each feature; `scale` divides the weights. */
  constructor(
    sparse: readonly number[][],
    readonly scale: number,
  ) {
    this.starts = new Int32Array(sparse.length + 1);
    this.packed = new Int32Array(sparse.reduce((sum, { length }) => sum + length / 2, 0));
    let next = 0;
    sparse.forEach((pairs, feature) => {
      for (let at = 0; at < pairs.length; at += 2)
        this.packed[next++] = (pairs[at + 1]! << TAG_BITS) | pairs[at]!;
      this.starts[feature + 1] = next;
    });
  }

  /** Adds the weights of a feature to the sums at `offset`. */
  addTo(sums: Int32Array, offset: number, feature: number): void {
    const { packed, starts } = this;
    const end = starts[feature + 1]!;
    for (let at = starts[feature]!; at < end; at++) {
      const pair = packed[at]!;
      sums[offset + (pair & TAG_MASK)]! += pair >> TAG_BITS;
    }
  }
}

/** Sums the weights of the features of each word, by tag. */
export class TagScores implements FeatureSink {
  private readonly sums: Int32Array;
  private offset = 0;

  constructor(
    private readonly weights: FeatureWeights,
    words: number,
  ) {
    this.sums = new Int32Array(words * TAG_COUNT);
  }

  push(id: number): void {
    if (id >= 0) this.weights.addTo(this.sums, this.offset, id);
  }

  pushGroup(group: FeatureGroup): void {
    const sums = (group.sums ??= this.sumsOf(group.ids));
    const { offset } = this;
    for (let tag = 0; tag < TAG_COUNT; tag++) this.sums[offset + tag]! += sums[tag]!;
  }

  endWord(): void {
    this.offset += TAG_COUNT;
  }

  /** Returns the scores of the words from `from` up to `to`, at `word * TAG_COUNT + tag`. */
  scoresOf(from: number, to: number): Float64Array {
    const scores = new Float64Array((to - from) * TAG_COUNT);
    const start = from * TAG_COUNT;
    for (let at = 0; at < scores.length; at++) scores[at] = this.sums[start + at]! / this.weights.scale;
    return scores;
  }

  private sumsOf(ids: readonly number[]): Int32Array {
    const sums = new Int32Array(TAG_COUNT);
    for (const id of ids) if (id >= 0) this.weights.addTo(sums, 0, id);
    return sums;
  }
}
