import type { TenantScope, UUID } from '../../domain/common';

/** The closed list of scopes a key can hold. */
export const SCOPES = ['parse', 'match', 'retention', 'skills', 'jobs', 'candidates'] as const;
export type Scope = (typeof SCOPES)[number];

export type TenantType = 'employer' | 'organization';

/** Who is calling: the key that was verified, and the tenant it opens. */
export interface Caller extends TenantScope {
  keyId: UUID;
  keyName: string;
  tenantType: TenantType;
  scopes: readonly Scope[];
  expiresAt: string | null;
  sandboxTenant: 'own' | 'synthetic' | null;
  /** The person who acts, where it is one at a page of the portal and no program with a key. */
  personId?: UUID;
}
