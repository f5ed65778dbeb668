import { MIN_PROBABILITY, toEmissions } from '../chain-emissions';
import { ROLE_COUNT } from './role';

const R = ROLE_COUNT;

/**
 * Probabilities of the roles of a sequence of pieces under a linear-chain model (forward-backward algorithm with
 * scaling; Rabiner 1989). `scores[piece * ROLE_COUNT + role]` are logarithms; `steps` has the exponentials of the
 * weights of transitions, one matrix for each kind of boundary; `boundaries[piece]` is the kind before a piece.
 */
export class RoleChain {
  readonly length: number;
  private readonly emissions: Float64Array;
  private readonly forward: Float64Array;
  private readonly backward: Float64Array;
  private readonly scales: Float64Array;

  constructor(
    scores: Float64Array,
    private readonly steps: Float64Array,
    private readonly boundaries: Uint8Array,
    allowed: ArrayLike<number> | null = null,
  ) {
    this.length = boundaries.length;
    this.emissions = toEmissions(scores, R, allowed);
    this.forward = new Float64Array(scores.length);
    this.backward = new Float64Array(scores.length);
    this.scales = new Float64Array(this.length);
    this.runForward();
    this.runBackward();
  }

  probabilityAt(piece: number, role: number): number {
    return this.forward[piece * R + role]! * this.backward[piece * R + role]!;
  }

  /** Adds the expected number of transitions to `sums`, which has the form of `steps`. */
  addTransitions(sums: Float64Array): void {
    for (let piece = 1; piece < this.length; piece++) {
      const offset = piece * R;
      const matrix = this.boundaries[piece]! * R * R;
      for (let from = 0; from < R; from++) {
        const before = this.forward[offset - R + from]! / this.scales[piece]!;
        if (before < 1e-7) continue;
        for (let to = 0; to < R; to++)
          sums[matrix + from * R + to]! +=
            before *
            this.steps[matrix + from * R + to]! *
            this.emissions[offset + to]! *
            this.backward[offset + to]!;
      }
    }
  }

  private runForward(): void {
    const { forward, emissions, steps, scales, boundaries } = this;
    for (let piece = 0; piece < this.length; piece++) {
      const offset = piece * R;
      const matrix = boundaries[piece]! * R * R;
      let sum = 0;
      for (let to = 0; to < R; to++) {
        const emission = emissions[offset + to]!;
        if (emission === 0) continue;
        let reached = piece === 0 ? 1 : 0;
        if (piece > 0)
          for (let from = 0; from < R; from++)
            reached += forward[offset - R + from]! * steps[matrix + from * R + to]!;
        forward[offset + to] = reached * emission;
        sum += reached * emission;
      }
      scales[piece] = sum || MIN_PROBABILITY;
      for (let role = 0; role < R; role++) forward[offset + role]! /= scales[piece]!;
    }
  }

  private runBackward(): void {
    const { backward, emissions, steps, scales, boundaries } = this;
    if (this.length === 0) return;
    backward.fill(1, (this.length - 1) * R);
    for (let piece = this.length - 2; piece >= 0; piece--) {
      const next = (piece + 1) * R;
      const matrix = boundaries[piece + 1]! * R * R;
      for (let from = 0; from < R; from++) {
        let sum = 0;
        for (let to = 0; to < R; to++)
          sum += steps[matrix + from * R + to]! * emissions[next + to]! * backward[next + to]!;
        backward[piece * R + from] = sum / scales[piece + 1]!;
      }
    }
  }
}
