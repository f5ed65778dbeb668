import type { MatchWeightsRow } from '../../../db/match-weights.repository';
import type { TenantScope, Timestamp, Unit } from '../../../domain/common';
import { MATCH_MODEL_VERSION, type ComponentName } from '../../../domain/matching';
import { LEAST_OUTCOMES, type LearnedWeights, type WeightsInForce } from '../../../domain/matching/learning';
import { DEFAULT_COMPONENT_WEIGHTS, type ComponentWeights } from '../../../domain/matching/weights';
import { AppError } from '../../../platform/app-error';
import { settingOf, TENANT_SETTINGS } from '../../access/tenant-settings';
import type { TenantData } from '../../tenant-data';
import { inForceOf } from './tenant-weights';

const VERSIONS_SHOWN = 10;

/** One fit of weights to a tenant's outcomes, whether used or not. */
export interface LearnedVersionView extends LearnedWeights {
  version: number;
  fittedAt: Timestamp;
}

/** What outcomes have taught so far. */
export interface LearningView {
  /** False: nothing is learned, and what was learned is not used. */
  enabled: boolean;
  /** Matches it is known of whether they came to something good. */
  outcomes: number;
  goodOutcomes: number;
  /** Still missing until weights are fitted. */
  outcomesUntilLearning: number;
  /** Newest first, at most ten; only the newest can be in force. */
  versions: LearnedVersionView[];
}

/** The weights of a tenant's matches and where they come from. */
export interface MatchWeightsView {
  /** As results name it. */
  modelVersion: string;
  inForce: WeightsInForce['inForce'];
  /** In force; they sum to 1. */
  weights: Record<ComponentName, Unit>;
  defaults: Record<ComponentName, Unit>;
  /** Chosen by the tenant, before they are scaled to sum to 1; they go before learned ones. */
  set: { [Name in ComponentName]?: Unit } | null;
  learning: LearningView;
}

export interface WeightsChange {
  learning?: boolean;
  componentWeights?: Partial<ComponentWeights> | null;
}

/** Shows and chooses by what weights a tenant's pairs are scored. */
export class MatchWeightsService {
  constructor(private readonly data: TenantData) {}

  async view(scope: TenantScope): Promise<MatchWeightsView> {
    const { matchWeights } = this.data.of(scope).repositories;
    const [state, count] = await Promise.all([
      matchWeights.state(VERSIONS_SHOWN),
      matchWeights.countOutcomes(),
    ]);
    const { inForce, weights, version } = inForceOf(state, scope.mode);
    return {
      modelVersion: version ? `${MATCH_MODEL_VERSION}+${version}` : MATCH_MODEL_VERSION,
      inForce,
      weights,
      defaults: DEFAULT_COMPONENT_WEIGHTS,
      set: settingOf(state.settings, `matching.componentWeights.${scope.mode}`),
      learning: {
        enabled: settingOf(state.settings, `matching.learning.${scope.mode}`),
        outcomes: count.outcomes,
        goodOutcomes: count.good,
        outcomesUntilLearning: Math.max(0, LEAST_OUTCOMES - count.outcomes),
        versions: state.versions.map(versionView),
      },
    };
  }

  /**
   * Chooses for the data of the caller's mode. The database marks the tenant's pairs, which are scored again in the
   * background. Refuses with `validation_failed` weights under which nothing would be scored.
   */
  async change(
    { tenantId, mode }: TenantScope,
    { learning, componentWeights }: WeightsChange,
  ): Promise<MatchWeightsView> {
    const { tenantSettings } = this.data.of({ tenantId, mode }).repositories;
    if (componentWeights !== undefined) {
      const name = `matching.componentWeights.${mode}` as const;
      const parsed = TENANT_SETTINGS[name].shape.safeParse(componentWeights);
      if (!parsed.success) throw notScorable();
      await tenantSettings.set(tenantId, name, parsed.data);
    }
    if (learning !== undefined) await tenantSettings.set(tenantId, `matching.learning.${mode}`, learning);
    return this.view({ tenantId, mode });
  }
}

function versionView(row: MatchWeightsRow): LearnedVersionView {
  return {
    version: row.version,
    better: row.better,
    weights: row.weights,
    outcomes: row.outcomes,
    goodOutcomes: row.good_outcomes,
    heldBack: row.held_back,
    calibration: row.calibration,
    fittedAt: row.fitted_at,
  };
}

function notScorable(): AppError {
  return new AppError('validation_failed', 'The request has fields that are not valid.', {
    errors: [
      {
        pointer: '/componentWeights',
        code: 'conflict',
        message: 'Weights from 0 to 1 of which, with the defaults of the others, some are above 0.',
      },
    ],
  });
}
