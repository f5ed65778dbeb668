import { z } from 'zod';
import type { LinkActor, LinkSide, TenantLinkRow } from '../../db/tenancy/tenant-links.repository';
import type { TenantScope, Timestamp, UUID } from '../../domain/common';
import { AppError, notFound } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { Cursors } from '../cursors';
import type { TenantData } from '../tenant-data';

export type { LinkActor, LinkSide };
export type TenantLinkStatus = TenantLinkRow['status'];

/** A link between an organization and an employer, with its status. */
export interface TenantLinkRecord {
  linkId: UUID;
  organizationId: UUID;
  organizationName: string;
  employerId: UUID;
  employerName: string;
  status: TenantLinkStatus;
  requestedBy: LinkSide;
  /** The side that ended the link, or declined or withdrew the request. */
  revokedBy: LinkSide | null;
  requestedAt: Timestamp;
  acceptedAt: Timestamp | null;
  revokedAt: Timestamp | null;
}

export interface TenantLinkFilter {
  limit: number;
  cursor: string | null;
  status: TenantLinkStatus | null;
}

const sortKey = z.tuple([z.iso.datetime(), z.uuid()]);

/**
 * Links between organizations and employers. One side requests a link, the other accepts it, and either can end it
 * immediately. A link covers both modes, but rows of one mode are never visible in the other.
 */
export class TenantLinksService {
  constructor(
    private readonly data: TenantData,
    private readonly cursors: Cursors,
  ) {}

  async list(
    scope: TenantScope,
    filter: TenantLinkFilter,
  ): Promise<{ links: TenantLinkRecord[]; hasMore: boolean; nextCursor: string | null }> {
    const about = `tenant-links:${scope.tenantId}`;
    const after = filter.cursor ? this.cursors.read(about, filter.cursor, sortKey) : null;
    const rows = await this.data.of(scope).reads.tenantLinks.list({
      limit: filter.limit + 1,
      before: after ? { requestedAt: after[0], linkId: after[1] } : null,
      status: filter.status,
    });
    const links = rows.slice(0, filter.limit).map(linkRecord);
    const last = links.at(-1);
    const hasMore = rows.length > filter.limit;
    return {
      links,
      hasMore,
      nextCursor: hasMore && last ? this.cursors.issue(about, [last.requestedAt, last.linkId]) : null,
    };
  }

  /** Throws `not_found` unless the tenant is one of the two sides. */
  async get(scope: TenantScope, linkId: UUID): Promise<TenantLinkRecord> {
    const row = await this.data.of(scope).repositories.tenantLinks.find(linkId);
    if (!row) throw notFound('tenant_link');
    return linkRecord(row);
  }

  /**
   * Requests a link with another tenant. A repeated request changes nothing. If the other tenant has requested the link
   * already, the request accepts it. Throws `not_found` if no active tenant of the other type has this id.
   */
  async request(scope: TenantScope, otherTenantId: UUID, actor: LinkActor): Promise<TenantLinkRecord> {
    const linkId = await this.data.of(scope).repositories.tenantLinks.request(newId(), otherTenantId, actor);
    if (linkId === null) throw notFound('tenant');
    return this.get(scope, linkId);
  }

  /** Accepts a link. Only the side that received the request can accept. Accepting an active link changes nothing. */
  async accept(scope: TenantScope, linkId: UUID, actor: LinkActor): Promise<TenantLinkRecord> {
    const accepted = await this.data.of(scope).repositories.tenantLinks.accept(linkId, actor);
    const link = await this.get(scope, linkId);
    if (!accepted && link.status !== 'active') {
      const why =
        link.status === 'revoked'
          ? 'The link has ended; request a new link.'
          : 'Only the tenant that received the request can accept the link.';
      throw new AppError('invalid_transition', why, {
        extensions: {
          from: link.status,
          to: 'active',
          allowed: link.status === 'revoked' ? [] : ['revoked'],
        },
      });
    }
    return link;
  }

  /** Ends a link or a request immediately, from either side. Ending an ended link changes nothing. */
  async revoke(scope: TenantScope, linkId: UUID, actor: LinkActor): Promise<TenantLinkRecord> {
    await this.data.of(scope).repositories.tenantLinks.revoke(linkId, actor);
    return this.get(scope, linkId);
  }
}

function linkRecord(row: TenantLinkRow): TenantLinkRecord {
  return {
    linkId: row.link_id,
    organizationId: row.organization_id,
    organizationName: row.organization_name,
    employerId: row.employer_id,
    employerName: row.employer_name,
    status: row.status,
    requestedBy: row.requested_by,
    revokedBy: row.revoked_by,
    requestedAt: row.requested_at.toISOString(),
    acceptedAt: row.accepted_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}
