import {
  COMPONENT_NAMES,
  DEFAULT_COMPONENT_WEIGHTS,
  appliedWeights,
  type ComponentWeights,
} from '../weights';
import { textHash } from './text-hash';

/** The possible sources of a tenant's weights. */
export interface WeightSources {
  /** Set by the tenant; other components keep their default. */
  set: Partial<ComponentWeights> | null;
  /** True when the tenant enables learned weights. */
  learning: boolean;
  /** The latest learned weights. */
  latest: { version: number; better: boolean; weights: ComponentWeights } | null;
}

export interface ActiveWeights {
  inForce: 'defaults' | 'set' | 'learned';
  /** They sum to 1. */
  weights: ComponentWeights;
  /** Part of the model version of results; it holds a fingerprint, so equal names are equal weights. Null for defaults. */
  version: string | null;
}

const DEFAULT_CHOICE: ActiveWeights = {
  inForce: 'defaults',
  weights: DEFAULT_COMPONENT_WEIGHTS,
  version: null,
};

/** Resolves the weights: explicit settings take precedence over learned weights (if better), then the defaults. */
export function resolveActiveWeights({ set, learning, latest }: WeightSources): ActiveWeights {
  if (set !== null) {
    const weights = appliedWeights(COMPONENT_NAMES, { ...DEFAULT_COMPONENT_WEIGHTS, ...set }, () => true);
    return { inForce: 'set', weights, version: `weights.set-${fingerprint(weights)}` };
  }
  if (!learning || !latest?.better) return DEFAULT_CHOICE;
  const { version, weights } = latest;
  return { inForce: 'learned', weights, version: `weights.${version}-${fingerprint(weights)}` };
}

function fingerprint(weights: ComponentWeights): string {
  const text = COMPONENT_NAMES.map((name) => `${name} ${weights[name]}`).join(' ');
  return textHash(text).toString(16).padStart(8, '0');
}
