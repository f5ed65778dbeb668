import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import type { LearnedWeights } from '../../domain/matching/learning';
import { namedBindings, type Executor } from '../kernel/statement';
import type { TenantSettingRow } from '../tenancy/tenant-settings.repository';

export interface MatchWeightsRow {
  version: number;
  weights: LearnedWeights['weights'];
  better: boolean;
  outcomes: number;
  good_outcomes: number;
  held_back: LearnedWeights['heldBack'];
  calibration: LearnedWeights['calibration'];
  /** ISO 8601. */
  fitted_at: string;
}

/** The outcome of a match; one per match, regardless of the number of reports. */
export interface MatchOutcomeRow {
  /** Key that groups the outcomes of a person; not a name. */
  person: string;
  /** Scores of the pair at the time of the outcome's rating or placement. */
  pair_scores: Record<string, number>;
  good: boolean;
}

export interface OutcomeCount {
  outcomes: number;
  good: number;
}

export interface WeightsState {
  settings: TenantSettingRow[];
  /** Newest first. */
  versions: MatchWeightsRow[];
}

/** Outcomes of matches (view `match_outcomes`), the weights learned from them, and the tenant's settings. */
export class MatchWeightsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /** Returns the settings of matching and the latest versions. */
  async state(versions: number): Promise<WeightsState> {
    const [row] = await this.executor.rows<WeightsState>(
      this.knex.raw(
        `SELECT coalesce((SELECT json_agg(json_build_object('name', name, 'value', value)) FROM tenant_settings
             WHERE tenant_id = :tenantId AND name LIKE 'matching.%'), '[]') AS settings,
           coalesce((SELECT json_agg(latest ORDER BY latest.version DESC) FROM (
             SELECT version, weights, better, outcomes, good_outcomes, held_back, calibration,
               to_char(fitted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS fitted_at
             FROM match_weights WHERE tenant_id = :tenantId AND mode = :mode
             ORDER BY version DESC LIMIT :versions) latest), '[]') AS versions`,
        namedBindings({ ...this.scope, versions }),
      ),
    );
    return row ?? { settings: [], versions: [] };
  }

  /**
   * Adds the next version and marks the pairs whose weights change. If two runs fit concurrently, one of them adds
   * nothing.
   */
  async add(learned: LearnedWeights, modelVersion: string): Promise<number> {
    const rows = await this.executor.rows<{ version: number }>(
      this.knex.raw(
        `INSERT INTO match_weights (tenant_id, mode, version, weights, better, outcomes, good_outcomes, held_back,
           calibration, outcomes_known, model_version)
         SELECT :tenantId, :mode,
           1 + coalesce((SELECT max(version) FROM match_weights WHERE tenant_id = :tenantId AND mode = :mode), 0),
           :weights, :better, :outcomes, :goodOutcomes, :heldBack, :calibration,
           (SELECT count(*) FROM match_outcomes WHERE tenant_id = :tenantId AND mode = :mode), :modelVersion
         ON CONFLICT DO NOTHING RETURNING version`,
        namedBindings({
          ...this.scope,
          modelVersion,
          better: learned.better,
          outcomes: learned.outcomes,
          goodOutcomes: learned.goodOutcomes,
          weights: JSON.stringify(learned.weights),
          heldBack: JSON.stringify(learned.heldBack),
          calibration: JSON.stringify(learned.calibration),
        }),
      ),
    );
    return rows.length;
  }

  /** Returns the latest outcomes the tenant may learn from: its ratings, and the placements of its pairs. */
  outcomes(limit: number): Promise<MatchOutcomeRow[]> {
    return this.executor.rows<MatchOutcomeRow>(
      this.knex.raw(
        `SELECT person, pair_scores, good FROM match_outcomes
         WHERE tenant_id = :tenantId AND mode = :mode ORDER BY known_at DESC, match_id LIMIT :limit`,
        namedBindings({ ...this.scope, limit }),
      ),
    );
  }

  async countOutcomes(): Promise<OutcomeCount> {
    const [row] = await this.executor.rows<OutcomeCount>(
      this.knex.raw(
        `SELECT count(*)::integer AS outcomes, (count(*) FILTER (WHERE good))::integer AS good FROM match_outcomes
         WHERE tenant_id = :tenantId AND mode = :mode`,
        { ...this.scope },
      ),
    );
    return row ?? { outcomes: 0, good: 0 };
  }
}
