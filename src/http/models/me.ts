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
  /** Calls that may run at the same time; null for no limit.
   * @isInt */
  concurrent: number | null;
}

/** What the key of this call is and may do. */
export interface Me {
  keyId: UUID;
  keyName: string;
  mode: Mode;
  tenantId: UUID;
  tenantType: TenantType;
  scopes: Scope[];
  expiresAt: Timestamp | null;
  /** Which tenant reads go to by default; null for live keys. */
  sandboxTenant: 'own' | 'synthetic' | null;
  /** Empty for test keys, which are not limited. */
  rateLimits: RateLimitInfo[];
}
