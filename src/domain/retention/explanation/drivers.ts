import type { BaseCurve } from '../curve';
import {
  FAMILIARITY_PREFIX,
  GROUP_PREFIX,
  HISTORY_PREFIX,
  INDUSTRY_PREFIX,
  KIND_PREFIX,
  positionKinds,
  SEASON_PREFIX,
  WORD_PREFIX,
} from '../features';
import type { RetentionInput } from '../inputs';
import type { RetentionModel } from '../model';
import type { Predictor } from '../predictor';
import type { RetentionDriver } from '../retention-forecast';
import { durationOf, GROUP_NAMES, MONTHS, payText, positionText, wordsOf } from './driver-texts';
import { roundTo } from '../../numbers';

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
  const { plannedEnd } = input;
  const mean = curves.used.restrictedMean(predictor.total, plannedEnd);
  const drivers = causesOf(input, predictor, model).map(({ effect, ...cause }) =>
    driver(cause, mean - curves.used.restrictedMean(predictor.total - effect, plannedEnd), Math.exp(effect)),
  );
  if (plannedEnd !== null) {
    const permanent = curves.used.restrictedMean(predictor.total);
    const subject = plannedEnd.stated
      ? `A planned end after about ${plannedEnd.days} days`
      : `A position of this type, which usually ends after about ${plannedEnd.days} days,`;
    drivers.push(
      driver(
        { feature: 'plannedEndDays', value: plannedEnd.days, subject },
        mean - permanent,
        permanent / mean,
      ),
    );
  }
  if (curves.learned) {
    const ratio = curves.used.hazard(365) / curves.prior.hazard(365);
    drivers.push(
      driver(
        { feature: 'employerHistory', value: null, subject: 'The tenure of earlier placements' },
        mean - curves.prior.restrictedMean(predictor.total, plannedEnd),
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
    predictor.multipliers
      .filter((multiplier) => multiplier.feature === feature)
      .reduce((sum, multiplier) => sum + multiplier.effect, 0);
  return [
    {
      ...(history.completedJobs > 0
        ? {
            feature: 'meanPriorTenureDays',
            value: history.meanDays,
            subject: `${history.completedJobs === 1 ? 'A previous job' : `An average of ${history.completedJobs} previous jobs`} of ${durationOf(history.meanDays ?? 0)}`,
          }
        : {
            feature: 'priorJobCount',
            value: history.listedJobs,
            subject:
              history.listedJobs === 0 ? 'A record without previous jobs' : 'A record without an ended job',
          }),
      effect: effect(HISTORY_PREFIX),
    },
    {
      feature: 'occupationMatchLevel',
      value: history.matchLevel,
      subject:
        history.matchLevel === null || history.matchLevel === 'none'
          ? 'No previous work in this occupational group'
          : 'Previous work in this occupational group',
      effect: effect(FAMILIARITY_PREFIX),
    },
    {
      feature: 'titleSigns',
      value: opening.title,
      subject: positionText(positionKinds(opening)),
      effect: effect(KIND_PREFIX, WORD_PREFIX),
    },
    {
      feature: 'occupationGroup',
      value: opening.group,
      subject: `The usual tenure in ${GROUP_NAMES[opening.group ?? ''] ?? 'this occupational group'}`,
      effect: effect(GROUP_PREFIX),
    },
    {
      feature: 'industry',
      value: input.industry,
      subject: `The turnover of the industry${input.industry === null || input.industry === 'total' ? '' : ` (${wordsOf(input.industry)})`}`,
      effect: effect(INDUSTRY_PREFIX),
    },
    {
      feature: 'startMonth',
      value: opening.startMonth,
      subject:
        opening.startMonth === null ? 'The start month' : `A start in ${MONTHS[opening.startMonth - 1]}`,
      effect: effect(SEASON_PREFIX),
    },
    {
      feature: 'payVsExpectedPct',
      value: input.payVsExpectedPct,
      subject: payText(input.payVsExpectedPct),
      effect: ofMultiplier('payVsExpectedPct'),
    },
    {
      feature: 'commuteMiles',
      value: input.commuteMiles,
      subject: `A commute of about ${Math.round(input.commuteMiles ?? 0)} miles`,
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
