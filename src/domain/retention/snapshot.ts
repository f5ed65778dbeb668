import type { BaseCurve } from './curve';
import { GROUP_PREFIX, INDUSTRY_PREFIX, positionKinds, WORD_PREFIX } from './features';
import type { RetentionInput } from './inputs';
import { logSeparationRatio } from './industry';
import type { RetentionModel } from './model';
import type { FeatureSnapshot } from './retention-forecast';
import { titleTokens } from './title-kinds';

/** Builds the snapshot of the inputs of a forecast. */
export function snapshotOf(
  input: RetentionInput,
  model: RetentionModel,
  curves: { used: BaseCurve; prior: BaseCurve; learned: boolean },
  priorTenure: boolean,
  missing: string[],
): FeatureSnapshot {
  const { history, opening } = input;
  const average = typicalPredictor(input, model);
  const usedHistory = priorTenure ? history : null;
  return {
    priorJobCount: usedHistory ? usedHistory.listedJobs : null,
    completedJobCount: usedHistory ? usedHistory.completedJobs : null,
    medianPriorTenureDays: usedHistory?.medianDays ?? null,
    meanPriorTenureDays: usedHistory?.meanDays ?? null,
    shortestPriorTenureDays: usedHistory?.shortestDays ?? null,
    longestPriorTenureDays: usedHistory?.longestDays ?? null,
    currentGapDays: null,
    totalWorkMonths: null,
    occupationMatchLevel: usedHistory?.matchLevel ?? null,
    sameIndustry: usedHistory?.sameIndustry ?? null,
    knownEmployer: usedHistory?.knownEmployer ?? null,
    skillsCoverage: null,
    certificationsMet: null,
    hourlyMinUsd: input.hourlyMinUsd,
    hourlyMaxUsd: input.hourlyMaxUsd,
    payVsExpectedPct: input.payVsExpectedPct,
    payVsAreaMedianPct: null,
    commuteMiles: input.commuteMiles,
    ...(input.plannedEnd === null ? {} : { plannedEndDays: input.plannedEnd.days }),
    scheduleFit: null,
    employmentType: input.employmentType,
    workplaceType: input.workplaceType,
    benefitsCount: null,
    occupationBaseTenureDays:
      opening.group === null ? null : Math.round(curves.prior.restrictedMean(average)),
    employerBaseTenureDays: curves.learned ? Math.round(curves.used.restrictedMean(average)) : null,
    occupationGroup: opening.group,
    industry: input.industry,
    titleSigns: [
      ...positionKinds(opening),
      ...titleTokens(opening.title).filter((word) => model.place.has(`${WORD_PREFIX}${word}`)),
    ],
    startMonth: opening.startMonth,
    missingFeatures: missing,
  };
}

/** A candidate with mean features in the opening's occupational group and industry. */
function typicalPredictor(input: RetentionInput, model: RetentionModel): number {
  let sum = 0;
  for (const [prefix, mean] of model.means)
    if (prefix !== GROUP_PREFIX && prefix !== INDUSTRY_PREFIX) sum += mean;
  const coefficient = (name: string) => {
    const place = model.place.get(name);
    return place === undefined ? 0 : (model.coefficients[place] as number);
  };
  const group = input.opening.group === null ? 0 : coefficient(`${GROUP_PREFIX}${input.opening.group}`);
  return sum + group + coefficient(`${INDUSTRY_PREFIX}rate`) * logSeparationRatio(input.industry);
}
