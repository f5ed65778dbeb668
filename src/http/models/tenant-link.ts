import type { Timestamp, UUID } from '../../domain/common';
import type { LinkSide, TenantLinkStatus } from '../../services/links/tenant-links.service';

/**
 * A link between an organization and an employer. While it is `active`, the employer can match its jobs with consenting
 * candidates of the organization, and the organization can match its candidates with jobs of the employer.
 */
export interface TenantLink {
  linkId: UUID;
  organizationId: UUID;
  organizationName: string;
  employerId: UUID;
  employerName: string;
  status: TenantLinkStatus;
  requestedBy: LinkSide;
  /** The side that ended it; a declined or withdrawn request is also `revoked`. */
  revokedBy: LinkSide | null;
  requestedAt: Timestamp;
  acceptedAt: Timestamp | null;
  revokedAt: Timestamp | null;
}

/** One page of links, the newest request first. */
export interface TenantLinkList {
  links: TenantLink[];
  hasMore: boolean;
  /** Pass it as `cursor` to get the next page. */
  nextCursor: string | null;
}
