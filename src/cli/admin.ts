import type { Mode, Timestamp, UUID } from '../domain/common';
import type { Scope, TenantType } from '../services/access/caller';
import type { UserRole } from '../services/access/sessions.service';

/** What the commands need from the services behind them; src/compose.ts makes one for a line and closes it after. */
export interface Admin {
  readonly tenants: TenantAdmin;
  readonly keys: KeyAdmin;
  readonly users: UserAdmin;
  close(): Promise<void>;
}

export interface TenantView {
  tenantId: UUID;
  type: TenantType;
  name: string;
  status: 'active' | 'suspended';
  createdAt: Timestamp;
}

export interface TenantAdmin {
  create(tenant: { type: TenantType; name: string }): Promise<TenantView>;
  list(): Promise<TenantView[]>;
  suspend(tenantId: UUID): Promise<TenantView>;
  resume(tenantId: UUID): Promise<TenantView>;
}

export interface KeyView {
  keyId: UUID;
  name: string;
  mode: Mode;
  scopes: readonly Scope[];
  tenantId: UUID;
  status: 'active' | 'rotating' | 'disabled' | 'expired' | 'revoked';
  last4: string;
  createdAt: Timestamp;
  expiresAt: Timestamp | null;
  lastUsedAt: Timestamp | null;
}

export interface NewKey {
  tenantId: UUID;
  name: string;
  mode: Mode;
  scopes: Scope[];
  /** Null: never. */
  expiresInDays: number | null;
  ipAllowlist: string[];
  sandboxTenant: 'own' | 'synthetic' | null;
}

export interface KeyAdmin {
  /** `key` is the raw key; it exists nowhere else. */
  create(key: NewKey): Promise<KeyView & { key: string }>;
  list(tenantId: UUID): Promise<KeyView[]>;
  rotate(keyId: UUID, options: { overlapHours: number }): Promise<KeyView & { key: string }>;
  revoke(keyId: UUID, options: { reason: string | null }): Promise<KeyView>;
  disable(keyId: UUID): Promise<KeyView>;
  enable(keyId: UUID): Promise<KeyView>;
}

export interface UserView {
  userId: UUID;
  email: string;
  role: UserRole;
  tenantId: UUID | null;
  createdAt: Timestamp;
}

export interface UserAdmin {
  create(user: { email: string; role: UserRole; tenantId: UUID | null; password: string }): Promise<UserView>;
  list(): Promise<UserView[]>;
  setPassword(email: string, password: string): Promise<UserView>;
}
