import type { WeightsState } from '../../../db/records/match-weights.repository';
import type { Mode, UUID } from '../../../domain/common';
import { resolveActiveWeights, type ActiveWeights } from '../../../domain/matching/learning';
import type { Clock } from '../../../platform/clock';
import { settingOf } from '../../access/tenant-settings';
import { TenantCache } from '../../tenant-cache';
import type { TenantData } from '../../tenant-data';

/** The active weights for pairs, cached per tenant. */
export class TenantWeights {
  private readonly cache: TenantCache<ActiveWeights>;

  constructor(data: TenantData, clock: Clock) {
    this.cache = new TenantCache(clock, async (scope) =>
      activeWeightsOf(await data.of(scope).repositories.matchWeights.state(1), scope.mode),
    );
  }

  /**
   * Returns the weights of the job's owner, else those of the candidate's owner, else the defaults. They do not depend
   * on the caller, so that both tenants see the same score.
   */
  async forPair(jobOwner: UUID, candidateOwner: UUID, mode: Mode): Promise<ActiveWeights> {
    const jobWeights = await this.cache.get({ tenantId: jobOwner, mode });
    if (jobWeights.inForce !== 'defaults' || candidateOwner === jobOwner) return jobWeights;
    return this.cache.get({ tenantId: candidateOwner, mode });
  }

  /** Clears the cache before pairs are rescored, which may have been marked by a change of weights. */
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
