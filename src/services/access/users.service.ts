import type { AuditLogRepository } from '../../db/audit-log.repository';
import type { UserRow, UsersRepository } from '../../db/users.repository';
import type { Timestamp, UUID } from '../../domain/common';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { hashPassword } from './passwords';
import type { UserRole } from './sessions.service';

export interface UserView {
  userId: UUID;
  email: string;
  role: UserRole;
  tenantId: UUID | null;
  createdAt: Timestamp;
}

/** Administration of the people who sign in to the portal. */
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly audit: AuditLogRepository,
  ) {}

  async create(user: {
    email: string;
    role: UserRole;
    tenantId: UUID | null;
    password: string;
  }): Promise<UserView> {
    const row = await this.users.insert({
      user_id: newId(),
      tenant_id: user.tenantId,
      email: user.email.trim(),
      role: user.role,
      password_hash: await hashPassword(user.password),
    });
    if (!row) throw new AppError('validation_failed', 'There is a user with this address already.');
    await this.note(row, 'user.created');
    return view(row);
  }

  async list(tenantId: UUID | null = null): Promise<UserView[]> {
    return (await this.users.list(tenantId)).map(view);
  }

  async setPassword(email: string, password: string): Promise<UserView> {
    const row = await this.users.setPassword(email, await hashPassword(password));
    if (!row)
      throw new AppError('not_found', 'There is no user with this address.', {
        extensions: { resource: 'user' },
      });
    await this.note(row, 'user.password_set');
    return view(row);
  }

  private note(user: UserRow, action: string): Promise<void> {
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
