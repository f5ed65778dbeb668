import type { TenantScope, UUID } from '../../domain/common';
import type { Caller } from './caller';

/** Tenant that owns the synthetic jobs and candidates, which every test key may read. */
export const SYNTHETIC_TENANT_ID: UUID = '00000000-0000-7000-8000-0000000a0001';

/** The part of a caller that determines which records it reads. */
export type RecordReader = Pick<Caller, 'tenantId' | 'mode' | 'sandboxTenant'>;

/**
 * Scope of the jobs and candidates that a caller reads: those of its tenant, or those of the synthetic tenant if the
 * test key selects it. All rows that a caller writes (operations, matches, idempotency records, events) belong to its
 * tenant in either case, and only that tenant can read them.
 */
export function recordScope(caller: RecordReader): TenantScope {
  const synthetic = caller.mode === 'test' && caller.sandboxTenant === 'synthetic';
  return { tenantId: synthetic ? SYNTHETIC_TENANT_ID : caller.tenantId, mode: caller.mode };
}
