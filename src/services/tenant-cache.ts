import type { TenantScope } from '../domain/common';
import type { Clock } from '../platform/clock';

const CACHE_TTL_MS = 10_000;
const MAX_ENTRIES = 1_000;

/** What is needed with every call and changes rarely: read again every ten seconds, or once it was forgotten. */
export class TenantCache<Value> {
  private readonly entries = new Map<string, { until: number; value: Promise<Value> }>();

  constructor(
    private readonly clock: Clock,
    private readonly load: (scope: TenantScope) => Promise<Value>,
  ) {}

  get({ tenantId, mode }: TenantScope): Promise<Value> {
    const key = `${tenantId}:${mode}`;
    const now = this.clock.now().getTime();
    const known = this.entries.get(key);
    if (known && known.until > now) return known.value;
    const value = this.load({ tenantId, mode });
    // What could not be read is asked for again.
    value.catch(() => this.entries.delete(key));
    this.entries.delete(key);
    if (this.entries.size >= MAX_ENTRIES) this.entries.delete(this.entries.keys().next().value ?? '');
    this.entries.set(key, { until: now + CACHE_TTL_MS, value });
    return value;
  }

  clear(): void {
    this.entries.clear();
  }
}
