import { FAMILIARITY, historyFeatures, HISTORY, openingFeatures, SEASON, type Features } from './features';
import type { RetentionInput } from './inputs';
import { MULTIPLIERS, multiplierEffect, type Multiplier } from './multipliers';
import type { RetentionModel } from './model';

/** What a pair adds to the log hazard of the baseline. */
export interface Predictor {
  /** Values of the model's own features, places among the estimates beside them. */
  features: readonly { name: string; place: number; value: number; effect: number }[];
  multipliers: readonly { feature: Multiplier['feature']; effect: number; error: number }[];
  /** Sum of all effects. */
  total: number;
}

/** What a tenant wants left out. */
export interface PredictorSettings {
  /** False: earlier jobs are no input, and everybody counts as the mean of all. */
  priorTenure: boolean;
}

/** The effects of a pair. What is not known counts as the mean of the people the model was fitted on. */
export function predictorOf(
  input: RetentionInput,
  model: RetentionModel,
  { priorTenure }: PredictorSettings = { priorTenure: true },
): Predictor {
  const neutral = [
    ...(priorTenure ? [] : [HISTORY, FAMILIARITY]),
    ...(input.opening.startMonth === null ? [SEASON] : []),
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
