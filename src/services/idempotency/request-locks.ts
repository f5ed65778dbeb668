import type { TenantScope, UUID } from '../../domain/common';
import type { TenantData } from '../tenant-data';

/** Time after which the request of a process that has died can be repeated. */
export const LOCK_SECONDS = 30;

const RENEWAL_INTERVAL_MS = 8_000;
/** Longer than a request may wait for its work. */
const MAX_HOLD_MS = 90_000;

interface HeldLock {
  scope: TenantScope;
  /** `performance.now()` when the request began. */
  since: number;
}

/** Renews the locks of the requests of this process while they run. */
export class RequestLocks {
  private readonly held = new Map<UUID, HeldLock>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly data: TenantData) {}

  hold({ tenantId, mode }: TenantScope, idempotencyId: UUID): void {
    this.held.set(idempotencyId, { scope: { tenantId, mode }, since: performance.now() });
    this.timer ??= setInterval(() => this.renew(), RENEWAL_INTERVAL_MS).unref();
  }

  drop(idempotencyId: UUID): void {
    this.held.delete(idempotencyId);
    if (this.held.size > 0 || !this.timer) return;
    clearInterval(this.timer);
    this.timer = null;
  }

  private renew(): void {
    const now = performance.now();
    for (const [idempotencyId, { scope, since }] of this.held) {
      if (now - since > MAX_HOLD_MS) this.drop(idempotencyId);
      // Most requests end before the first renewal. A renewal that fails is repeated before the lock expires.
      else if (now - since > RENEWAL_INTERVAL_MS / 2)
        this.data
          .of(scope)
          .repositories.idempotencyKeys.renewLock(idempotencyId, LOCK_SECONDS)
          .catch(() => undefined);
    }
  }
}
