import type { UUID } from '../../domain/common';
import type { TenantType } from './caller';
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
