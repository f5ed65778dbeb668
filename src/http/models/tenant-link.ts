import type { Timestamp, UUID } from '../../domain/common';
import type { LinkSide, TenantLinkStatus } from '../../services/links/tenant-links.service';

/**
 * An organization and an employer that work together, or want to. While it is `active` the employer can be matched
 * with consenting candidates of the organization, and the organization with jobs of the employer.
 */
export interface TenantLink {
  linkId: UUID;
  organizationId: UUID;
  organizationName: string;
  employerId: UUID;
  employerName: string;
  status: TenantLinkStatus;
  requestedBy: LinkSide;
  /** Which side ended it; a request turned down or taken back is `revoked`, too. */
  revokedBy: LinkSide | null;
  requestedAt: Timestamp;
  acceptedAt: Timestamp | null;
  revokedAt: Timestamp | null;
}

/** One page of links, the newest request first. */
export interface TenantLinkList {
  links: TenantLink[];
  hasMore: boolean;
  /** Hand it back as `cursor` for the next page. */
  nextCursor: string | null;
}
