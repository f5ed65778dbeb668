import { TAG_COUNT } from './tags';

const T = TAG_COUNT;
/** Keeps a sum of likelihoods that all round to nought from dividing by it. */
const TINY = 1e-300;

/** True for the tag of a word that is not the first of its span. */
export function isInside(tag: number): boolean {
  return tag > 0 && tag % 2 === 0;
}

/** Tags that may follow each tag: a span goes on only as what it began as. */
const FOLLOWERS = Array.from({ length: T }, (_, from) =>
  Array.from({ length: T }, (_tag, to) => to).filter((to) => !isInside(to) || from === to || from === to - 1),
);

/**
 * A sequence under a linear-chain model: how likely each word has each tag, given all of it (forward-backward, scaled;
 * Rabiner 1989). `scores[word * TAG_COUNT + tag]` and `transitions[from * TAG_COUNT + to]` are logarithms; `allowed`,
 * when given, is a bit mask of the tags each word may have.
 */
export class Chain {
  readonly length: number;
  private readonly emissions: Float64Array;
  private readonly forward: Float64Array;
  private readonly backward: Float64Array;
  private readonly scales: Float64Array;

  constructor(
    scores: Float64Array,
    /** Exponentials of the transitions' weights. */
    private readonly steps: Float64Array,
    allowed: ArrayLike<number> | null = null,
  ) {
    this.length = scores.length / T;
    this.emissions = likelihoods(scores, allowed);
    this.forward = new Float64Array(scores.length);
    this.backward = new Float64Array(scores.length);
    this.scales = new Float64Array(this.length);
    this.runForward();
    this.runBackward();
  }

  /** Probability of a tag at a word. */
  at(word: number, tag: number): number {
    return this.forward[word * T + tag]! * this.backward[word * T + tag]!;
  }

  /** Adds to `sums[from * TAG_COUNT + to]` how often one tag is expected to follow the other. */
  addSteps(sums: Float64Array): void {
    for (let word = 1; word < this.length; word++) {
      const own = word * T;
      for (let from = 0; from < T; from++) {
        const before = this.forward[own - T + from]! / this.scales[word]!;
        if (before < 1e-7) continue;
        for (const to of FOLLOWERS[from]!)
          sums[from * T + to]! +=
            before * this.steps[from * T + to]! * this.emissions[own + to]! * this.backward[own + to]!;
      }
    }
  }

  /** Probability of exactly one span of the kind that begins with tag `begin` at `from`, by its last word. */
  spansFrom(from: number, begin: number, floor: number, most: number): { to: number; probability: number }[] {
    const inside = begin + 1;
    const found: { to: number; probability: number }[] = [];
    let mass = this.forward[from * T + begin]!;
    let tag = begin;
    for (let to = from; to < Math.min(this.length, from + most); to++) {
      if (to > from) {
        mass *= this.steps[tag * T + inside]! * this.emissions[to * T + inside]! * (1 / this.scales[to]!);
        tag = inside;
      }
      const reaching = mass * this.backward[to * T + tag]!;
      if (reaching < floor) break;
      const next = (to + 1) * T + inside;
      const longer =
        to + 1 < this.length
          ? (mass * this.steps[tag * T + inside]! * this.emissions[next]! * this.backward[next]!) /
            this.scales[to + 1]!
          : 0;
      if (reaching - longer >= floor) found.push({ to, probability: reaching - longer });
    }
    return found;
  }

  private runForward(): void {
    const { forward, emissions, steps, scales } = this;
    for (let word = 0; word < this.length; word++) {
      const own = word * T;
      let sum = 0;
      for (let to = 0; to < T; to++) {
        const emission = emissions[own + to]!;
        if (emission === 0) continue;
        let reached = 0;
        if (word === 0) reached = isInside(to) ? 0 : 1;
        else if (isInside(to))
          reached =
            forward[own - T + to - 1]! * steps[(to - 1) * T + to]! +
            forward[own - T + to]! * steps[to * T + to]!;
        else for (let from = 0; from < T; from++) reached += forward[own - T + from]! * steps[from * T + to]!;
        forward[own + to] = reached * emission;
        sum += reached * emission;
      }
      scales[word] = sum || TINY;
      for (let tag = 0; tag < T; tag++) forward[own + tag]! /= scales[word]!;
    }
  }

  private runBackward(): void {
    const { backward, emissions, steps, scales } = this;
    backward.fill(1, (this.length - 1) * T);
    for (let word = this.length - 2; word >= 0; word--) {
      const next = (word + 1) * T;
      for (let from = 0; from < T; from++) {
        let sum = 0;
        for (const to of FOLLOWERS[from]!)
          sum += steps[from * T + to]! * emissions[next + to]! * backward[next + to]!;
        backward[word * T + from] = sum / scales[word + 1]!;
      }
    }
  }
}

/** Exponentials of the scores, each word's largest made one; nought for tags that are not allowed. */
function likelihoods(scores: Float64Array, allowed: ArrayLike<number> | null): Float64Array {
  const emissions = new Float64Array(scores.length);
  for (let own = 0; own < scores.length; own += T) {
    let most = -Infinity;
    for (let tag = 0; tag < T; tag++) most = Math.max(most, scores[own + tag]!);
    const mask = allowed?.[own / T];
    for (let tag = 0; tag < T; tag++)
      if (mask === undefined || (mask >> tag) & 1) emissions[own + tag] = Math.exp(scores[own + tag]! - most);
  }
  return emissions;
}
