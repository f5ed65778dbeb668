import type { Mode, Timestamp, UUID } from '../../domain/common';
import type { Scope, TenantType } from '../../services/access/caller';

/** A quota of a live key. */
export interface RateLimitInfo {
  /** As in the `RateLimit-Policy` header. */
  policy: string;
  /** @isInt */
  quota: number;
  /** @isInt */
  windowSeconds: number;
  /**
   * Maximum number of concurrent requests; null for no limit.
   * @isInt
   */
  concurrent: number | null;
}

/** The API key of the request, its tenant and its permissions. */
export interface Me {
  keyId: UUID;
  keyName: string;
  mode: Mode;
  tenantId: UUID;
  tenantType: TenantType;
  scopes: Scope[];
  expiresAt: Timestamp | null;
  /** The tenant that reads use by default; null for live keys. */
  sandboxTenant: 'own' | 'synthetic' | null;
  /** Empty for test keys, which have no limits. */
  rateLimits: RateLimitInfo[];
}
