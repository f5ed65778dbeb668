import { TAG_COUNT } from './tags';

/** Weights by feature; each list has one number a tag. `transitions[from * TAG_COUNT + to]`; `scale` divides all. */
export interface TaggerModel {
  scale: number;
  transitions: number[];
  features: Record<string, number[]>;
}

/** Sequence tagger: linear scores by word and by pair of neighbouring tags, best path by Viterbi. */
export class Tagger {
  private readonly weights = new Map<string, number[]>();
  private readonly transitions: number[];

  constructor(model: TaggerModel) {
    for (const [feature, weights] of Object.entries(model.features)) this.weights.set(feature, weights);
    this.transitions = model.transitions;
  }

  /** The best tag of every word. */
  tag(features: string[][]): number[] {
    return viterbi(
      features.map((names) => this.scores(names)),
      this.transitions,
    );
  }

  private scores(names: string[]): Float64Array {
    const scores = new Float64Array(TAG_COUNT);
    for (const name of names) {
      const weights = this.weights.get(name);
      // Stored sparsely: tag, weight, tag, weight …
      if (weights)
        for (let at = 0; at < weights.length; at += 2)
          scores[weights[at] as number]! += weights[at + 1] as number;
    }
    return scores;
  }
}

/** The path of highest score; `transitions[from * n + to]`, -Infinity where a tag cannot follow. */
export function viterbi(scores: Float64Array[], transitions: ArrayLike<number>): number[] {
  const length = scores.length;
  if (length === 0) return [];
  const n = TAG_COUNT;
  const back = new Int8Array(length * n);
  let previous = new Float64Array(n);
  for (let tag = 0; tag < n; tag++)
    previous[tag] = (scores[0] as Float64Array)[tag]! + (inside(tag) ? -1e9 : 0);
  for (let at = 1; at < length; at++) {
    const current = new Float64Array(n);
    const own = scores[at] as Float64Array;
    for (let to = 0; to < n; to++) {
      let best = -Infinity;
      let from = 0;
      for (let candidate = 0; candidate < n; candidate++) {
        if (inside(to) && candidate !== to && candidate !== to - 1) continue;
        const value = previous[candidate]! + (transitions[candidate * n + to] ?? 0);
        if (value > best) {
          best = value;
          from = candidate;
        }
      }
      current[to] = best + own[to]!;
      back[at * n + to] = from;
    }
    previous = current;
  }
  let tag = 0;
  for (let candidate = 1; candidate < n; candidate++)
    if (previous[candidate]! > previous[tag]!) tag = candidate;
  const path = new Array<number>(length);
  for (let at = length - 1; at >= 0; at--) {
    path[at] = tag;
    tag = back[at * n + tag] ?? 0;
  }
  return path;
}

/** True for the tag of a word that is not the first of its span. */
function inside(tag: number): boolean {
  return tag > 0 && tag % 2 === 0;
}
