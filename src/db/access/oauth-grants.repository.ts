import type { Knex } from 'knex';
import type { Mode, TenantScope } from '../../domain/common';
import { namedBindings, type Executor } from '../kernel/statement';

export type RevocationReason =
  'person' | 'administrator' | 'client' | 'code_replayed' | 'refresh_token_reused';

export interface OAuthGrantRow {
  grant_id: string;
  mode: Mode;
  oauth_client_id: string;
  client_id: string;
  client_name: string;
  client_status: 'pending' | 'approved' | 'blocked';
  user_id: string;
  email: string;
  scopes: string[];
  resources: string[];
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
  revoked_reason: RevocationReason | null;
}

export interface NewOAuthGrant {
  grant_id: string;
  mode: Mode;
  oauth_client_id: string;
  user_id: string;
  scopes: readonly string[];
  resources: readonly string[];
  expires_at: Date;
}

export interface NewOAuthCode {
  grant_id: string;
  code_hash: Buffer;
  redirect_uri: string;
  code_challenge: string;
  expires_at: Date;
}

export interface NewOAuthToken {
  token_id: string;
  grant_id: string;
  kind: 'access' | 'refresh';
  token_hash: Buffer;
  scopes: readonly string[];
  resources: readonly string[];
  expires_at: Date;
}

/** Access that members of a tenant granted to clients, with its codes and tokens, in both modes. */
export class OAuthGrantsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  async insert(grant: NewOAuthGrant): Promise<void> {
    await this.insertInto('oauth_grants', grant);
  }

  async insertCode(code: NewOAuthCode): Promise<void> {
    await this.insertInto('oauth_codes', code);
  }

  async insertToken(token: NewOAuthToken): Promise<void> {
    await this.insertInto('oauth_tokens', token);
  }

  /** Uses a code once. Returns false if it was used or has expired. */
  async useCode(codeHash: Buffer, now: Date): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex.raw(
        `WITH used AS (
           UPDATE oauth_codes SET used_at = :now
           WHERE code_hash = :codeHash AND used_at IS NULL AND expires_at > :now RETURNING grant_id
         )
         UPDATE oauth_grants g SET activated_at = :now FROM used
         WHERE g.grant_id = used.grant_id AND g.revoked_at IS NULL RETURNING g.grant_id`,
        namedBindings({ codeHash, now }),
      ),
    );
    return rows.length > 0;
  }

  /** Ends a device authorization: with a grant, or denied without one. Returns false if it is not pending. */
  async decideDevice(userCodeHash: Buffer, grantId: string | null): Promise<boolean> {
    const [row] = await this.executor.rows<{ decided: boolean }>(
      this.knex.raw(
        'SELECT decide_device_authorization(:userCodeHash, :tenantId::uuid, :grantId::uuid) AS decided',
        namedBindings({ userCodeHash, grantId, tenantId: this.scope.tenantId }),
      ),
    );
    return row?.decided === true;
  }

  /** Uses a device code once. Returns false if it was used or has expired, or its grant was revoked. */
  async useDevice(deviceCodeHash: Buffer): Promise<boolean> {
    const [row] = await this.executor.rows<{ used: boolean }>(
      this.knex.raw(
        'SELECT use_device_authorization(:deviceCodeHash) AS used',
        namedBindings({ deviceCodeHash }),
      ),
    );
    return row?.used === true;
  }

  /** Uses a refresh token once. Returns false if it was used or revoked, or has expired. */
  async useRefreshToken(tokenId: string, now: Date): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex('oauth_tokens')
        .where({ token_id: tokenId, kind: 'refresh', tenant_id: this.scope.tenantId })
        .whereNull('used_at')
        .whereNull('revoked_at')
        .where('expires_at', '>', now)
        .update({ used_at: now })
        .returning('token_id'),
    );
    return rows.length > 0;
  }

  async revokeToken(tokenId: string, now: Date): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex('oauth_tokens')
        .where({ token_id: tokenId, tenant_id: this.scope.tenantId })
        .whereNull('revoked_at')
        .update({ revoked_at: now })
        .returning('token_id'),
    );
    return rows.length > 0;
  }

  /** Revokes a grant with all its tokens. Returns false if it was revoked before. */
  async revoke(grantId: string, reason: RevocationReason, now: Date): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex('oauth_grants')
        .where({ grant_id: grantId, tenant_id: this.scope.tenantId })
        .whereNull('revoked_at')
        .update({ revoked_at: now, revoked_reason: reason })
        .returning('grant_id'),
    );
    return rows.length > 0;
  }

  /** Revokes all grants of a client. */
  async revokeOfClient(oauthClientId: string, reason: RevocationReason, now: Date): Promise<void> {
    await this.executor.rows(
      this.knex('oauth_grants')
        .where({ oauth_client_id: oauthClientId, tenant_id: this.scope.tenantId })
        .whereNull('revoked_at')
        .update({ revoked_at: now, revoked_reason: reason }),
    );
  }

  async find(grantId: string): Promise<OAuthGrantRow | undefined> {
    const [row] = await this.executor.rows<OAuthGrantRow>(this.select().where('g.grant_id', grantId));
    return row;
  }

  /** Lists grants whose code was exchanged, newest first: those of a user, or of all users. */
  list(userId: string | null, limit: number): Promise<OAuthGrantRow[]> {
    const query = this.select()
      .whereNotNull('g.activated_at')
      .orderBy([
        { column: 'g.created_at', order: 'desc' },
        { column: 'g.grant_id', order: 'desc' },
      ])
      .limit(limit);
    return this.executor.rows<OAuthGrantRow>(userId === null ? query : query.where('g.user_id', userId));
  }

  private async insertInto(table: string, row: object): Promise<void> {
    await this.executor.rows(this.knex(table).insert({ ...row, tenant_id: this.scope.tenantId }));
  }

  private select(): Knex.QueryBuilder {
    return this.knex('oauth_grants as g')
      .join('oauth_clients as c', 'c.oauth_client_id', 'g.oauth_client_id')
      .join('users as u', 'u.user_id', 'g.user_id')
      .select(
        'g.grant_id',
        'g.mode',
        'g.oauth_client_id',
        'c.client_id',
        'c.name as client_name',
        'c.status as client_status',
        'g.user_id',
        'u.email',
        'g.scopes',
        'g.resources',
        'g.created_at',
        'g.expires_at',
        'g.last_used_at',
        'g.revoked_at',
        'g.revoked_reason',
      )
      .where('g.tenant_id', this.scope.tenantId);
  }
}
