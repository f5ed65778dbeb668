import type { Unit } from '../common';
import type { ComponentName, SubModelName } from './match-result';

export const COMPONENT_NAMES: readonly ComponentName[] = [
  'skills',
  'experience',
  'certifications',
  'education',
  'languages',
  'location',
  'compensation',
  'schedule',
];

export const SUB_MODEL_NAMES: readonly SubModelName[] = ['requirements', 'semantic', 'retention'];

export type ComponentWeights = Record<ComponentName, Unit>;
export type SubModelWeights = Record<SubModelName, Unit>;

/** Expert defaults; a request or a tenant may override them. */
export const DEFAULT_COMPONENT_WEIGHTS: ComponentWeights = {
  skills: 0.35,
  experience: 0.2,
  certifications: 0.15,
  education: 0.05,
  languages: 0.05,
  location: 0.1,
  compensation: 0.05,
  schedule: 0.05,
};

export const DEFAULT_SUB_MODEL_WEIGHTS: SubModelWeights = {
  requirements: 0.6,
  semantic: 0.25,
  retention: 0.15,
};

const WEIGHT_PRECISION = 10_000;

/**
 * Scales the weights of the names that have a score to sum to 1 with four decimals; the others get 0. The largest weight
 * absorbs the rounding remainder. All weights are 0 when no name with a score has a weight.
 */
export function appliedWeights<Name extends string>(
  names: readonly Name[],
  weights: Record<Name, Unit>,
  hasScore: (name: Name) => boolean,
): Record<Name, Unit> {
  const total = names.reduce((sum, name) => sum + (hasScore(name) ? weights[name] : 0), 0);
  const applied = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, Unit>;
  if (total === 0) return applied;
  let heaviest = names[0]!;
  let parts = 0;
  for (const name of names) {
    if (!hasScore(name)) continue;
    const share = Math.round((weights[name] / total) * WEIGHT_PRECISION);
    applied[name] = share;
    parts += share;
    if (share > applied[heaviest]) heaviest = name;
  }
  applied[heaviest] += WEIGHT_PRECISION - parts;
  for (const name of names) applied[name] /= WEIGHT_PRECISION;
  return applied;
}
