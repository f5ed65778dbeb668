import type { Database } from '../kernel/database';
import type { UserRoleColumn } from './users.repository';

export interface KeyLookup {
  key_id: string;
  name: string;
  mode: 'live' | 'test';
  scopes: string[];
  status: 'active' | 'rotating' | 'disabled' | 'revoked';
  expires_at: Date | null;
  overlap_until: Date | null;
  ip_allowlist: string[];
  sandbox_tenant: 'own' | 'synthetic' | null;
  tenant_id: string;
  tenant_type: 'employer' | 'organization';
  tenant_status: 'active' | 'suspended';
  /** When an unclaimed sandbox ends; null for other tenants. Absent for access tokens, which such a sandbox has not. */
  sandbox_ends_at?: Date | null;
}

/** The key or the grant of an access token, with the scopes that both have. */
export interface TokenLookup extends KeyLookup {
  /** Empty if the token is valid for the whole service. */
  resources: string[];
  token_expires_at: Date;
  token_revoked_at: Date | null;
  /** The member who granted the access; null for the token of a key. */
  person_id: string | null;
  person_role: UserRoleColumn | null;
}

export interface KeyUse {
  keyId: string;
  at: Date;
  ip: string;
}

/** Finds keys and access tokens by their exact hash, before the tenant is known. */
export class ApiKeyLookupRepository {
  constructor(private readonly database: Database) {}

  async find(hash: Buffer): Promise<KeyLookup | undefined> {
    const { rows } = await this.database.knex.raw<{ rows: KeyLookup[] }>('SELECT * FROM find_api_key(?)', [
      hash,
    ]);
    return rows[0];
  }

  async findToken(hash: Buffer): Promise<TokenLookup | undefined> {
    const { rows } = await this.database.knex.raw<{ rows: TokenLookup[] }>(
      'SELECT * FROM find_access_token(?)',
      [hash],
    );
    return rows[0];
  }

  /** Revokes a leaked key. Returns false if no key has this hash; true also for a key that was already revoked. */
  async revokeLeaked(hash: Buffer, foundAt: string | null): Promise<boolean> {
    const { rows } = await this.database.knex.raw<{ rows: { outcome: string | null }[] }>(
      'SELECT revoke_leaked_key(?, ?) AS outcome',
      [hash, foundAt],
    );
    return rows[0]?.outcome != null;
  }

  async recordUse(uses: readonly KeyUse[]): Promise<void> {
    await this.database.knex.raw('SELECT record_api_key_use(?::uuid[], ?::timestamptz[], ?::inet[])', [
      uses.map((use) => use.keyId),
      uses.map((use) => use.at.toISOString()),
      uses.map((use) => use.ip),
    ]);
  }
}
