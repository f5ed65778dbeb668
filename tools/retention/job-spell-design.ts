import { GROUP_PREFIX, INDUSTRY_PREFIX, WORD_PREFIX } from '../../src/domain/retention/features';
import type { HazardDesign } from './fit-hazard';
import type { Observation } from './observation';

/** Ends of the intervals in days, shorter at first because most employments end early. */
export const CUT_DAYS = [7, 14, 30, 60, 90, 135, 180, 270, 365, 545, 730, 1095] as const;

/**
 * Minimum number of spells whose titles contain a word for the word to get a coefficient, which is strongly
 * regularized.
 */
const COMMON_WORD = 12;
const PENALTIES: readonly [string, number][] = [
  [WORD_PREFIX, 20],
  [GROUP_PREFIX, 6],
  [INDUSTRY_PREFIX, 1],
];
const USUAL_PENALTY = 4;

/**
 * Selects the features frequent enough to be fitted and their penalties, by their frequency only, never by the
 * outcomes.
 */
export function jobSpellDesign(training: readonly Observation[]): HazardDesign {
  const counts = new Map<string, number>();
  for (const { features } of training) {
    for (const [name, value] of features) if (value !== 0) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const features = [...counts]
    .filter(([name, count]) => !name.startsWith(WORD_PREFIX) || count >= COMMON_WORD)
    .map(([name]) => name)
    .sort();
  return {
    cutDays: CUT_DAYS,
    features,
    penalty: (feature) => PENALTIES.find(([prefix]) => feature.startsWith(prefix))?.[1] ?? USUAL_PENALTY,
  };
}
