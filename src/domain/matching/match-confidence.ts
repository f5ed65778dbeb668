import type { Unit } from '../common';
import { roundToFourDecimals } from '../rounding';
import type { ComponentOutcome } from './components/component-outcome';
import type { ComponentName } from './match-result';
import { COMPONENT_NAMES, type ComponentWeights } from './weights';

/** Share of labelled pairs ranked correctly with complete records; measured on `match_one_candidate`. */
const CONFIDENCE_CALIBRATION: Unit = 0.86;

/** Coverage (weight of components with data on both sides) × evidence quality × calibration. Never changes the score. */
export function matchConfidence(
  outcomes: Record<ComponentName, ComponentOutcome>,
  weights: ComponentWeights,
): Unit {
  let totalWeight = 0;
  let qualitySum = 0;
  for (const name of COMPONENT_NAMES) {
    totalWeight += weights[name];
    if (outcomes[name].score !== null) qualitySum += weights[name] * outcomes[name].quality;
  }
  return totalWeight === 0 ? 0 : roundToFourDecimals((qualitySum / totalWeight) * CONFIDENCE_CALIBRATION);
}
