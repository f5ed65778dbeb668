import type { BaseCurve } from './curve';
import {
  FAMILIARITY_PREFIX,
  GROUP_PREFIX,
  HISTORY_PREFIX,
  INDUSTRY_PREFIX,
  KIND_PREFIX,
  SEASON_PREFIX,
  WORD_PREFIX,
} from './features';
import type { RetentionInput } from './inputs';
import type { RetentionModel } from './model';
import type { Predictor } from './predictor';
import type { RetentionDriver } from './retention-forecast';
import { roundTo } from '../numbers';

const MAX_DRIVERS = 6;
/** An effect below one day is not a driver. */
const MIN_EFFECT_DAYS = 1;

interface DriverCause {
  feature: string;
  value: RetentionDriver['value'];
  subject: string;
  /** Log hazard ratio relative to the mean. */
  effect: number;
}

/** Returns the strongest effects on the forecast, each relative to the mean of the training population. */
export function driversOf(
  input: RetentionInput,
  predictor: Predictor,
  model: RetentionModel,
  curves: { used: BaseCurve; prior: BaseCurve; learned: boolean },
): RetentionDriver[] {
  const mean = curves.used.restrictedMean(predictor.total);
  const drivers = causesOf(input, predictor, model).map(({ effect, ...cause }) =>
    driver(cause, mean - curves.used.restrictedMean(predictor.total - effect), Math.exp(effect)),
  );
  if (curves.learned) {
    const ratio = curves.used.hazard(365) / curves.prior.hazard(365);
    drivers.push(
      driver(
        { feature: 'employerHistory', value: null, subject: 'The tenure of earlier placements' },
        mean - curves.prior.restrictedMean(predictor.total),
        ratio,
      ),
    );
  }
  return drivers
    .filter(({ effectDays }) => Math.abs(effectDays) >= MIN_EFFECT_DAYS)
    .sort((a, b) => Math.abs(b.effectDays) - Math.abs(a.effectDays))
    .slice(0, MAX_DRIVERS);
}

function driver(
  cause: Pick<RetentionDriver, 'feature' | 'value'> & { subject: string },
  days: number,
  ratio: number,
): RetentionDriver {
  const effectDays = Math.round(days);
  const direction = effectDays >= 0 ? 'raises' : 'lowers';
  const absoluteDays = Math.abs(effectDays);
  return {
    feature: cause.feature,
    value: cause.value,
    direction,
    effectDays,
    hazardRatio: roundTo(ratio, 2),
    text: `${cause.subject} ${direction} expected tenure by ${absoluteDays} ${absoluteDays === 1 ? 'day' : 'days'}.`,
  };
}

function causesOf(input: RetentionInput, predictor: Predictor, model: RetentionModel): DriverCause[] {
  const { history, opening } = input;
  const effect = (...prefixes: string[]) => againstMean(predictor, model, prefixes);
  const ofMultiplier = (feature: string) =>
    predictor.multipliers.find((multiplier) => multiplier.feature === feature)?.effect ?? 0;
  return [
    {
      ...(history.completedJobs > 0
        ? {
            feature: 'meanPriorTenureDays',
            value: history.meanDays,
            subject: `An average tenure of ${history.meanDays} days across ${history.completedJobs} previous ${history.completedJobs === 1 ? 'job' : 'jobs'}`,
          }
        : {
            feature: 'priorJobCount',
            value: history.listedJobs,
            subject:
              history.listedJobs === 0
                ? 'Having no previous job on record'
                : 'Having no completed previous job',
          }),
      effect: effect(HISTORY_PREFIX),
    },
    {
      feature: 'occupationMatchLevel',
      value: history.matchLevel,
      subject: 'The similarity of previous occupations',
      effect: effect(FAMILIARITY_PREFIX),
    },
    {
      feature: 'titleSigns',
      value: opening.title,
      subject: 'The type of position',
      effect: effect(KIND_PREFIX, WORD_PREFIX),
    },
    {
      feature: 'occupationGroup',
      value: opening.group,
      subject: 'Typical tenure in this occupational group',
      effect: effect(GROUP_PREFIX),
    },
    {
      feature: 'industry',
      value: input.industry,
      subject: 'The turnover rate of this industry',
      effect: effect(INDUSTRY_PREFIX),
    },
    {
      feature: 'startMonth',
      value: opening.startMonth,
      subject: 'The start month',
      effect: effect(SEASON_PREFIX),
    },
    {
      feature: 'payVsExpectedPct',
      value: input.payVsExpectedPct,
      subject: 'The offered compared with the requested pay',
      effect: ofMultiplier('payVsExpectedPct'),
    },
    {
      feature: 'commuteMiles',
      value: input.commuteMiles,
      subject: 'The commute distance',
      effect: ofMultiplier('commuteMiles'),
    },
    {
      feature: 'knownEmployer',
      value: history.knownEmployer,
      subject: 'Previous employment with this employer',
      effect: ofMultiplier('knownEmployer'),
    },
  ];
}

function againstMean(predictor: Predictor, model: RetentionModel, prefixes: readonly string[]): number {
  let effect = 0;
  for (const prefix of prefixes) {
    effect -= model.means.get(prefix) ?? 0;
    for (const feature of predictor.features) if (feature.name.startsWith(prefix)) effect += feature.effect;
  }
  return effect;
}
