import type { WeightsState } from '../../../db/records/match-weights.repository';
import type { Mode, UUID } from '../../../domain/common';
import { resolveActiveWeights, type ActiveWeights } from '../../../domain/matching/learning';
import type { Clock } from '../../../platform/clock';
import { settingOf } from '../../access/tenant-settings';
import { TenantCache } from '../../tenant-cache';
import type { TenantData } from '../../tenant-data';

/** The weights pairs are scored by. */
export class TenantWeights {
  private readonly cache: TenantCache<ActiveWeights>;

  constructor(data: TenantData, clock: Clock) {
    this.cache = new TenantCache(clock, async (scope) =>
      activeWeightsOf(await data.of(scope).repositories.matchWeights.state(1), scope.mode),
    );
  }

  /**
   * Those of the job's owner, else those of the candidate's, else the defaults: a pair has one score, whichever of the
   * two asks.
   */
  async forPair(jobOwner: UUID, candidateOwner: UUID, mode: Mode): Promise<ActiveWeights> {
    const ofJob = await this.cache.get({ tenantId: jobOwner, mode });
    if (ofJob.inForce !== 'defaults' || candidateOwner === jobOwner) return ofJob;
    return this.cache.get({ tenantId: candidateOwner, mode });
  }

  /** Reads anew: for pairs marked because weights have changed. */
  clear(): void {
    this.cache.clear();
  }
}

export function activeWeightsOf({ settings, versions }: WeightsState, mode: Mode): ActiveWeights {
  return resolveActiveWeights({
    set: settingOf(settings, `matching.componentWeights.${mode}`),
    learning: settingOf(settings, `matching.learning.${mode}`),
    latest: versions[0] ?? null,
  });
}
