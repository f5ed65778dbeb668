import type { ApiKeyRow, ApiKeysRepository } from '../../../db/access/api-keys.repository';
import type { AuditLogRepository } from '../../../db/tenancy/audit-log.repository';
import type { TenantsRepository } from '../../../db/tenancy/tenants.repository';
import type { Mode, Timestamp, UUID } from '../../../domain/common';
import { AppError, notFound } from '../../../platform/app-error';
import type { Clock } from '../../../platform/clock';
import { newId } from '../../../platform/ids';
import { SYNTHETIC_TENANT_ID } from '../record-scope';
import { hashKey, newRawKey } from './api-key-format';
import type { Scope, TenantType } from '../caller';

const MAX_USABLE_KEYS = 20;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export interface KeyView {
  keyId: UUID;
  name: string;
  mode: Mode;
  scopes: readonly Scope[];
  tenantId: UUID;
  tenantType: TenantType;
  status: 'active' | 'rotating' | 'disabled' | 'expired' | 'revoked';
  last4: string;
  createdBy: UUID | null;
  createdAt: Timestamp;
  expiresAt: Timestamp | null;
  lastUsedAt: Timestamp | null;
  lastUsedIp: string | null;
  /** Networks the key may be used from. An empty list allows every address. */
  ipAllowlist: readonly string[];
  sandboxTenant: 'own' | 'synthetic' | null;
  replacedByKeyId: UUID | null;
  /** When a rotating key stops working. */
  overlapUntil: Timestamp | null;
  revokedAt: Timestamp | null;
  revokedReason: string | null;
}

/** A new key. `key` is the raw key, which is not stored. */
export type CreatedKey = KeyView & { key: string };

export interface NewKey {
  tenantId: UUID;
  name: string;
  mode: Mode;
  scopes: Scope[];
  /** Null if the key never expires. */
  expiresInDays: number | null;
  ipAllowlist: string[];
  sandboxTenant: 'own' | 'synthetic' | null;
}

/** The actor named in the audit log. */
export interface Actor {
  type: 'cli' | 'user';
  id: UUID | null;
}

export interface ApiKeysDeps {
  keys: ApiKeysRepository;
  /** Null if the tenant needs no check, because the signed-in user belongs to it. */
  tenants: Pick<TenantsRepository, 'find'> | null;
  auditLog: AuditLogRepository;
  clock: Clock;
  pepper: string;
  actor: Actor;
}

/** Creates, rotates, disables, enables and revokes keys. Every change is written to the audit log. */
export class ApiKeysService {
  constructor(private readonly deps: ApiKeysDeps) {}

  async create(newKey: NewKey): Promise<CreatedKey> {
    // All tenants share the records of the synthetic tenant, so no key may own them.
    if (newKey.tenantId === SYNTHETIC_TENANT_ID) throw notFound('tenant', 'No tenant with this id exists.');
    await this.requireTenant(newKey.tenantId);
    if ((await this.deps.keys.countUsable(newKey.tenantId, newKey.mode)) >= MAX_USABLE_KEYS) {
      throw new AppError(
        'validation_failed',
        `A tenant may have at most ${MAX_USABLE_KEYS} usable ${newKey.mode} keys.`,
      );
    }
    const expiresAt =
      newKey.expiresInDays === null
        ? null
        : new Date(this.deps.clock.now().getTime() + newKey.expiresInDays * DAY_MS);
    const created = await this.insert({
      tenant_id: newKey.tenantId,
      mode: newKey.mode,
      name: newKey.name,
      scopes: [...new Set(newKey.scopes)],
      expires_at: expiresAt,
      ip_allowlist: newKey.ipAllowlist,
      sandbox_tenant: newKey.mode === 'test' ? newKey.sandboxTenant : null,
    });
    await this.audit(created.row, 'key.created');
    return { ...this.view(created.row), key: created.raw };
  }

  async list(tenantId: UUID): Promise<KeyView[]> {
    await this.requireTenant(tenantId);
    return (await this.deps.keys.list(tenantId)).map((row) => this.view(row));
  }

  async get(keyId: UUID): Promise<KeyView> {
    return this.view(await this.find(keyId));
  }

  /** Creates a key with the settings of the old one. The old key keeps working for `overlapHours` (0–168). */
  async rotate(keyId: UUID, options: { overlapHours: number }): Promise<CreatedKey> {
    const old = await this.transition(keyId, ['active'], {
      status: 'rotating',
      overlap_until: new Date(this.deps.clock.now().getTime() + options.overlapHours * HOUR_MS),
    });
    const created = await this.insert(old);
    await this.deps.keys.update(keyId, { replaced_by_key_id: created.row.key_id }, ['rotating', 'revoked']);
    await this.audit(old, 'key.rotated');
    return { ...this.view(created.row), key: created.raw };
  }

  async revoke(keyId: UUID, options: { reason: string | null }): Promise<KeyView> {
    const change = {
      status: 'revoked',
      revoked_at: this.deps.clock.now(),
      revoked_reason: options.reason,
    } as const;
    const revoked = await this.deps.keys.update(keyId, change, ['active', 'rotating', 'disabled']);
    if (!revoked) return this.view(await this.find(keyId));
    await this.audit(revoked, 'key.revoked');
    return this.view(revoked);
  }

  async disable(keyId: UUID): Promise<KeyView> {
    const key = await this.transition(keyId, ['active', 'disabled'], { status: 'disabled' });
    await this.audit(key, 'key.disabled');
    return this.view(key);
  }

  async enable(keyId: UUID): Promise<KeyView> {
    const key = await this.transition(keyId, ['active', 'disabled'], { status: 'active' });
    await this.audit(key, 'key.enabled');
    return this.view(key);
  }

  private async requireTenant(tenantId: UUID): Promise<void> {
    const { tenants } = this.deps;
    if (tenants && !(await tenants.find(tenantId)))
      throw notFound('tenant', 'No tenant with this id exists.');
  }

  private async insert(
    settings: Pick<
      ApiKeyRow,
      'tenant_id' | 'mode' | 'name' | 'scopes' | 'expires_at' | 'ip_allowlist' | 'sandbox_tenant'
    >,
  ): Promise<{ row: ApiKeyRow; raw: string }> {
    const raw = newRawKey(settings.mode);
    const row = await this.deps.keys.insert({
      key_id: newId(),
      tenant_id: settings.tenant_id,
      mode: settings.mode,
      name: settings.name,
      scopes: settings.scopes,
      expires_at: settings.expires_at,
      ip_allowlist: settings.ip_allowlist,
      sandbox_tenant: settings.sandbox_tenant,
      key_hash: hashKey(raw, this.deps.pepper),
      last4: raw.slice(-4),
      created_by: this.deps.actor.id,
    });
    return { row, raw };
  }

  /**
   * Changes a key that has one of the states when it is written: a state that was read before could be older than a
   * revocation, which must be final. Throws `invalid_transition` and `not_found`.
   */
  private async transition(
    keyId: UUID,
    from: readonly ApiKeyRow['status'][],
    change: Parameters<ApiKeysRepository['update']>[1],
  ): Promise<ApiKeyRow> {
    const row = await this.deps.keys.update(keyId, change, from);
    if (row) return row;
    const { status } = await this.find(keyId);
    throw new AppError('invalid_transition', `The key is ${status}; it must be ${from.join(' or ')}.`);
  }

  private async find(keyId: UUID): Promise<ApiKeyRow> {
    const row = await this.deps.keys.find(keyId);
    if (!row) throw notFound('api_key', 'No key with this id exists.');
    return row;
  }

  private audit(key: ApiKeyRow, action: string): Promise<void> {
    return this.deps.auditLog.add({
      audit_id: newId(),
      tenant_id: key.tenant_id,
      actor_type: this.deps.actor.type,
      actor_id: this.deps.actor.id,
      action,
      subject_type: 'api_key',
      subject_id: key.key_id,
    });
  }

  /** Derives the current status: with time, `rotating` becomes `revoked` and any usable key becomes `expired`. */
  private view(row: ApiKeyRow): KeyView {
    const now = this.deps.clock.now();
    let status: KeyView['status'] = row.status;
    if (status === 'rotating' && row.overlap_until && row.overlap_until <= now) status = 'revoked';
    if (status !== 'revoked' && row.expires_at && row.expires_at <= now) status = 'expired';
    return {
      keyId: row.key_id,
      name: row.name,
      mode: row.mode,
      scopes: row.scopes as Scope[],
      tenantId: row.tenant_id,
      tenantType: row.tenant_type,
      status,
      last4: row.last4,
      createdBy: row.created_by,
      createdAt: row.created_at.toISOString(),
      expiresAt: isoOrNull(row.expires_at),
      lastUsedAt: isoOrNull(row.last_used_at),
      lastUsedIp: row.last_used_ip,
      ipAllowlist: row.ip_allowlist,
      sandboxTenant: row.sandbox_tenant,
      replacedByKeyId: row.replaced_by_key_id,
      overlapUntil: isoOrNull(row.overlap_until),
      revokedAt: isoOrNull(row.revoked_at),
      revokedReason: row.revoked_reason,
    };
  }
}

function isoOrNull(date: Date | null): Timestamp | null {
  return date?.toISOString() ?? null;
}
