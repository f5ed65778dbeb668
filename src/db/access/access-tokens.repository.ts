import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import { namedBindings, type Executor } from '../kernel/statement';

export interface NewAccessToken {
  tokenId: string;
  keyId: string;
  tokenHash: Buffer;
  scopes: readonly string[];
  /** Empty if the token is valid for the whole service. */
  resources: readonly string[];
  expiresAt: Date;
}

/** The access tokens of a tenant and mode, without their hashes. */
export class AccessTokensRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  async insert(token: NewAccessToken): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `INSERT INTO access_tokens (token_id, tenant_id, mode, key_id, token_hash, scopes, resources, expires_at)
         VALUES (:tokenId, :tenantId, :mode, :keyId, :tokenHash, :scopes::text[], :resources::text[], :expiresAt)`,
        namedBindings({ ...token, ...this.scope }),
      ),
    );
  }

  /** Revokes a token of a key. Returns false if the key has no such token, or none that is still valid. */
  async revoke(keyId: string, tokenHash: Buffer, now: Date): Promise<boolean> {
    const rows = await this.executor.rows(
      this.knex.raw(
        `UPDATE access_tokens SET revoked_at = :now
         WHERE key_id = :keyId AND token_hash = :tokenHash AND revoked_at IS NULL AND expires_at > :now
         RETURNING token_id`,
        namedBindings({ keyId, tokenHash, now }),
      ),
    );
    return rows.length > 0;
  }
}
