import { LinearChain } from './chain';
import { beginTag, SPAN_KINDS, TAG_COUNT, type SpanKind } from './tags';

/**
 * Weights by feature, as tag, weight, tag, weight …; `transitions[from * TAG_COUNT + to]`; `scale` divides all. A span
 * is taken when it is likelier than its kind's threshold.
 */
export interface ResumeTaggerModel {
  scale: number;
  transitions: number[];
  thresholds: Record<SpanKind, number>;
  features: Record<string, number[]>;
}

/** A span by its first and last word, and how likely it is to be just that. */
export interface WordSpan {
  kind: SpanKind;
  from: number;
  to: number;
  probability: number;
}

/** Words of a span at most. */
const MAX_SPAN_WORDS = 14;

/** Sequence tagger: a linear-chain conditional random field (Lafferty et al. 2001). */
export class Tagger {
  private readonly weights: Map<string, number[]>;
  private readonly steps: Float64Array;
  private readonly scale: number;
  private readonly thresholds: Record<SpanKind, number>;

  constructor(model: ResumeTaggerModel) {
    this.weights = new Map(Object.entries(model.features));
    this.scale = model.scale;
    this.steps = Float64Array.from(model.transitions, (weight) => Math.exp(weight / model.scale));
    this.thresholds = model.thresholds;
  }

  /** The spans worth taking, none over another, in order. */
  spans(features: string[][]): WordSpan[] {
    return bestSpans(this.candidates(features, this.thresholds), this.thresholds);
  }

  /** Every span at least as likely as its kind's floor. */
  candidates(features: string[][], floors: Record<SpanKind, number>): WordSpan[] {
    const chain = this.chain(features);
    const found: WordSpan[] = [];
    for (const kind of SPAN_KINDS) {
      const begin = beginTag(kind);
      const floor = floors[kind];
      for (let from = 0; from < features.length; from++) {
        if (chain.probabilityAt(from, begin) < floor) continue;
        for (const { to, probability } of chain.spansFrom(from, begin, floor, MAX_SPAN_WORDS))
          found.push({ kind, from, to, probability });
      }
    }
    return found;
  }

  /** How likely each word has each tag. */
  chain(features: string[][]): LinearChain {
    const scores = new Float64Array(features.length * TAG_COUNT);
    features.forEach((names, at) => this.score(names, scores, at * TAG_COUNT));
    return new LinearChain(scores, this.steps);
  }

  private score(names: string[], scores: Float64Array, own: number): void {
    for (const name of names) {
      const weights = this.weights.get(name);
      if (weights)
        for (let at = 0; at < weights.length; at += 2)
          scores[own + weights[at]!]! += weights[at + 1]! / this.scale;
    }
  }
}

/**
 * The spans that gain most above their thresholds without lying over one another: where a wrong span costs as much as
 * a missed one, that is the choice expected to do best, and the threshold is half the score one hopes for.
 */
export function bestSpans(candidates: WordSpan[], thresholds: Record<SpanKind, number>): WordSpan[] {
  const spans = candidates
    .filter(({ kind, probability }) => probability > thresholds[kind])
    .sort((a, b) => a.to - b.to || a.from - b.from);
  const ends = spans.map(({ to }) => to);
  const best = [0];
  const before = spans.map((span, at) => {
    const fitting = countBelow(ends, at, span.from);
    const gain = best[fitting]! + span.probability - thresholds[span.kind];
    best.push(Math.max(best[at]!, gain));
    return gain > best[at]! ? fitting : -1;
  });
  const taken: WordSpan[] = [];
  for (let at = spans.length; at > 0;) {
    const fitting = before[at - 1]!;
    if (fitting === -1) at--;
    else {
      taken.push(spans[at - 1]!);
      at = fitting;
    }
  }
  return taken.reverse();
}

/** How many of the first `count` numbers, which ascend, are below the limit. */
function countBelow(numbers: readonly number[], count: number, limit: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
