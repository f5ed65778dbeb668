import type { Mode, UUID } from '../../domain/common';
import { settingOf } from '../access/tenant-settings';
import type { TenantData } from '../tenant-data';

/** Limits of a tenant in one mode, and what is in use. */
export interface TenantLimits {
  /** Queued and running operations. */
  operations: { used: number; limit: number };
  /** Imports at the same time. */
  imports: { used: number; limit: number };
  /** Of one imported file. */
  importFile: { maxRows: number; maxBytes: number };
}

export class TenantLimitsService {
  constructor(private readonly data: TenantData) {}

  async list(tenantId: UUID, mode: Mode): Promise<TenantLimits> {
    const { operations, tenantSettings } = this.data.of({ tenantId, mode }).repositories;
    const [used, settings] = await Promise.all([operations.countUnfinished(), tenantSettings.list(tenantId)]);
    return {
      operations: { used: used.operations, limit: settingOf(settings, `operations.backlog.${mode}`) },
      imports: { used: used.imports, limit: settingOf(settings, 'imports.concurrent') },
      importFile: {
        maxRows: settingOf(settings, 'imports.maxRows'),
        maxBytes: settingOf(settings, 'imports.maxBytes'),
      },
    };
  }
}
