import type { ResumeLine } from '../segmentation/resume-lines';
import type { Span } from '../../text/source-text';
import { ROLE_COUNT, roleIndex, type Role } from './role';
import type { RatedPiece } from './role-model';

/** The pieces of the lines of a document by line. */
export class LineRoles {
  private readonly byStart = new Map<number, RatedPiece[]>();

  constructor(
    lines: readonly ResumeLine[],
    readonly pieces: readonly RatedPiece[],
  ) {
    for (const piece of pieces) {
      const start = lines[piece.line]!.start;
      const piecesOfStart = this.byStart.get(start);
      if (piecesOfStart) piecesOfStart.push(piece);
      else this.byStart.set(start, [piece]);
    }
  }

  /** The pieces of a line; none for a line that was made from a part of another. */
  of(line: ResumeLine): readonly RatedPiece[] {
    return this.byStart.get(line.start) ?? [];
  }

  /** The pieces that lie in a line, or in a part of one. */
  within({ start, end }: Span): readonly RatedPiece[] {
    let low = 0;
    let high = this.pieces.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.pieces[middle]!.end <= start) low = middle + 1;
      else high = middle;
    }
    const inside: RatedPiece[] = [];
    for (let at = low; at < this.pieces.length && this.pieces[at]!.start < end; at++)
      inside.push(this.pieces[at]!);
    return inside;
  }

  /** Highest probability of a role among the pieces of a line. */
  highest(line: ResumeLine, role: Role): number {
    return this.of(line).reduce((most, piece) => Math.max(most, chanceOf(piece, role)), 0);
  }
}

export function chanceOf({ chances }: RatedPiece, role: Role): number {
  return chances[roleIndex(role)]!;
}

/** Sums the probabilities of the roles of pieces. */
export function sumChances(pieces: readonly RatedPiece[]): Float64Array {
  const sums = new Float64Array(ROLE_COUNT);
  for (const { chances } of pieces)
    for (let role = 0; role < ROLE_COUNT; role++) sums[role]! += chances[role]!;
  return sums;
}
