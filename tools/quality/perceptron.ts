import { viterbi } from '../../src/domain/parsing/resume/tagger/tagger';
import { TAG_COUNT } from '../../src/domain/parsing/resume/tagger/tags';

/** Words of a block as numbers of features, their right tags, and tags that may not be guessed. */
export interface Sequence {
  gold: number[];
  ids: Int32Array[];
  barred: number[];
}

const BARRED = -1e8;

/**
 * Averaged structured perceptron (Collins 2002). `weights[feature * TAG_COUNT + tag]` and
 * `transitions[from * TAG_COUNT + to]` are means over all steps once `average` was called.
 */
export class Perceptron {
  readonly weights: Float64Array;
  readonly transitions = new Float64Array(TAG_COUNT * TAG_COUNT);
  /** Each change times the step it came at, which is all a mean needs. */
  private readonly late: Float64Array;
  private readonly lateTransitions = new Float64Array(TAG_COUNT * TAG_COUNT);
  private step = 1;

  constructor(features: number) {
    this.weights = new Float64Array(features * TAG_COUNT);
    this.late = new Float64Array(features * TAG_COUNT);
  }

  learn({ gold, ids, barred }: Sequence): void {
    this.step++;
    const guess = viterbi(
      ids.map((list) => this.scores(list, barred)),
      this.transitions,
    );
    for (let at = 0; at < gold.length; at++) {
      const right = gold[at]!;
      const wrong = guess[at]!;
      if (right !== wrong) {
        for (const id of ids[at]!) {
          this.change(this.weights, this.late, id * TAG_COUNT + right, 1);
          this.change(this.weights, this.late, id * TAG_COUNT + wrong, -1);
        }
      }
      if (at === 0) continue;
      const wanted = gold[at - 1]! * TAG_COUNT + right;
      const guessed = guess[at - 1]! * TAG_COUNT + wrong;
      if (wanted === guessed) continue;
      this.change(this.transitions, this.lateTransitions, wanted, 1);
      this.change(this.transitions, this.lateTransitions, guessed, -1);
    }
  }

  average(): void {
    for (let at = 0; at < this.weights.length; at++) this.weights[at]! -= this.late[at]! / this.step;
    for (let at = 0; at < this.transitions.length; at++)
      this.transitions[at]! -= this.lateTransitions[at]! / this.step;
  }

  private scores(list: Int32Array, barred: number[]): Float64Array {
    const scores = new Float64Array(TAG_COUNT);
    for (const id of list) {
      const from = id * TAG_COUNT;
      for (let tag = 0; tag < TAG_COUNT; tag++) scores[tag]! += this.weights[from + tag]!;
    }
    for (const tag of barred) scores[tag] = BARRED;
    return scores;
  }

  private change(values: Float64Array, late: Float64Array, at: number, by: number): void {
    values[at]! += by;
    late[at]! += by * this.step;
  }
}
