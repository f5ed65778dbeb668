import type { TenantScope } from '../../domain/common';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { settingOf } from '../access/tenant-settings';
import { auditActor, type Caller } from '../access/caller';
import type { TenantData } from '../tenant-data';

/** Whether scoring is paused for the data of the caller's mode. */
export interface ScoringState {
  scoringPaused: boolean;
}

/**
 * Stops and resumes scoring for a tenant. The state is read from the database at every scoring call, so a pause takes
 * effect with the next call to any process.
 */
export class ScoringPauseService {
  constructor(private readonly data: TenantData) {}

  pause(caller: Caller): Promise<ScoringState> {
    return this.set(caller, true);
  }

  resume(caller: Caller): Promise<ScoringState> {
    return this.set(caller, false);
  }

  /** Throws `scoring_paused` while the tenant has paused scoring for the mode. */
  async assertActive(scope: TenantScope): Promise<void> {
    if (await this.isPaused(scope)) throw scoringPaused();
  }

  async isPaused({ tenantId, mode }: TenantScope): Promise<boolean> {
    const settings = await this.data.of({ tenantId, mode }).repositories.tenantSettings.list(tenantId);
    return settingOf(settings, `scoring.paused.${mode}`);
  }

  private async set(caller: Caller, scoringPaused: boolean): Promise<ScoringState> {
    const { tenantId, mode } = caller;
    await this.data.of(caller).transaction(async ({ tenantSettings, auditLog }) => {
      await tenantSettings.set(tenantId, `scoring.paused.${mode}`, scoringPaused);
      await auditLog.add({
        audit_id: newId(),
        tenant_id: tenantId,
        ...auditActor(caller),
        action: scoringPaused ? 'tenant.scoring_paused' : 'tenant.scoring_resumed',
        subject_type: 'tenant',
        subject_id: tenantId,
      });
    });
    return { scoringPaused };
  }
}

export function scoringPaused(): AppError {
  return new AppError('scoring_paused', 'The tenant has paused scoring.');
}
