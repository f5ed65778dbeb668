import type { ComponentName, ComponentScore, ScoredPair } from './match-result';
import { COMPONENT_NAMES } from './weights';

/** Maximum entries in each list of a match; its total counts all. */
export const MAX_LISTED = 100;

type Listed = Pick<ScoredPair, 'gaps' | 'gapsTotal' | 'componentScores'>;
type Uncounted = Omit<ComponentScore, 'foundTotal' | 'missingTotal'> & Partial<ComponentScore>;

/** Truncates the lists of a match and adds their totals. Idempotent. */
export function withinLimits<Pair extends { gaps: ScoredPair['gaps']; gapsTotal?: number }>(
  pair: Pair & { componentScores: Record<ComponentName, Uncounted> },
): Omit<Pair, keyof Listed> & Listed {
  const componentScores = Object.fromEntries(
    COMPONENT_NAMES.map((name) => [name, componentWithinLimits(pair.componentScores[name])]),
  ) as Record<ComponentName, ComponentScore>;
  return {
    ...pair,
    componentScores,
    gaps: pair.gaps.slice(0, MAX_LISTED),
    gapsTotal: pair.gapsTotal ?? pair.gaps.length,
  };
}

function componentWithinLimits(component: Uncounted): ComponentScore {
  const { score, weight, found, foundTotal, missing, missingTotal, note } = component;
  return {
    score,
    weight,
    found: found.slice(0, MAX_LISTED),
    foundTotal: foundTotal ?? found.length,
    missing: missing.slice(0, MAX_LISTED),
    missingTotal: missingTotal ?? missing.length,
    note,
  };
}
