import type { TenantScope, UUID } from '../../domain/common';

/** The closed list of scopes a key can hold. */
export const SCOPES = ['parse', 'match', 'retention', 'skills', 'jobs', 'candidates'] as const;
export type Scope = (typeof SCOPES)[number];

export function isScope(name: string): name is Scope {
  return (SCOPES as readonly string[]).includes(name);
}

export type TenantType = 'employer' | 'organization';

/** The verified key of a request, or the grant of a person, and the tenant it belongs to. */
export interface Caller extends TenantScope {
  keyId: UUID;
  keyName: string;
  tenantType: TenantType;
  scopes: readonly Scope[];
  expiresAt: string | null;
  sandboxTenant: 'own' | 'synthetic' | null;
  /** Parts of the service that an access token is limited to (RFC 8707); empty for keys and unlimited tokens. */
  resources?: readonly string[];
  /** The signed-in user, or the member who granted access to the program; absent for a program with a key. */
  personId?: UUID;
  /** True for a program with access that a person granted. Its `keyId` is the id of the grant. */
  isGranted?: boolean;
  /** True for the key of a sandbox that no person has claimed yet. */
  isClaimable?: boolean;
  /** Record of the `Idempotency-Key` of the request. */
  idempotencyId?: UUID;
}

/** Who acts, as the audit log names it: the signed-in user, or the key of a program. */
export function auditActor({ personId, keyId }: Pick<Caller, 'personId' | 'keyId'>): {
  actor_type: 'user' | 'key';
  actor_id: UUID;
} {
  return personId === undefined
    ? { actor_type: 'key', actor_id: keyId }
    : { actor_type: 'user', actor_id: personId };
}
