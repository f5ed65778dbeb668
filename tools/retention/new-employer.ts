import { learnCurve, PRIOR_CURVE, type LearnedCurve, type TenureOutcome } from '../../src/domain/retention';
import { BaseCurve } from '../../src/domain/retention/curve';
import type { RetentionModel } from '../../src/domain/retention/model';
import { normal, seededRandom } from './random';

/** Deviation of a simulated employer from the model: its level and an additional factor on early hazards. */
export interface TrueEmployer {
  /** Log factor on every hazard. */
  level: number;
  /** Additional log factor on the hazards of the first 90 days. */
  early: number;
}

/** Numbers of reported ends at which a curve is learned and evaluated. */
export const MILESTONES = [0, 25, 50, 100, 200] as const;

const DAY = 365;
const EARLY_DAYS = 90;
const LEVEL_SPREAD = 0.4;
const EARLY_SPREAD = 0.3;
/** Starts per day. */
const PACE = 0.4;
/** Number of people over whom the evaluated survival is averaged. */
const PANEL = 200;

export interface EmployerRun {
  truth: number;
  /** Forecast of S(365) at each milestone. */
  learned: number[];
}

/**
 * Draws employers around the shipped model. The early factor bends the curve in a way that a Weibull curve cannot
 * follow exactly.
 */
export function drawEmployer(random: () => number): TrueEmployer {
  return { level: LEVEL_SPREAD * normal(random), early: EARLY_SPREAD * normal(random) };
}

/**
 * Simulates people who start at an employer one after another and leave according to its true curve. At each milestone
 * of reported ends, the curve is learned from all people so far, including those still employed, and its S(365) for a
 * panel of people is compared with the true value.
 */
export function runEmployer(
  employer: TrueEmployer,
  model: RetentionModel,
  predictors: readonly number[],
  seed: number,
): EmployerRun {
  const random = seededRandom(seed);
  const pick = () => predictors[Math.floor(random() * predictors.length)] as number;
  const panel = Array.from({ length: PANEL }, pick);
  const hazards = trueHazards(model, employer);
  const lastMilestone = MILESTONES.at(-1) ?? 0;
  const people: { start: number; days: number; predictor: number }[] = [];
  let start = 0;
  // Enough people to reach the last milestone.
  while (people.length < lastMilestone * 3) {
    start += -Math.log(1 - random()) / PACE;
    const predictor = pick();
    people.push({ start, predictor, days: leavingDay(model, hazards, predictor, random()) });
  }
  const ends = people.map((person) => person.start + person.days).sort((a, b) => a - b);
  return {
    truth: mean(panel.map((predictor) => Math.exp(-Math.exp(predictor) * upTo(model, hazards, DAY)))),
    learned: MILESTONES.map((milestone) => {
      const now = milestone === 0 ? 0 : (ends[milestone - 1] as number);
      const curve = milestone === 0 ? PRIOR_CURVE : learnCurve(outcomesAt(people, now), model, PRIOR_CURVE);
      return survivalOf(model, curve, panel);
    }),
  };
}

function outcomesAt(
  people: readonly { start: number; days: number; predictor: number }[],
  now: number,
): TenureOutcome[] {
  return people
    .filter(({ start }) => start < now)
    .map(({ start, days, predictor }) => {
      const ended = start + days <= now;
      return { ended, predictor, days: Math.max(1, Math.round(ended ? days : now - start)) };
    });
}

function survivalOf(
  model: RetentionModel,
  curve: Pick<LearnedCurve, 'level' | 'shape'>,
  panel: readonly number[],
): number {
  const hazard = new BaseCurve(model, curve).hazard(DAY);
  return mean(panel.map((predictor) => Math.exp(-Math.exp(predictor) * hazard)));
}

/** Hazards of the intervals at this employer. */
function trueHazards({ fitted }: RetentionModel, { level, early }: TrueEmployer): number[] {
  return fitted.baseline.map(({ logHazard }, interval) => {
    const isEarly = (fitted.cutDays[interval] as number) <= EARLY_DAYS;
    return Math.exp(logHazard + level + (isEarly ? early : 0));
  });
}

/** Cumulative hazard at a day; the last interval continues beyond the horizon. */
function upTo({ fitted }: RetentionModel, hazards: readonly number[], day: number): number {
  let sum = 0;
  let from = 0;
  hazards.forEach((hazard, interval) => {
    const to = fitted.cutDays[interval] as number;
    const isLast = interval === hazards.length - 1;
    if (day > from) sum += (hazard * ((isLast ? day : Math.min(day, to)) - from)) / (to - from);
    from = to;
  });
  return sum;
}

/** Draws the day on which a person leaves by inverting the survival curve. */
function leavingDay(
  { fitted }: RetentionModel,
  hazards: readonly number[],
  predictor: number,
  chance: number,
): number {
  let left = -Math.log(1 - chance) / Math.exp(predictor);
  let from = 0;
  for (let interval = 0; ; interval++) {
    const hazard = hazards[interval] as number;
    const to = fitted.cutDays[interval] as number;
    if (left <= hazard || interval === hazards.length - 1) return from + (left / hazard) * (to - from);
    left -= hazard;
    from = to;
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
