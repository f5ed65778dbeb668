import {
  FAMILIARITY_PREFIX,
  historyFeatures,
  HISTORY_PREFIX,
  openingFeatures,
  SEASON_PREFIX,
  type Features,
} from './features';
import type { RetentionInput } from './inputs';
import { MULTIPLIERS, multiplierEffect, type Multiplier } from './multipliers';
import type { RetentionModel } from './model';

/** The effects of a pair on the log hazard of the baseline. */
export interface Predictor {
  /** Values of the model's features, each with its index among the estimates. */
  features: readonly { name: string; place: number; value: number; effect: number }[];
  multipliers: readonly { feature: Multiplier['feature']; effect: number; error: number }[];
  /** Sum of all effects. */
  total: number;
}

/** Inputs that a tenant excludes. */
export interface PredictorSettings {
  /** False: previous jobs are not an input, and every candidate counts as average. */
  priorTenure: boolean;
}

/** Computes the effects of a pair. An unknown input counts as the mean of the training population. */
export function predictorOf(
  input: RetentionInput,
  model: RetentionModel,
  { priorTenure }: PredictorSettings = { priorTenure: true },
): Predictor {
  const neutral = [
    ...(priorTenure && input.history.listedJobs > 0 ? [] : [HISTORY_PREFIX, FAMILIARITY_PREFIX]),
    ...(input.opening.startMonth === null ? [SEASON_PREFIX] : []),
  ];
  const values: Features = new Map([
    ...openingFeatures(input.opening),
    ...(priorTenure ? historyFeatures(input.history) : []),
    ...meansOf(model, neutral),
  ]);
  const features: { name: string; place: number; value: number; effect: number }[] = [];
  for (const [name, value] of values) {
    const place = model.place.get(name);
    if (place === undefined || value === 0) continue;
    features.push({ name, place, value, effect: value * (model.coefficients[place] as number) });
  }
  const multipliers = MULTIPLIERS.flatMap((multiplier) => {
    const value = multiplierValue(multiplier.feature, input, priorTenure);
    return value === null ? [] : [{ feature: multiplier.feature, ...multiplierEffect(multiplier, value) }];
  });
  const total = [...features, ...multipliers].reduce((sum, { effect }) => sum + effect, 0);
  return { features, multipliers, total };
}

function meansOf(model: RetentionModel, prefixes: readonly string[]): [string, number][] {
  if (prefixes.length === 0) return [];
  return model.fitted.features
    .filter(({ name }) => prefixes.some((prefix) => name.startsWith(prefix)))
    .map(({ name, mean }): [string, number] => [name, mean]);
}

function multiplierValue(
  feature: Multiplier['feature'],
  input: RetentionInput,
  priorTenure: boolean,
): number | null {
  switch (feature) {
    case 'payVsExpectedPct':
      return input.payVsExpectedPct;
    case 'commuteMiles':
      return input.commuteMiles;
    case 'knownEmployer':
      return priorTenure && input.history.knownEmployer ? 1 : null;
  }
}
