import type { ResumeLine } from '../segmentation/resume-lines';
import { piecesOf, type LinePiece } from './pieces';
import { ROLE_COUNT, ROLES, roleIndex, type Role } from './role';
import { RoleChain } from './role-chain';
import { FEATURE_ROWS, formKeys, roleFeatures } from './role-features';

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
  chances: Float64Array;
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

  /** Rates the pieces of the first lines. The rules alone read the rest, so that the longest text stays within its time. */
  rate(all: readonly ResumeLine[]): RatedPiece[] {
    const lines = all.slice(0, MAX_LINES);
    const pieces = piecesOf(lines).slice(0, MAX_PIECES);
    const features = roleFeatures(lines, pieces);
    const scores = new Float64Array(pieces.length * ROLE_COUNT);
    for (let piece = 0; piece < features.length; piece++)
      addScores(scores, piece * ROLE_COUNT, features[piece]!, this.weights, this.scale);
    const boundaries = boundariesOf(lines, pieces);
    const allowed = allowedRoles(pieces);
    const first = new RoleChain(scores, this.steps, boundaries, allowed);
    addAgreement(scores, first, formKeys(lines, pieces));
    const chain = new RoleChain(scores, this.steps, boundaries, allowed);
    return pieces.map((piece, at) => {
      const chances = new Float64Array(ROLE_COUNT);
      let best = 0;
      for (let role = 0; role < ROLE_COUNT; role++) {
        chances[role] = chain.probabilityAt(at, role);
        if (chances[role]! > chances[best]!) best = role;
      }
      return { ...piece, role: ROLES[best]!, probability: chances[best]!, chances };
    });
  }
}

function addScores(
  scores: Float64Array,
  offset: number,
  rows: Int32Array,
  weights: Int8Array,
  scale: number,
): void {
  for (let at = 0; at < rows.length; at++) {
    const from = rows[at]! * ROLE_COUNT;
    for (let role = 0; role < ROLE_COUNT; role++) scores[offset + role]! += weights[from + role]!;
  }
  for (let role = 0; role < ROLE_COUNT; role++) scores[offset + role]! /= scale;
}

/** Weight of the mean of pieces of one form, and the probability that is added to it. */
const AGREEMENT = 0.6;
const DOUBT = 0.05;

/** Adds to the scores of pieces of one form what the first reading says about all of them. */
function addAgreement(scores: Float64Array, chain: RoleChain, keyLists: readonly Int32Array[]): void {
  for (const keys of keyLists) {
    const sums = new Map<number, Float64Array>();
    keys.forEach((key, piece) => {
      if (key === 0) return;
      let sum = sums.get(key);
      if (!sum) sums.set(key, (sum = new Float64Array(ROLE_COUNT + 1)));
      sum[ROLE_COUNT]!++;
      for (let role = 0; role < ROLE_COUNT; role++) sum[role]! += chain.probabilityAt(piece, role);
    });
    keys.forEach((key, piece) => {
      const sum = key === 0 ? undefined : sums.get(key);
      const count = sum?.[ROLE_COUNT] ?? 0;
      if (!sum || count < 2) return;
      for (let role = 0; role < ROLE_COUNT; role++)
        scores[piece * ROLE_COUNT + role]! += AGREEMENT * Math.log(sum[role]! / count + DOUBT);
    });
  }
}

const DATE_ONLY = 1 << roleIndex('date');
const NO_DATE = ((1 << ROLE_COUNT) - 1) & ~DATE_ONLY;

/** A piece with a date has that role, and no other piece has it. */
export function allowedRoles(pieces: readonly LinePiece[]): Int32Array {
  return Int32Array.from(pieces, ({ date }) => (date ? DATE_ONLY : NO_DATE));
}
