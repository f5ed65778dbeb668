import { LinearChain } from '../../src/domain/parsing/resume/tagger/linear-chain';
import { TAG_COUNT } from '../../src/domain/parsing/resume/tagger/tags';

/** Words of a block as feature ids, with bit masks of the correct tags and of all possible tags. */
export interface Sequence {
  ids: Int32Array[];
  right: Int32Array;
  possible: number;
}

/** Learning rate and L1 and L2 regularization; L1 leaves most weights at zero. */
const RATE = 0.15;
const SPARSE = 0.3;
const SMOOTH = 1;
const SMOOTH_TRANSITIONS = 0.1;
/** Smaller errors are ignored. */
const NEGLIGIBLE = 1e-3;
const T = TAG_COUNT;

/**
 * Conditional random field trained block by block with FTRL-proximal steps (McMahan 2013). A word with several correct
 * tags only contributes that it has one of them.
 */
export class ConditionalField {
  readonly weights: Float32Array;
  readonly transitions = new Float64Array(T * T);
  private readonly pulls: Float32Array;
  private readonly squares: Float32Array;
  private readonly transitionPulls = new Float64Array(T * T);
  private readonly transitionSquares = new Float64Array(T * T);

  constructor(features: number) {
    this.weights = new Float32Array(features * T);
    this.pulls = new Float32Array(features * T);
    this.squares = new Float32Array(features * T);
  }

  learn({ ids, right, possible }: Sequence): void {
    const scores = this.scores(ids);
    const steps = this.transitions.map(Math.exp);
    const guess = new LinearChain(scores, steps, new Int32Array(ids.length).fill(possible));
    const truth = new LinearChain(scores, steps, right);
    ids.forEach((list, word) => {
      for (let tag = 0; tag < T; tag++) {
        const error = guess.probabilityAt(word, tag) - truth.probabilityAt(word, tag);
        if (Math.abs(error) >= NEGLIGIBLE) this.move(list, tag, error);
      }
    });
    this.moveTransitions(guess, truth);
  }

  private scores(ids: Int32Array[]): Float64Array {
    const scores = new Float64Array(ids.length * T);
    for (let word = 0; word < ids.length; word++) {
      const list = ids[word]!;
      for (let at = 0; at < list.length; at++) {
        const from = list[at]! * T;
        for (let tag = 0; tag < T; tag++) scores[word * T + tag]! += this.weights[from + tag]!;
      }
    }
    return scores;
  }

  private move(list: Int32Array, tag: number, error: number): void {
    const { weights, pulls, squares } = this;
    const square = error * error;
    for (let at = 0; at < list.length; at++) {
      const index = list[at]! * T + tag;
      const before = Math.sqrt(squares[index]!);
      squares[index]! += square;
      const after = Math.sqrt(squares[index]!);
      pulls[index]! += error - ((after - before) / RATE) * weights[index]!;
      const pull = pulls[index]!;
      weights[index] =
        Math.abs(pull) <= SPARSE ? 0 : -(pull - Math.sign(pull) * SPARSE) / ((1 + after) / RATE + SMOOTH);
    }
  }

  private moveTransitions(guess: LinearChain, truth: LinearChain): void {
    const guessed = new Float64Array(T * T);
    const wanted = new Float64Array(T * T);
    guess.addTransitions(guessed);
    truth.addTransitions(wanted);
    for (let index = 0; index < T * T; index++) {
      const error = guessed[index]! - wanted[index]!;
      if (error === 0) continue;
      const before = Math.sqrt(this.transitionSquares[index]!);
      const after = Math.sqrt((this.transitionSquares[index]! += error * error));
      this.transitionPulls[index]! += error - ((after - before) / RATE) * this.transitions[index]!;
      this.transitions[index] = -this.transitionPulls[index]! / ((1 + after) / RATE + SMOOTH_TRANSITIONS);
    }
  }
}
