import type { LearnedCurve } from './learning/learned-curve';
import { HORIZON_DAYS } from './retention-forecast';
import type { RetentionModel } from './model';
import { shareBeyond, type PlannedEnd } from './planned-end';

/** The day at which a learned level applies unchanged; the learned shape rotates the curve about this point. */
export const PIVOT_DAYS = 365;
/** Maximum step, in days, for the numerical integration of the curve. */
const MAX_STEP_DAYS = 30;

/** Baseline cumulative hazard at a day; linear within an interval, and extrapolated from the last one. */
export function baselineHazard(model: RetentionModel, day: number): number {
  const { cutDays } = model.fitted;
  const cutIndex = cutDays.findIndex((cut) => day <= cut);
  const interval = cutIndex === -1 ? cutDays.length - 1 : cutIndex;
  const from = interval === 0 ? 0 : (cutDays[interval - 1] as number);
  const to = cutDays[interval] as number;
  const before = interval === 0 ? 0 : (model.cumulative[interval - 1] as number);
  const after = model.cumulative[interval] as number;
  return before + ((day - from) / (to - from)) * (after - before);
}

/** Natural logarithm of the baseline at a day relative to the pivot: the time scale of the learned shape. */
export function logClock(model: RetentionModel, day: number): number {
  return Math.log(baselineHazard(model, day) / baselineHazard(model, PIVOT_DAYS));
}

/** A survival curve without candidate features: the baseline, adjusted by the learned parameters. */
export class BaseCurve {
  /** Points of the curve: days and cumulative hazards. */
  private readonly days: number[] = [0];
  private readonly hazards: number[] = [0];

  constructor(
    private readonly model: RetentionModel,
    private readonly learned: Pick<LearnedCurve, 'level' | 'shape'>,
  ) {
    let from = 0;
    for (const cut of model.fitted.cutDays) {
      const steps = Math.ceil((cut - from) / MAX_STEP_DAYS);
      for (let step = 1; step <= steps; step++) {
        const day = from + (step * (cut - from)) / steps;
        this.days.push(day);
        this.hazards.push(this.hazard(day));
      }
      from = cut;
    }
  }

  /** Cumulative hazard at a day: level × pivot × (baseline ÷ pivot)^shape, which never falls. */
  hazard(day: number): number {
    const { level, shape } = this.learned;
    const clock = Math.exp(shape) * logClock(this.model, day);
    return baselineHazard(this.model, PIVOT_DAYS) * Math.exp(level + clock);
  }

  /** Mean tenure in days within the horizon, for a log hazard that differs by `predictor`. */
  restrictedMean(predictor: number, plannedEnd: PlannedEnd | null = null): number {
    const factor = Math.exp(predictor);
    let area = 0;
    let before = 1;
    for (let at = 1; at < this.days.length; at++) {
      const day = this.days[at] as number;
      const survival = Math.exp(-factor * (this.hazards[at] as number)) * shareBeyond(plannedEnd, day);
      area += ((before + survival) / 2) * (day - (this.days[at - 1] as number));
      before = survival;
    }
    return area;
  }

  /** Median tenure in days; null when it is beyond the horizon. */
  median(predictor: number, plannedEnd: PlannedEnd | null = null): number | null {
    const half = Math.LN2 / Math.exp(predictor);
    // A planned end adds its own cumulative hazard.
    const hazards = this.hazards.map(
      (hazard, at) =>
        hazard - Math.log(shareBeyond(plannedEnd, this.days[at] as number)) / Math.exp(predictor),
    );
    const at = hazards.findIndex((hazard) => hazard >= half);
    if (at < 1) return null;
    const [from, to] = [hazards[at - 1] as number, hazards[at] as number];
    const [start, end] = [this.days[at - 1] as number, this.days[at] as number];
    return Math.min(HORIZON_DAYS, start + ((half - from) / (to - from)) * (end - start));
  }
}
