import { detectHeading, type ResumeHeading } from '../segmentation/headings/headings';
import type { ResumeLine } from '../segmentation/resume-lines';
import { piecesOf, type LinePiece } from './pieces';
import { ROLE_COUNT, ROLES, roleIndex, type Role } from './role';
import { RoleChain } from './role-chain';
import { addRoleFeatures, FEATURE_ROWS, formKeys, type RoleFeatureSink } from './role-features';

/** `weights` are signed bytes in base64, at `row * ROLE_COUNT + role`; all weights are divided by `scale`. */
export interface RoleModelData {
  scale: number;
  transitions: number[];
  weights: string;
}

/** More than a resume of ten pages has. */
const MAX_LINES = 400;
const MAX_PIECES = 2_000;

/** Kinds of boundaries before a piece: inside a line, at the next line, after a blank line. */
export const BOUNDARIES = 3;

export function boundariesOf(lines: readonly ResumeLine[], pieces: readonly LinePiece[]): Uint8Array {
  return Uint8Array.from(pieces, (piece) => (piece.at > 0 ? 0 : lines[piece.line]?.spaceBefore ? 2 : 1));
}

/** A piece with the probability of each role. */
export interface RatedPiece extends LinePiece {
  role: Role;
  probability: number;
  chances: readonly number[];
}

/** Assigns roles to the pieces of lines: a linear-chain conditional random field (Lafferty et al. 2001). */
export class RoleModel {
  private readonly weights: Int8Array;
  private readonly steps: Float64Array;
  private readonly scale: number;

  constructor({ scale, transitions, weights }: RoleModelData) {
    const bytes = Buffer.from(weights, 'base64');
    this.weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
    if (this.weights.length !== FEATURE_ROWS * ROLE_COUNT)
      throw new Error('The role model has another form.');
    this.steps = Float64Array.from(transitions, (weight) => Math.exp(weight / scale));
    this.scale = scale;
  }

  /**
   * Rates the pieces of the first lines, whose headings are known. The rules alone read the rest, so that the longest text
   * stays within its time.
   */
  rate(
    all: readonly ResumeLine[],
    headings: readonly (ResumeHeading | null)[] = all.map(detectHeading),
  ): RatedPiece[] {
    const lines = all.slice(0, MAX_LINES);
    const pieces = piecesOf(lines).slice(0, MAX_PIECES);
    const sums = new RoleScores(pieces.length, this.weights, this.scale);
    addRoleFeatures(lines, pieces, headings, sums);
    const { scores } = sums;
    const boundaries = boundariesOf(lines, pieces);
    const allowed = allowedRoles(pieces);
    const first = new RoleChain(scores, this.steps, boundaries, allowed);
    addAgreement(scores, first, formKeys(lines, pieces));
    const chain = new RoleChain(scores, this.steps, boundaries, allowed);
    return pieces.map((piece, at) => {
      const chances: number[] = [];
      let best = 0;
      for (let role = 0; role < ROLE_COUNT; role++) {
        chances.push(chain.probabilityAt(at, role));
        if (chances[role]! > chances[best]!) best = role;
      }
      return ratedPiece(piece, ROLES[best]!, chances[best]!, chances);
    });
  }
}

/** Names each property, because a spread expression takes several times as long and copies are made of every piece. */
function ratedPiece(
  { start, end, text, line, at, count, before, after, date }: LinePiece,
  role: Role,
  probability: number,
  chances: readonly number[],
): RatedPiece {
  return { start, end, text, line, at, count, before, after, date, role, probability, chances };
}

/** Sums the weights of the features of pieces by role, at `piece * ROLE_COUNT + role`. */
class RoleScores implements RoleFeatureSink {
  readonly scores: Float64Array;
  private readonly sums = new Int32Array(ROLE_COUNT);
  private offset = 0;

  constructor(
    pieces: number,
    private readonly weights: Int8Array,
    private readonly scale: number,
  ) {
    this.scores = new Float64Array(pieces * ROLE_COUNT);
  }

  add(row: number): void {
    const { sums, weights } = this;
    const from = row * ROLE_COUNT;
    for (let role = 0; role < ROLE_COUNT; role++) sums[role]! += weights[from + role]!;
  }

  endPiece(): void {
    const { sums, scores, offset } = this;
    for (let role = 0; role < ROLE_COUNT; role++) scores[offset + role] = sums[role]! / this.scale;
    sums.fill(0);
    this.offset += ROLE_COUNT;
  }
}

/** Weight of the mean of pieces of one form, and the probability that is added to it. */
const AGREEMENT = 0.6;
const DOUBT = 0.05;

/** Adds to the scores of pieces of one form what the first reading says about all of them. */
function addAgreement(scores: Float64Array, chain: RoleChain, keyLists: readonly Int32Array[]): void {
  for (const keys of keyLists) {
    const forms = new Map<number, number>();
    const formOf = keys.map((key) => {
      if (key === 0) return -1;
      const form = forms.get(key) ?? forms.size;
      if (form === forms.size) forms.set(key, form);
      return form;
    });
    const sums = new Float64Array(forms.size * ROLE_COUNT);
    const counts = new Int32Array(forms.size);
    for (let piece = 0; piece < formOf.length; piece++) {
      const form = formOf[piece]!;
      if (form < 0) continue;
      counts[form]!++;
      for (let role = 0; role < ROLE_COUNT; role++)
        sums[form * ROLE_COUNT + role]! += chain.probabilityAt(piece, role);
    }
    for (let piece = 0; piece < formOf.length; piece++) {
      const form = formOf[piece]!;
      if (form < 0 || counts[form]! < 2) continue;
      for (let role = 0; role < ROLE_COUNT; role++)
        scores[piece * ROLE_COUNT + role]! +=
          AGREEMENT * Math.log(sums[form * ROLE_COUNT + role]! / counts[form]! + DOUBT);
    }
  }
}

const DATE_ONLY = 1 << roleIndex('date');
const NO_DATE = ((1 << ROLE_COUNT) - 1) & ~DATE_ONLY;

/** A piece with a date has that role, and no other piece has it. */
export function allowedRoles(pieces: readonly LinePiece[]): Int32Array {
  return Int32Array.from(pieces, ({ date }) => (date ? DATE_ONLY : NO_DATE));
}
