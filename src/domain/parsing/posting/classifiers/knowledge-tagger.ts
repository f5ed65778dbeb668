import { logistic, roundTo } from '../../../numbers';
import { featuresAt, shapeOf, tokenizeKnowledgeText, type TextToken } from './knowledge-features';

/** Weights as the training writes them: three integers per feature, for the labels outside, begin and inside. */
export interface KnowledgeTaggerModel {
  version: string;
  /** The weights are stored as integers, multiplied by this factor. */
  scale: number;
  /** From label (row) to label (column), in the order outside, begin, inside. */
  transitions: number[][];
  /** Joined by line breaks, in the order of `weights`. */
  features: string;
  /** Three per feature, flat. */
  weights: number[];
}

export interface KnowledgeSpan {
  start: number;
  end: number;
  /** Mean margin of the chosen labels, mapped to 0–1. */
  confidence: number;
}

const TAG_COUNT = 3;
const BEGIN_TAG = 1;
const INSIDE_TAG = 2;
/**
 * Subtracted from the score of "outside", because the training data omits names more often than it contains wrong ones.
 */
const RECALL_BIAS = 1;
/** Longer sentences are truncated, to bound memory. */
const MAX_TOKENS = 400;

/**
 * Finds the names of knowledge (tools, fields, methods, languages) in sentences. Uses a linear model with Viterbi
 * search.
 */
export class KnowledgeTagger {
  private readonly weights = new Map<string, [number, number, number]>();
  private readonly transitions: number[][];

  constructor(model: KnowledgeTaggerModel) {
    this.transitions = model.transitions.map((row) => row.map((value) => value / model.scale));
    model.features.split('\n').forEach((feature, index) => {
      const at = index * TAG_COUNT;
      this.weights.set(feature, [
        (model.weights[at] ?? 0) / model.scale,
        (model.weights[at + 1] ?? 0) / model.scale,
        (model.weights[at + 2] ?? 0) / model.scale,
      ]);
    });
  }

  /** Spans of one sentence, in order; offsets into `text`. */
  find(text: string): KnowledgeSpan[] {
    const all = tokenizeKnowledgeText(text);
    const spans: KnowledgeSpan[] = [];
    for (let from = 0; from < all.length; from += MAX_TOKENS) {
      spans.push(...this.findIn(all.slice(from, from + MAX_TOKENS)));
    }
    return spans;
  }

  private findIn(tokens: readonly TextToken[]): KnowledgeSpan[] {
    const scores = this.scores(tokens);
    const labels = bestPath(scores, this.transitions);
    const spans: KnowledgeSpan[] = [];
    let margin = 0;
    let first = -1;
    const close = (last: number): void => {
      const start = tokens[first]?.start;
      const end = tokens[last]?.end;
      if (start !== undefined && end !== undefined) {
        const mean = margin / (last - first + 1);
        spans.push({ start, end, confidence: roundTo(logistic(mean), 2) });
      }
      first = -1;
      margin = 0;
    };
    labels.forEach((label, index) => {
      if (first >= 0 && label !== INSIDE_TAG) close(index - 1);
      if (label === BEGIN_TAG) first = index;
      if (first >= 0) margin += (scores[index]?.[label] ?? 0) - (scores[index]?.[0] ?? 0);
    });
    if (first >= 0) close(labels.length - 1);
    return spans;
  }

  private scores(tokens: readonly TextToken[]): number[][] {
    const shapes = tokens.map((token) => shapeOf(token.text));
    return tokens.map((_, at) => {
      let outside = -RECALL_BIAS;
      let begin = 0;
      let inside = 0;
      for (const feature of featuresAt(tokens, shapes, at)) {
        const weight = this.weights.get(feature);
        if (!weight) continue;
        outside += weight[0];
        begin += weight[1];
        inside += weight[2];
      }
      return [outside, begin, inside];
    });
  }
}

/** Viterbi search over outside, begin and inside; inside never follows outside. */
export function bestPath(scores: readonly number[][], transitions: readonly number[][]): number[] {
  const back: number[][] = [];
  let row = [0, 0, Number.NEGATIVE_INFINITY];
  scores.forEach((score, index) => {
    const next: number[] = [];
    const from: number[] = [];
    for (let to = 0; to < TAG_COUNT; to += 1) {
      let top = Number.NEGATIVE_INFINITY;
      let choice = 0;
      for (let label = 0; label < TAG_COUNT; label += 1) {
        if (to === INSIDE_TAG && (label === 0 || index === 0)) continue;
        const value =
          (index === 0 ? 0 : (row[label] ?? 0)) + (index === 0 ? 0 : (transitions[label]?.[to] ?? 0));
        if (value > top) {
          top = value;
          choice = label;
        }
      }
      next.push(top + (score[to] ?? 0));
      from.push(choice);
    }
    back.push(from);
    row = next;
  });
  const labels = new Array<number>(scores.length).fill(0);
  let label = row.indexOf(Math.max(...row));
  for (let index = scores.length - 1; index >= 0; index -= 1) {
    labels[index] = label;
    label = back[index]?.[label] ?? 0;
  }
  return labels;
}
