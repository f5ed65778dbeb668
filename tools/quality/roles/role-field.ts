import { ROLE_COUNT } from '../../../src/domain/parsing/resume/roles/role';
import { RoleChain } from '../../../src/domain/parsing/resume/roles/role-chain';
import { BOUNDARIES, type RoleModelData } from '../../../src/domain/parsing/resume/roles/role-model';
import { FEATURE_ROWS } from '../../../src/domain/parsing/resume/roles/role-features';

/** The pieces of a document: rows of features, boundaries, and bit masks of the correct and of the possible roles. */
export interface RoleSequence {
  rows: Int32Array[];
  boundaries: Uint8Array;
  right: Int32Array;
  possible: Int32Array;
}

/** Learning rate and L1 and L2 regularization; L1 leaves most weights at zero. */
const RATE = 0.12;
const SPARSE = 0.35;
const SMOOTH = 1;
const NEGLIGIBLE = 1e-3;
const R = ROLE_COUNT;
const SCALE = 16;
const MAX_WEIGHT = 127;

/** Conditional random field over pieces, trained document by document with FTRL-proximal steps (McMahan 2013). */
export class RoleField {
  private readonly weights = new Float32Array(FEATURE_ROWS * R);
  private readonly pulls = new Float32Array(FEATURE_ROWS * R);
  private readonly squares = new Float32Array(FEATURE_ROWS * R);
  private readonly transitions = new Float64Array(BOUNDARIES * R * R);
  private readonly transitionPulls = new Float64Array(BOUNDARIES * R * R);
  private readonly transitionSquares = new Float64Array(BOUNDARIES * R * R);

  learn({ rows, boundaries, right, possible }: RoleSequence): void {
    const scores = new Float64Array(rows.length * R);
    rows.forEach((list, piece) => {
      for (let at = 0; at < list.length; at++) {
        const from = list[at]! * R;
        for (let role = 0; role < R; role++) scores[piece * R + role]! += this.weights[from + role]!;
      }
    });
    const steps = this.transitions.map(Math.exp);
    const guess = new RoleChain(scores, steps, boundaries, possible);
    const truth = new RoleChain(scores, steps, boundaries, right);
    rows.forEach((list, piece) => {
      for (let role = 0; role < R; role++) {
        const error = guess.probabilityAt(piece, role) - truth.probabilityAt(piece, role);
        if (Math.abs(error) >= NEGLIGIBLE) this.move(list, role, error);
      }
    });
    this.moveTransitions(guess, truth);
  }

  toData(): RoleModelData {
    const bytes = Int8Array.from(this.weights, (weight) =>
      Math.max(-MAX_WEIGHT, Math.min(MAX_WEIGHT, Math.round(weight * SCALE))),
    );
    return {
      scale: SCALE,
      transitions: [...this.transitions].map((weight) => Math.round(weight * SCALE * 10) / 10),
      weights: Buffer.from(bytes.buffer).toString('base64'),
    };
  }

  private move(list: Int32Array, role: number, error: number): void {
    const { weights, pulls, squares } = this;
    const square = error * error;
    for (let at = 0; at < list.length; at++) {
      const index = list[at]! * R + role;
      const before = Math.sqrt(squares[index]!);
      squares[index]! += square;
      const after = Math.sqrt(squares[index]!);
      pulls[index]! += error - ((after - before) / RATE) * weights[index]!;
      const pull = pulls[index]!;
      weights[index] =
        Math.abs(pull) <= SPARSE ? 0 : -(pull - Math.sign(pull) * SPARSE) / ((1 + after) / RATE + SMOOTH);
    }
  }

  private moveTransitions(guess: RoleChain, truth: RoleChain): void {
    const guessed = new Float64Array(this.transitions.length);
    const wanted = new Float64Array(this.transitions.length);
    guess.addTransitions(guessed);
    truth.addTransitions(wanted);
    for (let index = 0; index < guessed.length; index++) {
      const error = guessed[index]! - wanted[index]!;
      if (error === 0) continue;
      const before = Math.sqrt(this.transitionSquares[index]!);
      const after = Math.sqrt((this.transitionSquares[index]! += error * error));
      this.transitionPulls[index]! += error - ((after - before) / RATE) * this.transitions[index]!;
      this.transitions[index] = -this.transitionPulls[index]! / ((1 + after) / RATE + SMOOTH);
    }
  }
}
