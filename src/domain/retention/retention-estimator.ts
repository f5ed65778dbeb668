import { FAMILIARITY_PREFIX, HISTORY_PREFIX, historyFeatures } from './features';
import { baseLogHazard, survivalProbability, type ForecastSettings } from './forecast';
import { payVersusRequestedPercent, retentionInput, type RetentionJob } from './inputs';
import { retentionModel } from './model';
import { MULTIPLIERS, multiplierEffect, type Multiplier } from './multipliers';
import { shareBeyond } from './planned-end';
import { predictorOf } from './predictor';
import { plainName, type HistoryFeatures } from './work-history';

const RETENTION_DAY = 90;

/** Effect of a work history on the log hazard of any opening; the mean without one. */
export function historyEffect(history: HistoryFeatures): number {
  const model = retentionModel();
  if (history.listedJobs === 0) return meanEffect(model);
  let effect = 0;
  for (const [name, value] of historyFeatures({ ...history, sameGroupBefore: false })) {
    const place = model.place.get(name);
    if (place !== undefined) effect += value * model.coefficients[place]!;
  }
  return effect;
}

/** Effect of a mean history. */
function meanEffect({ means }: ReturnType<typeof retentionModel>): number {
  return (means.get(HISTORY_PREFIX) ?? 0) + (means.get(FAMILIARITY_PREFIX) ?? 0);
}

/**
 * Computes the probability of still being employed after 90 days for many candidates of one opening: `probability90d` of
 * a forecast before rounding. Values that depend on the opening alone are computed once.
 */
export class RetentionEstimator {
  /** SOC major group of the opening; null if unknown. */
  readonly group: string | null;
  /** Plain name of the employer; empty if unknown. */
  readonly employer: string;
  private readonly base: number;
  /** Share of people whose position has not ended as planned. */
  private readonly share: number;
  private readonly sameGroup: number;
  private readonly sameEmployer: number;

  constructor(
    private readonly job: RetentionJob,
    private readonly settings: ForecastSettings,
  ) {
    const model = retentionModel();
    const input = retentionInput({ work: [], preferences: { hourlyMinUsd: null } }, job);
    this.base = baseLogHazard(RETENTION_DAY, settings, model) + predictorOf(input, model, settings).total;
    // Without a history, the total has the mean effect; `after90Days` adds the effect of each candidate.
    if (settings.priorTenure) this.base -= meanEffect(model);
    this.share = shareBeyond(input.plannedEnd, RETENTION_DAY);
    this.group = input.opening.group;
    this.employer = job.employerName === null ? '' : plainName(job.employerName);
    const place = model.place.get(`${FAMILIARITY_PREFIX}sameGroup`);
    this.sameGroup = place === undefined ? 0 : model.coefficients[place]!;
    this.sameEmployer = effectOf('knownEmployer', 1);
  }

  /** Effect of the requested wage on the log hazard. */
  payEffect(requestedPay: number | null): number {
    return effectOf('payVsExpectedPct', payVersusRequestedPercent(requestedPay, this.job));
  }

  /** Effect of the commute in whole miles on the log hazard. */
  commuteEffect(miles: number | null): number {
    return effectOf('commuteMiles', this.job.workplaceType === 'remote' ? null : miles);
  }

  /** `history` is the result of `historyEffect`, `others` the sum of the effects of pay and commute. */
  after90Days(history: number, others: number, sameGroup: boolean, sameEmployer: boolean): number {
    let personalEffect = 0;
    if (this.settings.priorTenure) {
      personalEffect = history + (sameGroup ? this.sameGroup : 0) + (sameEmployer ? this.sameEmployer : 0);
    }
    return survivalProbability(this.base + personalEffect + others) * this.share;
  }
}

function effectOf(feature: Multiplier['feature'], value: number | null): number {
  if (value === null) return 0;
  return MULTIPLIERS.filter((multiplier) => multiplier.feature === feature).reduce(
    (sum, multiplier) => sum + multiplierEffect(multiplier, value).effect,
    0,
  );
}
