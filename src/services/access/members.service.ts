import type {
  InvitationLinksRepository,
  InvitationRow,
  OpenInvitation,
} from '../../db/access/invitations.repository';
import type { MemberRow } from '../../db/access/users.repository';
import type { Repositories } from '../../db/kernel/repositories';
import type { Timestamp, UUID } from '../../domain/common';
import { AppError, notFound } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { SecretBox } from '../../webhooks/signing/secret-box';
import { newMailValues } from '../mail/mail-values';
import type { TenantData } from '../tenant-data';
import type { AccessChanges } from './access-changes';
import { tokenDigest, isLinkToken, newLinkToken } from './link-token';
import type { TenantType } from './caller';
import { hashPassword } from './passwords';
import type { UserRole } from './sessions.service';
import type { TenantUser } from './tenant-user';

export interface MemberView {
  userId: UUID;
  email: string;
  role: UserRole;
  status: 'active' | 'disabled';
  since: Timestamp;
}

export interface InvitationView {
  invitationId: UUID;
  email: string;
  role: UserRole;
  createdAt: Timestamp;
  expiresAt: Timestamp;
}

/** Roles that a tenant of each type can assign: the administrator of its type, member and caseworker. */
export const ROLES_BY_TENANT_TYPE: Record<TenantType, readonly InvitationRow['role'][]> = {
  employer: ['employer_admin', 'member', 'caseworker'],
  organization: ['org_admin', 'member', 'caseworker'],
};

/** Members of a tenant, their roles, and open invitations. */
export class MembersService {
  constructor(
    private readonly data: TenantData,
    private readonly links: InvitationLinksRepository,
    private readonly box: SecretBox,
    private readonly changes: AccessChanges,
  ) {}

  async list(user: TenantUser): Promise<{ members: MemberView[]; invitations: InvitationView[] }> {
    const { tenantUsers, invitations } = this.data.of(scopeOf(user)).repositories;
    const [members, open] = await Promise.all([tenantUsers.list(), invitations.listOpen()]);
    return { members: members.map(memberView), invitations: open.map(invitationView) };
  }

  /**
   * Mails an invitation whose link works once and for seven days. Only a digest of the token is stored, so it is
   * returned only here.
   */
  async invite(
    user: TenantUser,
    input: { email: string; role: InvitationRow['role'] },
  ): Promise<InvitationView & { token: string }> {
    requireRoleOf(user, input.role);
    const token = newLinkToken();
    const row = await this.data.of(scopeOf(user)).transaction(async (repositories) => {
      const invitation = await repositories.invitations.insert({
        invitation_id: newId(),
        email: input.email,
        role: input.role,
        token_digest: tokenDigest(token),
        invited_by: user.userId,
      });
      await addAuditEntry(repositories, user, 'user.invited', invitation.invitation_id);
      const tenant = await repositories.tenantUsers.tenantName();
      await repositories.mails.add(
        newMailValues(this.box, {
          kind: 'invitation',
          cause: `invitation:${invitation.invitation_id}`,
          recipient: invitation.email,
          facts: { tenantName: tenant },
          link: invitationPath(token),
        }),
      );
      return invitation;
    });
    return { ...invitationView(row), token };
  }

  async withdraw(user: TenantUser, invitationId: UUID): Promise<void> {
    await this.data.of(scopeOf(user)).transaction(async (repositories) => {
      if (!(await repositories.invitations.withdraw(invitationId)))
        throw notFound('invitation', 'No such record exists.');
      await addAuditEntry(repositories, user, 'user.invitation_withdrawn', invitationId);
    });
  }

  /** Users cannot change their own role or state: a tenant could lose its last administrator by mistake. */
  async change(
    user: TenantUser,
    userId: UUID,
    change: { role?: InvitationRow['role']; status?: 'active' | 'disabled' },
  ): Promise<MemberView> {
    if (userId === user.userId) {
      throw new AppError(
        'role_not_allowed',
        'You cannot change your own role or access; another administrator must.',
      );
    }
    if (change.role) requireRoleOf(user, change.role);
    const changed = await this.data.of(scopeOf(user)).transaction(async (repositories) => {
      const row = await repositories.tenantUsers.change(userId, change);
      if (!row) throw notFound('user', 'No such record exists.');
      await addAuditEntry(
        repositories,
        user,
        change.role ? 'user.role_changed' : `user.${row.status}`,
        userId,
      );
      return memberView(row);
    });
    // Programs of the member act with the role of the member.
    this.changes.announce(user.tenantId);
    return changed;
  }

  /** Returns the invitation of a link; null if it was used or withdrawn, or has expired. */
  async invitation(token: string): Promise<OpenInvitation | null> {
    if (!isLinkToken(token)) return null;
    return (await this.links.find(tokenDigest(token))) ?? null;
  }

  /** Creates the invited user. Returns false if the invitation cannot be accepted any more. */
  async accept(token: string, password: string): Promise<boolean> {
    if (!isLinkToken(token)) return false;
    return this.links.accept(tokenDigest(token), newId(), await hashPassword(password));
  }
}

const scopeOf = (user: TenantUser) => ({ tenantId: user.tenantId, mode: 'live' as const });

function requireRoleOf(user: TenantUser, role: InvitationRow['role']): void {
  if (ROLES_BY_TENANT_TYPE[user.tenantType].includes(role)) return;
  throw new AppError('validation_failed', 'The role is not available for this type of tenant.', {
    errors: [
      {
        pointer: '/role',
        code: 'enum',
        message: `must be ${ROLES_BY_TENANT_TYPE[user.tenantType].join(' or ')}`,
      },
    ],
  });
}

function addAuditEntry(
  repositories: Repositories,
  user: TenantUser,
  action: string,
  subject: UUID,
): Promise<void> {
  return repositories.auditLog.add({
    audit_id: newId(),
    tenant_id: user.tenantId,
    actor_type: 'user',
    actor_id: user.userId,
    action,
    subject_type: 'user',
    subject_id: subject,
  });
}

function memberView(row: MemberRow): MemberView {
  return {
    userId: row.user_id,
    email: row.email,
    role: row.role,
    status: row.status,
    since: row.created_at.toISOString(),
  };
}

function invitationView(row: InvitationRow): InvitationView {
  return {
    invitationId: row.invitation_id,
    email: row.email,
    role: row.role,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

/** Path of the page that accepts an invitation. */
export function invitationPath(token: string): string {
  return `/developers/invitations/${token}`;
}
