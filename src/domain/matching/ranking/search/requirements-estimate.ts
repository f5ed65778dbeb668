import type { Unit } from '../../../common';
import { isLogistics, isTooLittle, shrunkScore, type ComponentShares } from '../../evidence-shares';
import type { DistanceMode } from '../../match-result';
import { componentWeights } from '../../score-pair';
import { appliedWeights, COMPONENT_NAMES, type ComponentWeights } from '../../weights';

export const EXPERIENCE = COMPONENT_NAMES.indexOf('experience');
const NO_SHARES: ComponentShares = {};
const COUNT = COMPONENT_NAMES.length;
const MAX_MASK = (1 << COUNT) - 1;
/** Distinguishes the weights of places out of reach. */
const OUT_OF_REACH_BIT = MAX_MASK + 1;
/** Distinguishes rows whose components all count in full. */
const IN_FULL_BIT = OUT_OF_REACH_BIT << 1;

/** What the scores of rows with the same compared components and the same owner are multiplied by. */
interface Coefficients {
  /** For the mean of all components, weighted by shares. */
  mean: Float64Array;
  /** For the mean of the components that compare qualifications, weighted by shares. */
  qualifications: Float64Array;
  /** For the sum of the components that count in full. */
  full: Float64Array;
  /** Weights of the components that move towards the mean, in the order of `moving`; null if none moves. */
  moving: Float64Array | null;
  /** True if the compared components are too few for a score of their own. */
  isTooLittle: boolean;
}

/** Estimates the requirements score of one row after another. */
export class RequirementsEstimate {
  /** Components of the current row that have a score, as bits in the order of `COMPONENT_NAMES`. */
  compared = 0;
  /** True if the place of work is beyond daily reach for the current row. */
  isOutOfReach = false;
  /** True if all components of the current row count in full. */
  countsInFull = false;
  /** In the order of `COMPONENT_NAMES`; 0 without a score. */
  private readonly scores = new Float64Array(COUNT);
  /** Components with little evidence, and their shares. */
  private readonly moving: readonly { at: number; share: Unit }[];
  /** By owner, then by the compared components with the other bits. */
  private readonly coefficients: (Coefficients | null | undefined)[][] = [];

  constructor(
    private readonly shares: ComponentShares,
    private readonly weights: readonly Partial<ComponentWeights>[],
    private readonly distance: DistanceMode,
    private readonly experienceIsOptional: boolean,
  ) {
    this.moving = COMPONENT_NAMES.flatMap((name, at) => {
      const share = shares[name] ?? 1;
      return share < 1 ? { at, share } : [];
    });
  }

  /** Sets the score of a component of the current row, which each row must do for all; NaN if one side has no data. */
  set(at: number, score: Unit): void {
    if (Number.isNaN(score)) {
      this.compared &= ~(1 << at);
      this.scores[at] = 0;
    } else {
      this.compared |= 1 << at;
      this.scores[at] = score;
    }
  }

  /**
   * Mean of the components. Past work counts in favor only if the posting requires none. NaN if none has a weight, or if
   * titles or texts are known and the compared components are too few for a score.
   */
  score(owner: number, knowsMeaning: boolean): Unit {
    const { compared } = this;
    let used = this.coefficientsFor(owner, compared);
    if (knowsMeaning && used?.isTooLittle) return NaN;
    if (!this.experienceIsOptional || (compared & (1 << EXPERIENCE)) === 0) return this.scoreWith(used);
    const experience = this.scores[EXPERIENCE]!;
    const others = this.coefficientsFor(owner, compared & ~(1 << EXPERIENCE));
    if (others === null || experience <= this.sum(others.mean)) {
      used = others;
      this.scores[EXPERIENCE] = 0;
    }
    const score = this.scoreWith(used);
    this.scores[EXPERIENCE] = experience;
    return score;
  }

  private scoreWith(used: Coefficients | null): Unit {
    if (used === null) return NaN;
    const { moving } = used;
    if (moving === null) return this.sum(used.mean);
    const mean = this.sum(used.qualifications);
    let sum = this.sum(used.full);
    for (let index = 0; index < moving.length; index += 1) {
      if (moving[index] === 0) continue;
      const { at, share } = this.moving[index]!;
      sum += moving[index]! * shrunkScore(COMPONENT_NAMES[at]!, this.scores[at]!, share, mean);
    }
    return sum;
  }

  private sum(coefficients: Float64Array): number {
    const { scores } = this;
    let sum = 0;
    for (let at = 0; at < COUNT; at += 1) sum += coefficients[at]! * scores[at]!;
    return sum;
  }

  /** Null if no compared component has a weight. */
  private coefficientsFor(owner: number, compared: number): Coefficients | null {
    const key = compared | (this.isOutOfReach ? OUT_OF_REACH_BIT : 0) | (this.countsInFull ? IN_FULL_BIT : 0);
    const ofOwner = (this.coefficients[owner] ??= []);
    const cachedCoefficients = ofOwner[key];
    if (cachedCoefficients !== undefined) return cachedCoefficients;
    const coefficients = this.compute(owner, compared);
    ofOwner[key] = coefficients;
    return coefficients;
  }

  private compute(owner: number, compared: number): Coefficients | null {
    const shares = this.countsInFull ? NO_SHARES : this.shares;
    const isCompared = (at: number) => (compared & (1 << at)) !== 0;
    const changed = { componentWeights: this.weights[owner] ?? {}, distance: this.distance };
    const applied = appliedWeights(COMPONENT_NAMES, componentWeights(changed, this.isOutOfReach), (name) =>
      isCompared(COMPONENT_NAMES.indexOf(name)),
    );
    const weights = COMPONENT_NAMES.map((name) => applied[name]);
    const shared = COMPONENT_NAMES.map((name, at) => weights[at]! * (shares[name] ?? 1));
    const mean = scaledToOne(shared);
    if (mean === null) return null;
    const moves = COMPONENT_NAMES.map((name) => (shares[name] ?? 1) < 1);
    return {
      mean,
      qualifications:
        scaledToOne(shared.map((weight, at) => (isLogistics(COMPONENT_NAMES[at]!) ? 0 : weight))) ?? mean,
      full: Float64Array.from(weights, (weight, at) => (moves[at] ? 0 : weight)),
      moving: this.countsInFull ? null : Float64Array.from(this.moving, ({ at }) => weights[at]!),
      isTooLittle: isTooLittle((name) => isCompared(COMPONENT_NAMES.indexOf(name)), shares),
    };
  }
}

/** Null if the sum is 0. */
function scaledToOne(weights: readonly number[]): Float64Array | null {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return total === 0 ? null : Float64Array.from(weights, (weight) => weight / total);
}
