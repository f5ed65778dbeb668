import type { AuditKind, AuditRow } from '../../../db/tenancy/audit-log.repository';
import type { Repositories } from '../../../db/kernel/repositories';
import type { Timestamp, UUID } from '../../../domain/common';
import { AppError } from '../../../platform/app-error';
import type { Clock } from '../../../platform/clock';
import { newId } from '../../../platform/ids';
import type { TenantData } from '../../tenant-data';
import { hashKey, newRawKey } from './api-key-format';
import { ApiKeysService, type CreatedKey, type KeyView, type NewKey } from './api-keys.service';
import type { AccessChanges } from '../access-changes';
import { SCOPES } from '../caller';
import type { TenantUser } from '../tenant-user';

const PAGE_KEY_MS = 3_600_000;
const MAX_AUDIT_ENTRIES = 200;
const MAX_KEY_ENTRIES = 50;

export interface AuditView {
  auditId: UUID;
  at: Timestamp;
  action: string;
  /** Email address of the user, or a label for another kind of actor. */
  actor: string;
  subjectType: AuditRow['subject_type'];
  subjectId: UUID;
  subjectName: string | null;
}

export interface KeyDetail extends KeyView {
  /** Email address of the user, or a label for another kind of actor. */
  createdByName: string;
  /** Changes of the key, newest first. */
  history: Pick<AuditView, 'auditId' | 'at' | 'action' | 'actor'>[];
}

type KeyWork<T> = (keys: ApiKeysService, repositories: Repositories) => Promise<T>;

/** Management of a tenant's keys by its own users. Each change and its audit entry share a transaction. */
export class PortalKeysService {
  constructor(
    private readonly data: TenantData,
    private readonly changes: AccessChanges,
    private readonly clock: Clock,
    private readonly pepper: string,
  ) {}

  list(user: TenantUser): Promise<KeyView[]> {
    return this.withKeys(user, (keys) => keys.list(user.tenantId));
  }

  /** A key with who created it and what was done with it. */
  get(user: TenantUser, keyId: UUID): Promise<KeyDetail> {
    return this.withKeys(user, async (keys, { apiKeys, auditLog }) => {
      const key = await keys.get(keyId);
      const entries = await auditLog.ofSubject(user.tenantId, keyId, MAX_KEY_ENTRIES);
      const creator = await apiKeys.findCreator(keyId);
      return {
        ...key,
        createdByName: creator ?? (key.createdBy === null ? ACTOR_LABELS.cli : ACTOR_LABELS.user),
        history: entries.map(({ audit_id: auditId, at, action, actor_email: email, actor_type: type }) => ({
          ...{ auditId, action },
          at: at.toISOString(),
          actor: email ?? ACTOR_LABELS[type],
        })),
      };
    });
  }

  create(user: TenantUser, key: Omit<NewKey, 'tenantId'>): Promise<CreatedKey> {
    return this.withKeys(user, async (keys, repositories) => {
      if (key.mode === 'live' && (await repositories.sandbox.exists())) {
        throw new AppError(
          'validation_failed',
          'A sandbox has test data only. Ask an operator for a live key.',
          {
            errors: [{ pointer: '/mode', code: 'conflict', message: 'must be test in a sandbox' }],
          },
        );
      }
      return keys.create({ ...key, tenantId: user.tenantId });
    });
  }

  /** The old key keeps working for `overlapHours`, 0 to 168. */
  rotate(user: TenantUser, keyId: UUID, overlapHours: number): Promise<CreatedKey> {
    return this.changeKey(user, (keys) => keys.rotate(keyId, { overlapHours }));
  }

  disable(user: TenantUser, keyId: UUID): Promise<KeyView> {
    return this.changeKey(user, (keys) => keys.disable(keyId));
  }

  enable(user: TenantUser, keyId: UUID): Promise<KeyView> {
    return this.changeKey(user, (keys) => keys.enable(keyId));
  }

  /**
   * Throws `validation_failed` unless `name` is the name of the key: revoking cannot be undone, so the user must
   * confirm it.
   */
  revoke(
    user: TenantUser,
    keyId: UUID,
    { name, reason }: { name: string; reason: string | null },
  ): Promise<KeyView> {
    return this.changeKey(user, async (keys, repositories) => {
      const row = await repositories.apiKeys.find(keyId);
      if (row && row.name !== name) {
        throw new AppError('validation_failed', 'The name does not match the key.', {
          errors: [{ pointer: '/name', code: 'conflict', message: 'must be the name of the key' }],
        });
      }
      return keys.revoke(keyId, { reason });
    });
  }

  /** Changes, or readings of live records, newest first. */
  async auditLog(user: TenantUser, kind: AuditKind): Promise<AuditView[]> {
    const { auditLog } = this.data.of({ tenantId: user.tenantId, mode: 'live' }).reads;
    return (await auditLog.latest(user.tenantId, kind, MAX_AUDIT_ENTRIES)).map(auditView);
  }

  /**
   * Creates a test key with all scopes for a page that the user has opened. It expires in an hour; earlier ones for the same
   * page are revoked.
   */
  async pageKey(
    user: TenantUser,
    page: 'Playground' | 'Reference',
  ): Promise<{ key: string; keyId: UUID; expiresAt: Timestamp }> {
    const raw = newRawKey('test');
    const expiresAt = new Date(this.clock.now().getTime() + PAGE_KEY_MS);
    const tenant = this.data.of({ tenantId: user.tenantId, mode: 'test' });
    const row = await tenant.transaction(async ({ apiKeys, auditLog }) => {
      await apiKeys.revokePageKeys(user.tenantId, user.userId, page);
      const inserted = await apiKeys.insert({
        key_id: newId(),
        tenant_id: user.tenantId,
        mode: 'test',
        name: page,
        key_hash: hashKey(raw, this.pepper),
        last4: raw.slice(-4),
        scopes: [...SCOPES],
        created_by: user.userId,
        expires_at: expiresAt,
        ip_allowlist: [],
        sandbox_tenant: 'own',
        purpose: 'playground',
      });
      await auditLog.add({
        audit_id: newId(),
        tenant_id: user.tenantId,
        actor_type: 'user',
        actor_id: user.userId,
        action: 'key.issued_to_page',
        subject_type: 'api_key',
        subject_id: inserted.key_id,
      });
      return inserted;
    });
    this.changes.announce(user.tenantId);
    return { key: raw, keyId: row.key_id, expiresAt: expiresAt.toISOString() };
  }

  private async changeKey<T>(user: TenantUser, work: KeyWork<T>): Promise<T> {
    const result = await this.withKeys(user, work);
    this.changes.announce(user.tenantId);
    return result;
  }

  private withKeys<T>(user: TenantUser, work: KeyWork<T>): Promise<T> {
    // The list contains keys of both modes, so the mode of the scope has no effect here.
    return this.data.of({ tenantId: user.tenantId, mode: 'live' }).transaction((repositories) =>
      work(
        new ApiKeysService({
          keys: repositories.apiKeys,
          tenants: null,
          auditLog: repositories.auditLog,
          clock: this.clock,
          pepper: this.pepper,
          actor: { type: 'user', id: user.userId },
        }),
        repositories,
      ),
    );
  }
}

const ACTOR_LABELS: Record<AuditRow['actor_type'], string> = {
  cli: 'Command line',
  user: 'A former member',
  key: 'API key',
  system: 'Tenure',
};

function auditView(row: AuditRow): AuditView {
  return {
    auditId: row.audit_id,
    at: row.at.toISOString(),
    action: row.action,
    actor: row.actor_email ?? ACTOR_LABELS[row.actor_type],
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    subjectName: row.subject_name,
  };
}
