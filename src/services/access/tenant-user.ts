import type { Mode, UUID } from '../../domain/common';
import { SCOPES, type Caller, type TenantType } from './caller';
import type { SessionUser, UserRole } from './sessions.service';

/** A signed-in user who belongs to a tenant; all users except operators do. */
export interface TenantUser extends SessionUser {
  tenantId: UUID;
  tenantType: TenantType;
}

/** Roles that may manage keys, members and links. */
const ADMINISTRATORS: ReadonlySet<UserRole> = new Set(['employer_admin', 'org_admin']);

export function isTenantUser(user: SessionUser): user is TenantUser {
  return user.tenantId !== null && user.tenantType !== null;
}

export function isAdministrator(user: SessionUser): boolean {
  return ADMINISTRATORS.has(user.role);
}

/** True for those who may decide about matches and, if their tenant allows it, read live records. */
export function isDecider(user: SessionUser): boolean {
  return user.role === 'caseworker' || isAdministrator(user);
}

/** A portal user in the form of an API caller: with all scopes, in the requested mode. */
export function portalCaller(user: TenantUser, mode: Mode): Caller {
  return {
    tenantId: user.tenantId,
    tenantType: user.tenantType,
    mode,
    keyId: user.userId,
    personId: user.userId,
    keyName: 'portal',
    scopes: SCOPES,
    expiresAt: null,
    sandboxTenant: mode === 'test' ? 'own' : null,
  };
}
