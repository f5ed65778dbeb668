import { MIN_PROBABILITY, toEmissions } from '../chain-emissions';
import { TAG_COUNT } from './tags';

const TAGS = TAG_COUNT;

/** True for the tag of a word that is not the first of its span. */
export function isInside(tag: number): boolean {
  return tag > 0 && tag % 2 === 0;
}

/** Tags that may follow each tag: a span continues only with its own kind. */
const ALLOWED_FOLLOWERS = Array.from({ length: TAGS }, (_, from) =>
  Array.from({ length: TAGS }, (_tag, to) => to).filter(
    (to) => !isInside(to) || from === to || from === to - 1,
  ),
);

/**
 * Tag probabilities of a sequence under a linear-chain model (forward-backward algorithm with scaling; Rabiner 1989).
 * `scores[word * TAG_COUNT + tag]` and the transition weights are logarithms; `allowed`, if given, is a bit mask of the
 * tags each word may have.
 */
export class LinearChain {
  readonly length: number;
  private readonly emissions: Float64Array;
  private readonly forward: Float64Array;
  private readonly backward: Float64Array;
  private readonly scales: Float64Array;

  constructor(
    scores: Float64Array,
    /** Exponentials of the transition weights, at `from * TAG_COUNT + to`. */
    private readonly transitions: Float64Array,
    allowed: ArrayLike<number> | null = null,
  ) {
    this.length = scores.length / TAGS;
    this.emissions = toEmissions(scores, TAGS, allowed);
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

  /** Adds the expected number of transitions between two tags to `sums[from * TAG_COUNT + to]`. */
  addTransitions(sums: Float64Array): void {
    for (let word = 1; word < this.length; word++) {
      const offset = word * TAGS;
      for (let from = 0; from < TAGS; from++) {
        const before = this.forward[offset - TAGS + from]! / this.scales[word]!;
        if (before < 1e-7) continue;
        for (const to of ALLOWED_FOLLOWERS[from]!)
          sums[from * TAGS + to]! +=
            before *
            this.transitions[from * TAGS + to]! *
            this.emissions[offset + to]! *
            this.backward[offset + to]!;
      }
    }
  }

  /**
   * Returns, by last word, the probability of a span that begins at `from` with the tag `begin`. Omits spans less
   * likely than `floor` or longer than `maxWords`.
   */
  spansFrom(
    from: number,
    begin: number,
    floor: number,
    maxWords: number,
  ): { to: number; probability: number }[] {
    const inside = begin + 1;
    const spans: { to: number; probability: number }[] = [];
    let mass = this.forward[from * TAGS + begin]!;
    let tag = begin;
    for (let to = from; to < Math.min(this.length, from + maxWords); to++) {
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
      if (reaching - longer >= floor) spans.push({ to, probability: reaching - longer });
    }
    return spans;
  }

  private runForward(): void {
    const { forward, emissions, transitions, scales } = this;
    for (let word = 0; word < this.length; word++) {
      const offset = word * TAGS;
      let sum = 0;
      for (let to = 0; to < TAGS; to++) {
        const emission = emissions[offset + to]!;
        if (emission === 0) continue;
        let reached = 0;
        if (word === 0) reached = isInside(to) ? 0 : 1;
        else if (isInside(to))
          reached =
            forward[offset - TAGS + to - 1]! * transitions[(to - 1) * TAGS + to]! +
            forward[offset - TAGS + to]! * transitions[to * TAGS + to]!;
        else
          for (let from = 0; from < TAGS; from++)
            reached += forward[offset - TAGS + from]! * transitions[from * TAGS + to]!;
        forward[offset + to] = reached * emission;
        sum += reached * emission;
      }
      scales[word] = sum || MIN_PROBABILITY;
      for (let tag = 0; tag < TAGS; tag++) forward[offset + tag]! /= scales[word]!;
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
