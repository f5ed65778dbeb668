import type { DueTenantsRepository } from '../../../db/records/due-tenants.repository';
import { MATCH_MODEL_VERSION } from '../../../domain/matching';
import { MIN_WEIGHT_OUTCOMES, learnWeights } from '../../../domain/matching/learning';
import { DEFAULT_COMPONENT_WEIGHTS } from '../../../domain/matching/weights';
import type { TenantData } from '../../tenant-data';
import { eachItem, type ItemFaults } from '../../maintenance/each-item';
import type { MaintenanceResult } from '../../maintenance/maintenance-result';
import { MAINTENANCE_UNITS } from '../../maintenance/maintenance-unit';

/** Number of latest outcomes used for a fit. */
const MAX_OUTCOMES = 5_000;
/**
 * Growth of the outcomes since the last fit that triggers the next one. Each fit may overfit noise, and scores should
 * not change with every rating.
 */
const RELEARN_GROWTH = 1.2;
const TENANTS_PER_RUN = 5;

/**
 * Learns weights from outcomes in the upkeep pool when a tenant has 200 labelled matches, and again when there are
 * a fifth more. Every fit is stored as a version. If it changes the active weights, the tenant's pairs are rescored.
 */
export class LearnWeightsService {
  constructor(
    private readonly tenants: DueTenantsRepository,
    private readonly data: TenantData,
    private readonly faults: ItemFaults,
  ) {}

  /** `rows` is the number of added versions. */
  async run(): Promise<MaintenanceResult> {
    const due = await this.tenants.dueMatchWeights({
      minOutcomes: MIN_WEIGHT_OUTCOMES,
      growth: RELEARN_GROWTH,
      modelVersion: MATCH_MODEL_VERSION,
      limit: TENANTS_PER_RUN,
    });
    return eachItem(
      { unit: MAINTENANCE_UNITS.matchWeights.name, faults: this.faults },
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
