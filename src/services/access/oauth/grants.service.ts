import type { OAuthGrantRow, RevocationReason } from '../../../db/access/oauth-grants.repository';
import type { Mode, Timestamp, UUID } from '../../../domain/common';
import { AppError, notFound } from '../../../platform/app-error';
import type { Clock } from '../../../platform/clock';
import type { TenantData } from '../../tenant-data';
import type { AccessChanges } from '../access-changes';
import { isAdministrator, type TenantUser } from '../tenant-user';
import { addGrantAudit } from './grant-audit';

const MAX_GRANTS = 200;

export interface GrantView {
  grantId: UUID;
  clientName: string;
  clientId: string;
  mode: Mode;
  scopes: readonly string[];
  /** Email address of the member who granted the access. */
  grantedBy: string;
  /** True if the reader granted it. */
  isOwn: boolean;
  status: 'active' | 'expired' | 'revoked';
  createdAt: Timestamp;
  expiresAt: Timestamp;
  lastUsedAt: Timestamp | null;
  revokedReason: RevocationReason | null;
}

/** The access that members granted to programs: one's own, and for administrators that of all members. */
export class GrantsService {
  constructor(
    private readonly data: TenantData,
    private readonly clock: Clock,
    private readonly changes: AccessChanges,
  ) {}

  async list(user: TenantUser): Promise<GrantView[]> {
    const owner = isAdministrator(user) ? null : user.userId;
    const rows = await this.tenant(user).repositories.oauthGrants.list(owner, MAX_GRANTS);
    return rows.map((row) => this.view(user, row));
  }

  /** Revokes a grant with all its tokens, which stop working at once. */
  async revoke(user: TenantUser, grantId: UUID): Promise<GrantView> {
    const row = await this.tenant(user).transaction(async (repositories) => {
      const grant = await repositories.oauthGrants.find(grantId);
      if (!grant) throw notFound('oauth_grant', 'No such record exists.');
      const isOwn = grant.user_id === user.userId;
      if (!isOwn && !isAdministrator(user)) {
        throw new AppError('role_not_allowed', 'Only administrators can revoke the access of other members.');
      }
      const reason = isOwn ? 'person' : 'administrator';
      if (await repositories.oauthGrants.revoke(grantId, reason, this.clock.now())) {
        await addGrantAudit(repositories, user, 'oauth_grant.revoked', grantId, grant.client_name);
      }
      return repositories.oauthGrants.find(grantId);
    });
    if (!row) throw notFound('oauth_grant', 'No such record exists.');
    this.changes.announce(user.tenantId);
    return this.view(user, row);
  }

  private view(user: TenantUser, row: OAuthGrantRow): GrantView {
    const isRevoked = row.revoked_at !== null || row.client_status !== 'approved';
    const isExpired = row.expires_at <= this.clock.now();
    return {
      grantId: row.grant_id,
      clientName: row.client_name,
      clientId: row.client_id,
      mode: row.mode,
      scopes: row.scopes,
      grantedBy: row.email,
      isOwn: row.user_id === user.userId,
      status: isRevoked ? 'revoked' : isExpired ? 'expired' : 'active',
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
      revokedReason: row.revoked_reason,
    };
  }

  private tenant(user: TenantUser) {
    return this.data.of({ tenantId: user.tenantId, mode: 'live' });
  }
}
