import type { Mode } from '../../domain/common';
import type { Database } from '../kernel/database';
import type { UserRoleColumn } from './users.repository';

/** The grant of a code or token, with the state of all it depends on. */
export interface GrantLookup {
  tenant_id: string;
  grant_id: string;
  mode: Mode;
  client_id: string;
  client_name: string;
  client_status: 'pending' | 'approved' | 'blocked';
  /** Null for a public client. */
  secret_hash: Buffer | null;
  scopes: string[];
  resources: string[];
  grant_expires_at: Date;
  revoked_at: Date | null;
  user_id: string;
  user_status: 'active' | 'disabled';
  role: UserRoleColumn;
  tenant_status: 'active' | 'suspended';
}

export interface CodeLookup extends GrantLookup {
  redirect_uri: string;
  code_challenge: string;
  expires_at: Date;
  used_at: Date | null;
}

export interface GrantTokenLookup extends GrantLookup {
  token_id: string;
  kind: 'access' | 'refresh';
  token_resources: string[];
  expires_at: Date;
  used_at: Date | null;
  token_revoked_at: Date | null;
}

/** Finds codes and tokens of grants by their exact hash, before the tenant is known. */
export class OAuthLookupRepository {
  constructor(private readonly database: Database) {}

  async findCode(hash: Buffer): Promise<CodeLookup | undefined> {
    const { rows } = await this.database.knex.raw<{ rows: CodeLookup[] }>(
      'SELECT * FROM find_oauth_code(?)',
      [hash],
    );
    return rows[0];
  }

  async findToken(hash: Buffer): Promise<GrantTokenLookup | undefined> {
    const { rows } = await this.database.knex.raw<{ rows: GrantTokenLookup[] }>(
      'SELECT * FROM find_oauth_token(?)',
      [hash],
    );
    return rows[0];
  }
}
