import type { TenantScope, UUID } from '../../domain/common';
import type { Caller } from './caller';

/** Owner of the made-up jobs and candidates every test key may read; of both, since an employer has applicants. */
export const SYNTHETIC_TENANT_ID: UUID = '00000000-0000-7000-8000-0000000a0001';

/** As much of a caller as tells whose records it reads. */
export type RecordReader = Pick<Caller, 'tenantId' | 'mode' | 'sandboxTenant'>;

/**
 * Whose jobs and candidates a caller reads: its own, or those of the synthetic tenant where a test key chose them.
 * What a caller writes (operations, matches, idempotency records, events) stays under `caller` in any case: it is
 * visible to its owner only.
 */
export function recordScope(caller: RecordReader): TenantScope {
  const synthetic = caller.mode === 'test' && caller.sandboxTenant === 'synthetic';
  return { tenantId: synthetic ? SYNTHETIC_TENANT_ID : caller.tenantId, mode: caller.mode };
}
