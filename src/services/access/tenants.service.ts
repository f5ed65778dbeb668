import type { AuditLogRepository } from '../../db/tenancy/audit-log.repository';
import type { TenantSettingsRepository } from '../../db/tenancy/tenant-settings.repository';
import type { TenantRow, TenantsRepository } from '../../db/tenancy/tenants.repository';
import { AppError, notFound } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { Timestamp, UUID } from '../../domain/common';
import type { TenantType } from './caller';
import { TENANT_SETTINGS, type TenantSettingName } from './tenant-settings';

export interface TenantView {
  tenantId: UUID;
  type: TenantType;
  name: string;
  status: 'active' | 'suspended';
  createdAt: Timestamp;
}

export interface TenantSettingView {
  setting: TenantSettingName;
  value: unknown;
}

/** Administration of tenants, from the command line. */
const NO_TENANT = 'No tenant with this id exists.';

export class TenantsService {
  constructor(
    private readonly tenants: TenantsRepository,
    private readonly settings: TenantSettingsRepository,
    private readonly audit: AuditLogRepository,
  ) {}

  async create(tenant: { type: TenantType; name: string }): Promise<TenantView> {
    const row = await this.tenants.insert({
      tenant_id: newId(),
      type: tenant.type,
      name: tenant.name.trim(),
    });
    await this.addAuditEntry(row.tenant_id, 'tenant.created');
    return view(row);
  }

  async list(): Promise<TenantView[]> {
    return (await this.tenants.list()).map(view);
  }

  /** Throws `not_found`. */
  async get(tenantId: UUID): Promise<TenantView> {
    const row = await this.tenants.find(tenantId);
    if (!row) throw notFound('tenant', NO_TENANT);
    return view(row);
  }

  suspend(tenantId: UUID): Promise<TenantView> {
    return this.setStatus(tenantId, 'suspended');
  }

  resume(tenantId: UUID): Promise<TenantView> {
    return this.setStatus(tenantId, 'active');
  }

  /** Throws `validation_failed` if the value does not fit the setting. */
  async set(tenantId: UUID, name: TenantSettingName, value: unknown): Promise<TenantSettingView> {
    await this.get(tenantId);
    const parsed = TENANT_SETTINGS[name].shape.safeParse(value);
    if (!parsed.success) {
      throw new AppError(
        'validation_failed',
        `Invalid value for ${name}: ${parsed.error.issues[0]?.message}`,
      );
    }
    await this.settings.set(tenantId, name, parsed.data);
    await this.addAuditEntry(tenantId, 'tenant.setting_changed');
    return { setting: name, value: parsed.data };
  }

  private async setStatus(tenantId: UUID, status: TenantRow['status']): Promise<TenantView> {
    const row = await this.tenants.setStatus(tenantId, status);
    if (!row) throw notFound('tenant', NO_TENANT);
    await this.addAuditEntry(tenantId, status === 'active' ? 'tenant.resumed' : 'tenant.suspended');
    return view(row);
  }

  private addAuditEntry(tenantId: UUID, action: string): Promise<void> {
    return this.audit.add({
      audit_id: newId(),
      tenant_id: tenantId,
      actor_type: 'cli',
      actor_id: null,
      action,
      subject_type: 'tenant',
      subject_id: tenantId,
    });
  }
}

function view(row: TenantRow): TenantView {
  return {
    tenantId: row.tenant_id,
    type: row.type,
    name: row.name,
    status: row.status,
    createdAt: row.created_at.toISOString(),
  };
}
