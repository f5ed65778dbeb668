import { LRUCache } from 'lru-cache';
import type { TenantScope } from '../domain/common';
import type { Clock } from '../platform/clock';

const CACHE_TTL_MS = 10_000;
const MAX_ENTRIES = 1_000;

/** Values that every call needs and that change rarely: loaded again after ten seconds or after `clear`. */
export class TenantCache<Value> {
  private readonly entries = new LRUCache<string, { until: number; value: Promise<Value> }>({
    max: MAX_ENTRIES,
  });

  constructor(
    private readonly clock: Clock,
    private readonly load: (scope: TenantScope) => Promise<Value>,
  ) {}

  get({ tenantId, mode }: TenantScope): Promise<Value> {
    const key = `${tenantId}:${mode}`;
    const now = this.clock.now().getTime();
    const entry = this.entries.get(key);
    if (entry && entry.until > now) return entry.value;
    const loading = { until: now + CACHE_TTL_MS, value: this.load({ tenantId, mode }) };
    this.entries.set(key, loading);
    // A failed load is tried again by the next call. It must not remove the value of a later one.
    loading.value.catch(() => {
      if (this.entries.peek(key) === loading) this.entries.delete(key);
    });
    return loading.value;
  }

  clear(): void {
    this.entries.clear();
  }
}
