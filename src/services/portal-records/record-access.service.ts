import type { AuditEntry } from '../../db/tenancy/audit-log.repository';
import type { Mode, UUID } from '../../domain/common';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { auditActor, type Caller } from '../access/caller';
import { settingOf } from '../access/tenant-settings';
import { isDecider, portalCaller, type TenantUser } from '../access/tenant-user';
import type { TenantData } from '../tenant-data';

/** Owner of records of test mode: the tenant, or the synthetic tenant, which every tenant may read. */
export type SandboxData = 'own' | 'synthetic';

/** The records that a page shows. */
export interface RecordView {
  mode: Mode;
  /** Always `own` in live mode. */
  data: SandboxData;
}

type ReadNoun = 'candidate' | 'job' | 'match' | 'ranking' | 'document';

const SETTING = 'portal.liveRecords';

/**
 * Access of people to records in the portal. Live records are closed until an administrator opens them, for the roles
 * that decide. Each reading of a live record is an entry of the audit log, written before the record is sent.
 */
export class RecordAccessService {
  constructor(private readonly data: TenantData) {}

  /** True if the tenant allows people to read live records in the portal. */
  async isLiveOpen({ tenantId }: Pick<TenantUser, 'tenantId'>): Promise<boolean> {
    const { tenantSettings } = this.data.of({ tenantId, mode: 'live' }).repositories;
    return settingOf(await tenantSettings.list(tenantId), SETTING);
  }

  /** True if the user may read live records now. */
  async canReadLive(user: TenantUser): Promise<boolean> {
    return isDecider(user) && (await this.isLiveOpen(user));
  }

  async setLiveOpen({ tenantId, userId }: TenantUser, open: boolean): Promise<void> {
    await this.data.of({ tenantId, mode: 'live' }).transaction(async ({ tenantSettings, auditLog }) => {
      await tenantSettings.set(tenantId, SETTING, open);
      await auditLog.add({
        audit_id: newId(),
        tenant_id: tenantId,
        actor_type: 'user',
        actor_id: userId,
        action: open ? 'tenant.live_records_opened' : 'tenant.live_records_closed',
        subject_type: 'tenant',
        subject_id: tenantId,
      });
    });
  }

  /** Returns the user as the caller of an operation. Throws `role_not_allowed` if live records are closed to the user. */
  async callerOf(user: TenantUser, { mode, data }: RecordView): Promise<Caller> {
    if (mode === 'test') return { ...portalCaller(user, mode), sandboxTenant: data };
    if (!isDecider(user)) {
      throw new AppError('role_not_allowed', 'Only caseworkers and administrators can see live records.');
    }
    if (!(await this.isLiveOpen(user))) {
      throw new AppError(
        'role_not_allowed',
        'Live records are closed in the portal. An administrator can open them under Members and links.',
      );
    }
    return portalCaller(user, mode);
  }

  /** Records which live records a person saw, in a list or opened. Records of test mode are not personal. */
  async recordReads(
    caller: Caller,
    noun: ReadNoun,
    action: 'listed' | 'opened' | 'document_opened',
    ids: readonly UUID[],
  ): Promise<void> {
    const { mode, tenantId } = caller;
    if (mode === 'test' || ids.length === 0) return;
    await this.data.of({ tenantId, mode }).repositories.auditLog.addAll(
      ids.map((id): AuditEntry => {
        return {
          audit_id: newId(),
          tenant_id: tenantId,
          ...auditActor(caller),
          action: `${noun}.${action}`,
          subject_type: noun,
          subject_id: id,
          kind: 'read',
        };
      }),
    );
  }
}
