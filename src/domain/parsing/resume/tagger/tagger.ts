import { LinearChain } from './linear-chain';
import { FeatureCache } from './feature-cache';
import { FeatureHashTable } from './feature-hash-table';
import { FeatureWeights, TagScores } from './tag-scores';
import { beginTag, SPAN_KINDS, type SpanKind } from './tags';

/**
 * `features` maps each feature to a list of alternating tags and integer weights; `transitions` has weights at `from *
 * TAG_COUNT + to`; all weights are divided by `scale`. A span is accepted if its probability exceeds the threshold of
 * its kind.
 */
export interface ResumeTaggerModel {
  scale: number;
  transitions: number[];
  thresholds: Record<SpanKind, number>;
  features: Record<string, number[]>;
}

/** A span by its first and last word, and its probability. */
export interface WordSpan {
  kind: SpanKind;
  from: number;
  to: number;
  probability: number;
}

/** Maximum words of a span. */
const MAX_SPAN_WORDS = 14;

/** Sequence tagger: a linear-chain conditional random field (Lafferty et al. 2001). */
export class Tagger {
  /** Maps feature names to the ids of the model. */
  private readonly featureIndex: FeatureHashTable;
  private cache: FeatureCache;
  private readonly weights: FeatureWeights;
  private readonly transitions: Float64Array;
  private readonly thresholds: Record<SpanKind, number>;

  constructor(model: ResumeTaggerModel) {
    this.featureIndex = new FeatureHashTable(Object.keys(model.features));
    this.cache = new FeatureCache(this.featureIndex);
    this.weights = new FeatureWeights(Object.values(model.features), model.scale);
    this.transitions = Float64Array.from(model.transitions, (weight) => Math.exp(weight / model.scale));
    this.thresholds = model.thresholds;
  }

  /** Features that documents have in common. */
  get featureCache(): FeatureCache {
    if (this.cache.isFull) this.cache = new FeatureCache(this.featureIndex);
    return this.cache;
  }

  /** Returns scores of a number of words, to which the features of the words are to be added. */
  createScores(words: number): TagScores {
    return new TagScores(this.weights, words);
  }

  /** Returns the accepted spans among the words from `from` up to `to`, in order and without overlaps. */
  spansIn(scores: TagScores, from: number, to: number): WordSpan[] {
    const chain = new LinearChain(scores.scoresOf(from, to), this.transitions);
    return bestSpans(likelySpans(chain, this.thresholds), this.thresholds);
  }

  /** Like `spansIn`, for words whose features are given as names. */
  spans(features: string[][]): WordSpan[] {
    return this.spansIn(this.scoresByName(features), 0, features.length);
  }

  /** Returns the tag probabilities of each word. */
  chain(features: string[][]): LinearChain {
    return new LinearChain(this.scoresByName(features).scoresOf(0, features.length), this.transitions);
  }

  private scoresByName(features: string[][]): TagScores {
    const scores = this.createScores(features.length);
    for (const names of features) {
      for (const name of names) scores.push(this.featureIndex.idOfName(name));
      scores.endWord();
    }
    return scores;
  }
}

/** Returns every span that is at least as likely as the threshold of its kind. */
function likelySpans(chain: LinearChain, floors: Record<SpanKind, number>): WordSpan[] {
  const spans: WordSpan[] = [];
  for (const kind of SPAN_KINDS) {
    const begin = beginTag(kind);
    const floor = floors[kind];
    for (let from = 0; from < chain.length; from++) {
      if (chain.probabilityAt(from, begin) < floor) continue;
      for (const { to, probability } of chain.spansFrom(from, begin, floor, MAX_SPAN_WORDS))
        spans.push({ kind, from, to, probability });
    }
  }
  return spans;
}

/**
 * Returns the spans without overlaps that have the highest sum of probabilities above their thresholds. If a wrong span
 * costs as much as a missed one, this choice maximizes the expected result, and the threshold is half of it.
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
  const selected: WordSpan[] = [];
  for (let at = spans.length; at > 0;) {
    const fitting = before[at - 1]!;
    if (fitting === -1) at--;
    else {
      selected.push(spans[at - 1]!);
      at = fitting;
    }
  }
  return selected.reverse();
}

/** Number of the first `count` numbers, in ascending order, that are below the limit. */
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
