import type { DueTenantsRepository } from '../../../db/records/due-tenants.repository';
import { MATCH_MODEL_VERSION } from '../../../domain/matching';
import { MIN_OUTCOMES, learnWeights } from '../../../domain/matching/learning';
import { DEFAULT_COMPONENT_WEIGHTS } from '../../../domain/matching/weights';
import type { TenantData } from '../../tenant-data';
import { eachItem, type ItemFaults } from '../../maintenance/each-item';
import type { SweepResult } from '../../maintenance/sweep-result';
import { UPKEEP_UNITS } from '../../maintenance/upkeep-unit';

/** Outcomes learned from, the latest. */
const MAX_OUTCOMES = 5_000;
/**
 * So many times the outcomes of the last fit. Each fit is a chance to find something in noise, and scores should not
 * move with every rating.
 */
const RELEARN_GROWTH = 1.2;
const TENANTS_PER_SWEEP = 5;

/**
 * Learns weights from outcomes in the upkeep pool: from 200 labelled matches of a tenant on, and again when there are a
 * fifth more. Every fit is kept as a version; pairs are scored again where it changes the weights in force.
 */
export class LearnWeightsService {
  constructor(
    private readonly tenants: DueTenantsRepository,
    private readonly data: TenantData,
    private readonly faults: ItemFaults,
  ) {}

  /** `rows` counts the versions that were added. */
  async sweep(): Promise<SweepResult> {
    const due = await this.tenants.dueMatchWeights({
      leastOutcomes: MIN_OUTCOMES,
      growth: RELEARN_GROWTH,
      modelVersion: MATCH_MODEL_VERSION,
      limit: TENANTS_PER_SWEEP,
    });
    return eachItem(
      { unit: UPKEEP_UNITS.matchWeights.name, faults: this.faults },
      due,
      (tenant) => `${tenant.tenant_id}:${tenant.mode}`,
      async ({ tenant_id: tenantId, mode }) => {
        const { matchWeights } = this.data.of({ tenantId, mode }).repositories;
        const rows = await matchWeights.outcomes(MAX_OUTCOMES);
        const outcomes = rows.map((row) => ({ group: row.person, scores: row.pair_scores, good: row.good }));
        return matchWeights.add(learnWeights(outcomes, DEFAULT_COMPONENT_WEIGHTS), MATCH_MODEL_VERSION);
      },
    );
  }
}
