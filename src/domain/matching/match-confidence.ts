import type { Unit } from '../common';
import { fourDecimals } from '../rounding';
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
  let all = 0;
  let founded = 0;
  for (const name of COMPONENT_NAMES) {
    all += weights[name];
    if (outcomes[name].score !== null) founded += weights[name] * outcomes[name].quality;
  }
  return all === 0 ? 0 : fourDecimals((founded / all) * CONFIDENCE_CALIBRATION);
}
