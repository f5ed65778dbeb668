import type { MatchWeightsRow } from '../../../db/records/match-weights.repository';
import type { TenantScope, Timestamp, Unit, UUID } from '../../../domain/common';
import { MATCH_MODEL_VERSION, type ComponentName } from '../../../domain/matching';
import { MIN_OUTCOMES, type LearnedWeights, type ActiveWeights } from '../../../domain/matching/learning';
import { DEFAULT_COMPONENT_WEIGHTS, type ComponentWeights } from '../../../domain/matching/weights';
import { AppError } from '../../../platform/app-error';
import { newId } from '../../../platform/ids';
import { settingOf, TENANT_SETTINGS, type TenantSettingName } from '../../access/tenant-settings';
import type { TenantData } from '../../tenant-data';
import { activeWeightsOf } from './tenant-weights';

const MAX_LISTED_VERSIONS = 10;

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
  inForce: ActiveWeights['inForce'];
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

/** Who chooses, for the audit log. */
export interface WeightsActor {
  type: 'key' | 'user';
  id: UUID;
}

/** Shows and chooses by what weights a tenant's pairs are scored. */
export class MatchWeightsService {
  constructor(private readonly data: TenantData) {}

  async view(scope: TenantScope): Promise<MatchWeightsView> {
    const { matchWeights } = this.data.of(scope).repositories;
    const [state, count] = await Promise.all([
      matchWeights.state(MAX_LISTED_VERSIONS),
      matchWeights.countOutcomes(),
    ]);
    const { inForce, weights, version } = activeWeightsOf(state, scope.mode);
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
        outcomesUntilLearning: Math.max(0, MIN_OUTCOMES - count.outcomes),
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
    by: WeightsActor,
  ): Promise<MatchWeightsView> {
    const chosen: [TenantSettingName, unknown][] = [];
    if (componentWeights !== undefined) {
      const name = `matching.componentWeights.${mode}` as const;
      const parsed = TENANT_SETTINGS[name].shape.safeParse(componentWeights);
      if (!parsed.success) throw noScorableWeights();
      chosen.push([name, parsed.data]);
    }
    if (learning !== undefined) chosen.push([`matching.learning.${mode}`, learning]);
    await this.data.of({ tenantId, mode }).transaction(async ({ tenantSettings, auditLog }) => {
      for (const [name, value] of chosen) {
        await tenantSettings.set(tenantId, name, value);
        await auditLog.add({
          audit_id: newId(),
          tenant_id: tenantId,
          actor_type: by.type,
          actor_id: by.id,
          action: 'tenant.setting_changed',
          subject_type: 'tenant',
          subject_id: tenantId,
        });
      }
    });
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

function noScorableWeights(): AppError {
  return new AppError('validation_failed', 'The request has invalid fields.', {
    errors: [
      {
        pointer: '/componentWeights',
        code: 'conflict',
        message:
          'Weights from 0 to 1. With the defaults of the omitted components, at least one must be greater than 0.',
      },
    ],
  });
}
