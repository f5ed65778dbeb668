import { LinearChain } from './chain';
import { FeatureList } from './feature-list';
import { FeatureTable } from './feature-table';
import { beginTag, SPAN_KINDS, TAG_COUNT, type SpanKind } from './tags';

/**
 * Weights by feature, as tag, weight, tag, weight …, whole numbers; `transitions[from * TAG_COUNT + to]`; `scale` divides all. A span
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
  /** Numbers the features of the model. */
  readonly numbers: FeatureTable;
  private readonly weights: FeatureWeights;
  private readonly steps: Float64Array;
  private readonly thresholds: Record<SpanKind, number>;

  constructor(model: ResumeTaggerModel) {
    this.numbers = new FeatureTable(Object.keys(model.features));
    this.weights = new FeatureWeights(Object.values(model.features), model.scale);
    this.steps = Float64Array.from(model.transitions, (weight) => Math.exp(weight / model.scale));
    this.thresholds = model.thresholds;
  }

  /** The spans worth taking, none over another, in order, among the words `from` up to `to`. */
  spansIn(features: FeatureList, from: number, to: number): WordSpan[] {
    const chain = this.chainOf(features, from, to);
    return bestSpans(candidatesOf(chain, this.thresholds), this.thresholds);
  }

  /** The same for words whose features are given as names. */
  spans(features: string[][]): WordSpan[] {
    return this.spansIn(this.numbered(features), 0, features.length);
  }

  /** How likely each word has each tag. */
  chain(features: string[][]): LinearChain {
    return this.chainOf(this.numbered(features), 0, features.length);
  }

  private numbered(features: string[][]): FeatureList {
    const list = new FeatureList();
    for (const names of features) {
      for (const name of names) list.push(this.numbers.named(name));
      list.endWord();
    }
    return list;
  }

  private chainOf(features: FeatureList, from: number, to: number): LinearChain {
    const scores = new Float64Array((to - from) * TAG_COUNT);
    for (let word = from; word < to; word++) {
      const end = features.startOf(word + 1);
      for (let at = features.startOf(word); at < end; at++)
        this.weights.addTo(scores, (word - from) * TAG_COUNT, features.at(at));
    }
    return new LinearChain(scores, this.steps);
  }
}

/** Every span at least as likely as its kind's floor. */
function candidatesOf(chain: LinearChain, floors: Record<SpanKind, number>): WordSpan[] {
  const found: WordSpan[] = [];
  for (const kind of SPAN_KINDS) {
    const begin = beginTag(kind);
    const floor = floors[kind];
    for (let from = 0; from < chain.length; from++) {
      if (chain.probabilityAt(from, begin) < floor) continue;
      for (const { to, probability } of chain.spansFrom(from, begin, floor, MAX_SPAN_WORDS))
        found.push({ kind, from, to, probability });
    }
  }
  return found;
}

/** Bits of a packed weight that hold its tag. */
const TAG_BITS = 4;

/**
 * Weights of all features in one array: `starts[feature]` up to `starts[feature + 1]` are those of a feature, each
 * with its tag in one number, so that the whole fits into the processor's cache.
 */
class FeatureWeights {
  private readonly starts: Int32Array;
  private readonly packed: Int32Array;

  constructor(
    sparse: readonly number[][],
    private readonly scale: number,
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

  /** Adds the weights of a feature to the scores of a word that begin at `own`. */
  addTo(scores: Float64Array, own: number, feature: number): void {
    const end = this.starts[feature + 1]!;
    for (let at = this.starts[feature]!; at < end; at++) {
      const pair = this.packed[at]!;
      scores[own + (pair & ((1 << TAG_BITS) - 1))]! += (pair >> TAG_BITS) / this.scale;
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
