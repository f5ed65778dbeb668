import type { WeightsState } from '../../../db/match-weights.repository';
import type { Mode, UUID } from '../../../domain/common';
import { weightsInForce, type WeightsInForce } from '../../../domain/matching/learning';
import type { Clock } from '../../../platform/clock';
import { settingOf } from '../../access/tenant-settings';
import { KeptByTenant } from '../../kept-by-tenant';
import type { TenantData } from '../../tenant-data';

/** The weights pairs are scored by. */
export class TenantWeights {
  private readonly kept: KeptByTenant<WeightsInForce>;

  constructor(data: TenantData, clock: Clock) {
    this.kept = new KeptByTenant(clock, async (scope) =>
      inForceOf(await data.of(scope).repositories.matchWeights.state(1), scope.mode),
    );
  }

  /**
   * Those of the job's owner, else those of the candidate's, else the defaults: a pair has one score, whichever of the
   * two asks.
   */
  async forPair(jobOwner: UUID, candidateOwner: UUID, mode: Mode): Promise<WeightsInForce> {
    const ofJob = await this.kept.of({ tenantId: jobOwner, mode });
    if (ofJob.inForce !== 'defaults' || candidateOwner === jobOwner) return ofJob;
    return this.kept.of({ tenantId: candidateOwner, mode });
  }

  /** Reads anew: for pairs marked because weights have changed. */
  forget(): void {
    this.kept.forget();
  }
}

export function inForceOf({ settings, versions }: WeightsState, mode: Mode): WeightsInForce {
  return weightsInForce({
    set: settingOf(settings, `matching.componentWeights.${mode}`),
    learning: settingOf(settings, `matching.learning.${mode}`),
    latest: versions[0] ?? null,
  });
}
