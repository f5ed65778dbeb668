import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import type { Executor } from '../kernel/statement';

export interface OAuthClientRow {
  oauth_client_id: string;
  /** What the client sends: the id of the row, or the address of its metadata document. */
  client_id: string;
  kind: 'registered' | 'metadata_document' | 'command_line';
  name: string;
  redirect_uris: string[];
  confidential: boolean;
  status: 'pending' | 'approved' | 'blocked';
  created_at: Date;
  decided_at: Date | null;
}

export interface NewOAuthClient {
  oauth_client_id: string;
  client_id: string;
  kind: OAuthClientRow['kind'];
  name: string;
  redirect_uris: readonly string[];
  secret_hash: Buffer | null;
  status: OAuthClientRow['status'];
  created_by: string;
}

export type OAuthClientChange = Partial<
  Pick<OAuthClientRow, 'name' | 'redirect_uris' | 'status' | 'decided_at'> & {
    secret_hash: Buffer;
    decided_by: string;
  }
>;

/** The OAuth clients of a tenant, without the hashes of their secrets. */
export class OAuthClientsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  list(limit: number): Promise<OAuthClientRow[]> {
    return this.executor.rows<OAuthClientRow>(this.select().orderBy('created_at', 'desc').limit(limit));
  }

  async count(): Promise<number> {
    const [row] = await this.executor.rows<{ count: string }>(
      this.knex('oauth_clients').count('* as count').where({ tenant_id: this.scope.tenantId }),
    );
    return Number(row?.count ?? 0);
  }

  async find(oauthClientId: string): Promise<OAuthClientRow | undefined> {
    const [row] = await this.executor.rows<OAuthClientRow>(
      this.select().where({ oauth_client_id: oauthClientId }),
    );
    return row;
  }

  async findByClientId(clientId: string): Promise<OAuthClientRow | undefined> {
    const [row] = await this.executor.rows<OAuthClientRow>(this.select().where({ client_id: clientId }));
    return row;
  }

  /** Returns undefined if the tenant has a client with this `client_id`. */
  async insert(client: NewOAuthClient): Promise<OAuthClientRow | undefined> {
    const [row] = await this.executor.rows<OAuthClientRow>(
      this.knex('oauth_clients')
        .insert({ ...client, tenant_id: this.scope.tenantId })
        .onConflict(['tenant_id', 'client_id'])
        .ignore()
        .returning(this.columns()),
    );
    return row;
  }

  async change(oauthClientId: string, change: OAuthClientChange): Promise<OAuthClientRow | undefined> {
    const [row] = await this.executor.rows<OAuthClientRow>(
      this.knex('oauth_clients')
        .where({ oauth_client_id: oauthClientId, tenant_id: this.scope.tenantId })
        .update(change)
        .returning(this.columns()),
    );
    return row;
  }

  private select(): Knex.QueryBuilder {
    return this.knex('oauth_clients').select(this.columns()).where({ tenant_id: this.scope.tenantId });
  }

  private columns() {
    return [
      'oauth_client_id',
      'client_id',
      'kind',
      'name',
      'redirect_uris',
      this.knex.raw('secret_hash IS NOT NULL AS confidential'),
      'status',
      'created_at',
      'decided_at',
    ] as string[];
  }
}
