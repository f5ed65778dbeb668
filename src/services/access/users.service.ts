import type { AuditLogRepository } from '../../db/tenancy/audit-log.repository';
import type { TenantsRepository } from '../../db/tenancy/tenants.repository';
import type { UserRow, UsersRepository } from '../../db/access/users.repository';
import type { Timestamp, UUID } from '../../domain/common';
import { AppError, notFound } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { ROLES_BY_TENANT_TYPE } from './members.service';
import { hashPassword } from './passwords';
import { SYNTHETIC_TENANT_ID } from './record-scope';
import type { UserRole } from './sessions.service';

export interface UserView {
  userId: UUID;
  email: string;
  role: UserRole;
  tenantId: UUID | null;
  createdAt: Timestamp;
}

/** Administration of the users of the portal, from the command line. */
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly tenants: Pick<TenantsRepository, 'find'>,
    private readonly audit: AuditLogRepository,
  ) {}

  /** Throws `not_found` for an unknown tenant and `validation_failed` for a role of the other tenant type. */
  async create(user: {
    email: string;
    role: UserRole;
    tenantId: UUID | null;
    password: string;
  }): Promise<UserView> {
    if (user.tenantId !== null) await this.requireRoleOf(user.tenantId, user.role);
    const row = await this.users.insert({
      user_id: newId(),
      tenant_id: user.tenantId,
      email: user.email.trim(),
      role: user.role,
      password_hash: await hashPassword(user.password),
    });
    if (!row) throw new AppError('validation_failed', 'A user with this address already exists.');
    await this.addAuditEntry(row, 'user.created');
    return view(row);
  }

  async list(tenantId: UUID | null = null): Promise<UserView[]> {
    return (await this.users.list(tenantId)).map(view);
  }

  async setPassword(email: string, password: string): Promise<UserView> {
    const row = await this.users.setPassword(email, await hashPassword(password));
    if (!row) throw notFound('user', 'No user with this address exists.');
    await this.addAuditEntry(row, 'user.password_set');
    return view(row);
  }

  private async requireRoleOf(tenantId: UUID, role: UserRole): Promise<void> {
    const tenant = tenantId === SYNTHETIC_TENANT_ID ? undefined : await this.tenants.find(tenantId);
    if (!tenant) {
      throw notFound('tenant', 'No tenant with this id exists.');
    }
    const roles: readonly UserRole[] = ROLES_BY_TENANT_TYPE[tenant.type];
    if (!roles.includes(role)) {
      throw new AppError('validation_failed', `The roles of an ${tenant.type} are ${roles.join(' and ')}.`);
    }
  }

  private addAuditEntry(user: UserRow, action: string): Promise<void> {
    return this.audit.add({
      audit_id: newId(),
      tenant_id: user.tenant_id,
      actor_type: 'cli',
      actor_id: null,
      action,
      subject_type: 'user',
      subject_id: user.user_id,
    });
  }
}

function view(row: UserRow): UserView {
  return {
    userId: row.user_id,
    email: row.email,
    role: row.role,
    tenantId: row.tenant_id,
    createdAt: row.created_at.toISOString(),
  };
}
