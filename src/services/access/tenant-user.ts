import type { Mode, UUID } from '../../domain/common';
import { SCOPES, type Caller, type TenantType } from './caller';
import type { SessionUser, UserRole } from './sessions.service';

/** A person signed in who belongs to a tenant; everyone but operators. */
export interface TenantUser extends SessionUser {
  tenantId: UUID;
  tenantType: TenantType;
}

/** May make and end keys, invite people and the like. */
const ADMINISTRATORS: ReadonlySet<UserRole> = new Set(['employer_admin', 'org_admin']);

export function isTenantUser(user: SessionUser): user is TenantUser {
  return user.tenantId !== null && user.tenantType !== null;
}

export function isAdministrator(user: SessionUser): boolean {
  return ADMINISTRATORS.has(user.role);
}

/** A person as the services of the API know callers: of their tenant, in the mode asked for, with every scope. */
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
