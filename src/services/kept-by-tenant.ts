import type { TenantScope } from '../domain/common';
import type { Clock } from '../platform/clock';

const KEPT_MS = 10_000;
const MOST_KEPT = 1_000;

/** What is needed with every call and changes rarely: read again every ten seconds, or once it was forgotten. */
export class KeptByTenant<Value> {
  private readonly kept = new Map<string, { until: number; value: Promise<Value> }>();

  constructor(
    private readonly clock: Clock,
    private readonly read: (scope: TenantScope) => Promise<Value>,
  ) {}

  of({ tenantId, mode }: TenantScope): Promise<Value> {
    const key = `${tenantId}:${mode}`;
    const now = this.clock.now().getTime();
    const known = this.kept.get(key);
    if (known && known.until > now) return known.value;
    const value = this.read({ tenantId, mode });
    // What could not be read is asked for again.
    value.catch(() => this.kept.delete(key));
    this.kept.delete(key);
    if (this.kept.size >= MOST_KEPT) this.kept.delete(this.kept.keys().next().value ?? '');
    this.kept.set(key, { until: now + KEPT_MS, value });
    return value;
  }

  forget(): void {
    this.kept.clear();
  }
}
