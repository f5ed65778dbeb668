import { TAG_COUNT } from './tags';

const TAGS = TAG_COUNT;
/** Keeps a sum of likelihoods that all round to nought from dividing by it. */
const MIN_PROBABILITY = 1e-300;

/** True for the tag of a word that is not the first of its span. */
export function isInside(tag: number): boolean {
  return tag > 0 && tag % 2 === 0;
}

/** Tags that may follow each tag: a span goes on only as what it began as. */
const ALLOWED_FOLLOWERS = Array.from({ length: TAGS }, (_, from) =>
  Array.from({ length: TAGS }, (_tag, to) => to).filter(
    (to) => !isInside(to) || from === to || from === to - 1,
  ),
);

/**
 * A sequence under a linear-chain model: how likely each word has each tag, given all of it (forward-backward, scaled;
 * Rabiner 1989). `scores[word * TAG_COUNT + tag]` and `transitions[from * TAG_COUNT + to]` are logarithms; `allowed`,
 * when given, is a bit mask of the tags each word may have.
 */
export class LinearChain {
  readonly length: number;
  private readonly emissions: Float64Array;
  private readonly forward: Float64Array;
  private readonly backward: Float64Array;
  private readonly scales: Float64Array;

  constructor(
    scores: Float64Array,
    /** Exponentials of the transitions' weights. */
    private readonly transitions: Float64Array,
    allowed: ArrayLike<number> | null = null,
  ) {
    this.length = scores.length / TAGS;
    this.emissions = likelihoods(scores, allowed);
    this.forward = new Float64Array(scores.length);
    this.backward = new Float64Array(scores.length);
    this.scales = new Float64Array(this.length);
    this.runForward();
    this.runBackward();
  }

  /** Probability of a tag at a word. */
  probabilityAt(word: number, tag: number): number {
    return this.forward[word * TAGS + tag]! * this.backward[word * TAGS + tag]!;
  }

  /** Adds to `sums[from * TAG_COUNT + to]` how often one tag is expected to follow the other. */
  addTransitions(sums: Float64Array): void {
    for (let word = 1; word < this.length; word++) {
      const own = word * TAGS;
      for (let from = 0; from < TAGS; from++) {
        const before = this.forward[own - TAGS + from]! / this.scales[word]!;
        if (before < 1e-7) continue;
        for (const to of ALLOWED_FOLLOWERS[from]!)
          sums[from * TAGS + to]! +=
            before *
            this.transitions[from * TAGS + to]! *
            this.emissions[own + to]! *
            this.backward[own + to]!;
      }
    }
  }

  /** Probability of exactly one span of the kind that begins with tag `begin` at `from`, by its last word. */
  spansFrom(from: number, begin: number, floor: number, most: number): { to: number; probability: number }[] {
    const inside = begin + 1;
    const found: { to: number; probability: number }[] = [];
    let mass = this.forward[from * TAGS + begin]!;
    let tag = begin;
    for (let to = from; to < Math.min(this.length, from + most); to++) {
      if (to > from) {
        mass *=
          this.transitions[tag * TAGS + inside]! *
          this.emissions[to * TAGS + inside]! *
          (1 / this.scales[to]!);
        tag = inside;
      }
      const reaching = mass * this.backward[to * TAGS + tag]!;
      if (reaching < floor) break;
      const next = (to + 1) * TAGS + inside;
      const longer =
        to + 1 < this.length
          ? (mass * this.transitions[tag * TAGS + inside]! * this.emissions[next]! * this.backward[next]!) /
            this.scales[to + 1]!
          : 0;
      if (reaching - longer >= floor) found.push({ to, probability: reaching - longer });
    }
    return found;
  }

  private runForward(): void {
    const { forward, emissions, transitions, scales } = this;
    for (let word = 0; word < this.length; word++) {
      const own = word * TAGS;
      let sum = 0;
      for (let to = 0; to < TAGS; to++) {
        const emission = emissions[own + to]!;
        if (emission === 0) continue;
        let reached = 0;
        if (word === 0) reached = isInside(to) ? 0 : 1;
        else if (isInside(to))
          reached =
            forward[own - TAGS + to - 1]! * transitions[(to - 1) * TAGS + to]! +
            forward[own - TAGS + to]! * transitions[to * TAGS + to]!;
        else
          for (let from = 0; from < TAGS; from++)
            reached += forward[own - TAGS + from]! * transitions[from * TAGS + to]!;
        forward[own + to] = reached * emission;
        sum += reached * emission;
      }
      scales[word] = sum || MIN_PROBABILITY;
      for (let tag = 0; tag < TAGS; tag++) forward[own + tag]! /= scales[word]!;
    }
  }

  private runBackward(): void {
    const { backward, emissions, transitions, scales } = this;
    backward.fill(1, (this.length - 1) * TAGS);
    for (let word = this.length - 2; word >= 0; word--) {
      const next = (word + 1) * TAGS;
      for (let from = 0; from < TAGS; from++) {
        let sum = 0;
        for (const to of ALLOWED_FOLLOWERS[from]!)
          sum += transitions[from * TAGS + to]! * emissions[next + to]! * backward[next + to]!;
        backward[word * TAGS + from] = sum / scales[word + 1]!;
      }
    }
  }
}

/** Exponentials of the scores, each word's largest made one; nought for tags that are not allowed. */
function likelihoods(scores: Float64Array, allowed: ArrayLike<number> | null): Float64Array {
  const emissions = new Float64Array(scores.length);
  for (let own = 0; own < scores.length; own += TAGS) {
    let most = -Infinity;
    for (let tag = 0; tag < TAGS; tag++) most = Math.max(most, scores[own + tag]!);
    const mask = allowed?.[own / TAGS];
    for (let tag = 0; tag < TAGS; tag++)
      if (mask === undefined || (mask >> tag) & 1) emissions[own + tag] = Math.exp(scores[own + tag]! - most);
  }
  return emissions;
}
