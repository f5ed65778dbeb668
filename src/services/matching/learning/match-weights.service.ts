import type { MatchWeightsRow } from '../../../db/records/match-weights.repository';
import type { TenantScope, Timestamp, Unit, UUID } from '../../../domain/common';
import { MATCH_MODEL_VERSION, type ComponentName } from '../../../domain/matching';
import {
  MIN_WEIGHT_OUTCOMES,
  type LearnedWeights,
  type ActiveWeights,
} from '../../../domain/matching/learning';
import { DEFAULT_COMPONENT_WEIGHTS, type ComponentWeights } from '../../../domain/matching/weights';
import { AppError } from '../../../platform/app-error';
import { newId } from '../../../platform/ids';
import { settingOf, TENANT_SETTINGS, type TenantSettingName } from '../../access/tenant-settings';
import type { TenantData } from '../../tenant-data';
import { activeWeightsOf } from './tenant-weights';

const MAX_LISTED_VERSIONS = 10;

/** One fit of weights to a tenant's outcomes, active or not. */
export interface LearnedVersionView extends LearnedWeights {
  version: number;
  fittedAt: Timestamp;
}

/** State of learning from outcomes. */
export interface LearningView {
  /** If false, no weights are learned, and learned weights are not used. */
  enabled: boolean;
  /** Matches with an outcome, good or not. */
  outcomes: number;
  goodOutcomes: number;
  /** Outcomes missing until weights are fitted. */
  outcomesUntilLearning: number;
  /** Newest first, at most ten. Only the newest can be active. */
  versions: LearnedVersionView[];
}

/** The weights of a tenant's matches and their origin. */
export interface MatchWeightsView {
  /** Model version as in results. */
  modelVersion: string;
  inForce: ActiveWeights['inForce'];
  /** Active weights; they sum to 1. */
  weights: Record<ComponentName, Unit>;
  defaults: Record<ComponentName, Unit>;
  /** Weights set by the tenant, before scaling to a sum of 1. They take precedence over learned weights. */
  set: { [Name in ComponentName]?: Unit } | null;
  learning: LearningView;
}

export interface WeightsChange {
  learning?: boolean;
  componentWeights?: Partial<ComponentWeights> | null;
}

/** The actor named in the audit log. */
export interface WeightsActor {
  type: 'key' | 'user';
  id: UUID;
}

/** Shows and sets the weights of a tenant's matches. */
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
        outcomesUntilLearning: Math.max(0, MIN_WEIGHT_OUTCOMES - count.outcomes),
        versions: state.versions.map(versionView),
      },
    };
  }

  /**
   * Changes the weights for the data of the caller's mode. The database marks the tenant's pairs, which are rescored in
   * the background. Throws `validation_failed` if no component has a weight above 0.
   */
  async change(
    { tenantId, mode }: TenantScope,
    { learning, componentWeights }: WeightsChange,
    by: WeightsActor,
  ): Promise<MatchWeightsView> {
    const changes: [TenantSettingName, unknown][] = [];
    if (componentWeights !== undefined) {
      const name = `matching.componentWeights.${mode}` as const;
      const parsed = TENANT_SETTINGS[name].shape.safeParse(componentWeights);
      if (!parsed.success) throw noScorableWeights();
      changes.push([name, parsed.data]);
    }
    if (learning !== undefined) changes.push([`matching.learning.${mode}`, learning]);
    await this.data.of({ tenantId, mode }).transaction(async ({ tenantSettings, auditLog }) => {
      for (const [name, value] of changes) {
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
