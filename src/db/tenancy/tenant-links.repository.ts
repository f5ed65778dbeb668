import type { Knex } from 'knex';
import type { Executor } from '../kernel/statement';

export type LinkSide = 'organization' | 'employer';

export interface TenantLinkRow {
  link_id: string;
  organization_id: string;
  organization_name: string;
  employer_id: string;
  employer_name: string;
  status: 'requested' | 'active' | 'revoked';
  requested_by: LinkSide;
  revoked_by: LinkSide | null;
  requested_at: Date;
  accepted_at: Date | null;
  revoked_at: Date | null;
}

/** The actor named in the audit log. */
export interface LinkActor {
  type: 'cli' | 'user';
  /** The user; null for the command line. */
  id: string | null;
}

export interface TenantLinkPage {
  limit: number;
  before: { requestedAt: string; linkId: string } | null;
  status: TenantLinkRow['status'] | null;
}

/** Links of a tenant. A row belongs to both tenants, so every change is a function that checks the side. */
export class TenantLinksRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
  ) {}

  /** Newest first. */
  list(page: TenantLinkPage): Promise<TenantLinkRow[]> {
    const query = this.knex
      .select('*')
      .from(this.knex.raw('own_tenant_links()'))
      .orderBy([
        { column: 'requested_at', order: 'desc' },
        { column: 'link_id', order: 'desc' },
      ])
      .limit(page.limit);
    if (page.status) void query.where('status', page.status);
    if (page.before) {
      void query.whereRaw('(requested_at, link_id) < (?::timestamptz, ?::uuid)', [
        page.before.requestedAt,
        page.before.linkId,
      ]);
    }
    return this.executor.rows<TenantLinkRow>(query);
  }

  async find(linkId: string): Promise<TenantLinkRow | undefined> {
    const [row] = await this.executor.rows<TenantLinkRow>(
      this.knex.raw('SELECT * FROM own_tenant_links() WHERE link_id = ?', [linkId]),
    );
    return row;
  }

  /**
   * Requests a link with `otherTenantId` and returns its id: a new link, the existing one, or the one that the other
   * side requested, which this accepts. Returns null if no active tenant of the other type has that id.
   */
  async request(newLinkId: string, otherTenantId: string, actor: LinkActor): Promise<string | null> {
    const [row] = await this.executor.rows<{ id: string | null }>(
      this.knex.raw('SELECT request_tenant_link(?, ?, ?, ?) AS id', [
        newLinkId,
        otherTenantId,
        actor.type,
        actor.id,
      ] as Knex.RawBinding[]),
    );
    return row?.id ?? null;
  }

  /** Returns false if this tenant cannot accept a link with the id. */
  accept(linkId: string, actor: LinkActor): Promise<boolean> {
    return this.changeStatus('SELECT accept_tenant_link(?, ?, ?) AS done', linkId, actor);
  }

  /** Returns false if there is no link to end with the id. */
  revoke(linkId: string, actor: LinkActor): Promise<boolean> {
    return this.changeStatus('SELECT revoke_tenant_link(?, ?, ?) AS done', linkId, actor);
  }

  private async changeStatus(sql: string, linkId: string, actor: LinkActor): Promise<boolean> {
    const [row] = await this.executor.rows<{ done: boolean }>(
      this.knex.raw(sql, [linkId, actor.type, actor.id] as Knex.RawBinding[]),
    );
    return row?.done === true;
  }
}
