import type { DueTenantsRepository } from '../../../db/records/due-tenants.repository';
import { eachItem, type ItemFaults } from '../../maintenance/each-item';
import type { MaintenanceResult } from '../../maintenance/maintenance-result';
import { MAINTENANCE_UNITS } from '../../maintenance/maintenance-unit';
import type { TenantData } from '../../tenant-data';
import type { PairScorer } from '../pair-scorer';
import { MIN_UNPACKED_TO_PACK } from './candidate-index';
import { featureVersion } from './feature-version';
import { ShardPacker } from './shard-packer';

const TENANTS_PER_RUN = 20;

/**
 * Packs candidates in the upkeep pool, so that a ranking finds them packed: many that changed, and shards of another
 * month or release or with deleted members.
 */
export class PackShardsService {
  constructor(
    private readonly tenants: DueTenantsRepository,
    private readonly data: TenantData,
    private readonly scorer: PairScorer,
    private readonly faults: ItemFaults,
  ) {}

  /** `rows` is the number of tenants. */
  async run(): Promise<MaintenanceResult> {
    const month = this.scorer.month();
    const version = await featureVersion(month);
    const due = { minUnpacked: MIN_UNPACKED_TO_PACK, featureVersion: version, limit: TENANTS_PER_RUN };
    return eachItem(
      { unit: MAINTENANCE_UNITS.rankingShards.name, faults: this.faults },
      await this.tenants.duePacking(due),
      (tenant) => `${tenant.tenant_id}:${tenant.mode}`,
      async ({ tenant_id: tenantId, mode }) => {
        const records = this.data.of({ tenantId, mode });
        const state = await records.reads.rankingShards.state(version);
        await new ShardPacker(tenantId, records, month).pack(state);
        return 1;
      },
    );
  }
}
