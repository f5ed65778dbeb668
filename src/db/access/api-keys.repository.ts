import type { Knex } from 'knex';
import type { Executor } from '../kernel/statement';

export interface ApiKeyRow {
  key_id: string;
  tenant_id: string;
  tenant_type: 'employer' | 'organization';
  mode: 'live' | 'test';
  name: string;
  last4: string;
  scopes: string[];
  status: 'active' | 'rotating' | 'disabled' | 'revoked';
  created_by: string | null;
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
  last_used_ip: string | null;
  ip_allowlist: string[];
  sandbox_tenant: 'own' | 'synthetic' | null;
  replaced_by_key_id: string | null;
  overlap_until: Date | null;
  revoked_at: Date | null;
  revoked_reason: string | null;
}

/** Purpose of a key: a program of the tenant, or a page of ours: the playground of the portal or the reference. */
export type KeyPurpose = 'program' | 'playground';

export interface NewApiKey {
  key_id: string;
  tenant_id: string;
  mode: 'live' | 'test';
  name: string;
  key_hash: Buffer;
  last4: string;
  scopes: string[];
  created_by: string | null;
  expires_at: Date | null;
  ip_allowlist: string[];
  sandbox_tenant: 'own' | 'synthetic' | null;
  purpose?: KeyPurpose;
}

const API_KEY_COLUMNS = [
  'key_id',
  'tenant_id',
  'mode',
  'name',
  'last4',
  'scopes',
  'status',
  'created_by',
  'created_at',
  'expires_at',
  'last_used_at',
  'last_used_ip',
  'ip_allowlist',
  'sandbox_tenant',
  'replaced_by_key_id',
  'overlap_until',
  'revoked_at',
  'revoked_reason',
];

const TENANT_TYPE = '(SELECT type FROM tenants WHERE tenants.tenant_id = api_keys.tenant_id) AS tenant_type';

/** The keys of a tenant in both modes, without their hashes. */
export class ApiKeysRepository {
  private readonly columns: (string | Knex.Raw)[];

  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
  ) {
    this.columns = [...API_KEY_COLUMNS, knex.raw(TENANT_TYPE)];
  }

  async insert(key: NewApiKey): Promise<ApiKeyRow> {
    const [row] = await this.executor.rows<ApiKeyRow>(
      this.knex('api_keys').insert(key).returning(this.columns),
    );
    if (!row) throw new Error('the key was not written');
    return row;
  }

  list(tenantId: string): Promise<ApiKeyRow[]> {
    return this.executor.rows<ApiKeyRow>(
      this.knex('api_keys')
        .select(this.columns)
        .where({ tenant_id: tenantId, purpose: 'program' })
        .orderBy('created_at', 'desc'),
    );
  }

  async find(keyId: string): Promise<ApiKeyRow | undefined> {
    const [row] = await this.executor.rows<ApiKeyRow>(
      this.knex('api_keys').select(this.columns).where({ key_id: keyId }),
    );
    return row;
  }

  /** Email address of the user who created the key; null if a command or a former member did. */
  async findCreator(keyId: string): Promise<string | null> {
    const [row] = await this.executor.rows<{ email: string }>(
      this.knex('api_keys as k')
        .join('users as u', 'u.user_id', 'k.created_by')
        .select('u.email')
        .where('k.key_id', keyId),
    );
    return row?.email ?? null;
  }

  /** Counts the keys of a mode that are still valid. */
  async countUsable(tenantId: string, mode: 'live' | 'test'): Promise<number> {
    const [row] = await this.executor.rows<{ usable: number }>(
      this.knex('api_keys')
        .count({ usable: '*' })
        .where({ tenant_id: tenantId, mode, purpose: 'program' })
        .whereNot('status', 'revoked')
        .whereRaw('(expires_at IS NULL OR expires_at > now())')
        .whereRaw("(status <> 'rotating' OR overlap_until > now())"),
    );
    return row?.usable ?? 0;
  }

  /** Returns undefined if the key has none of the states `from` when it is written. */
  async update(
    keyId: string,
    change: Partial<
      Pick<ApiKeyRow, 'status' | 'replaced_by_key_id' | 'overlap_until' | 'revoked_at' | 'revoked_reason'>
    >,
    from: readonly ApiKeyRow['status'][],
  ): Promise<ApiKeyRow | undefined> {
    const [row] = await this.executor.rows<ApiKeyRow>(
      this.knex('api_keys')
        .where({ key_id: keyId })
        .whereIn('status', [...from])
        .update(change)
        .returning(this.columns),
    );
    return row;
  }

  /** Revokes the earlier keys of a user for a page of ours, before a new one is created. */
  async revokePageKeys(tenantId: string, userId: string, page: string): Promise<void> {
    await this.executor.rows(
      this.knex('api_keys')
        .where({ tenant_id: tenantId, purpose: 'playground', created_by: userId, name: page })
        .whereNot('status', 'revoked')
        .update({ status: 'revoked', revoked_at: this.knex.fn.now(), revoked_reason: 'replaced' }),
    );
  }
}
