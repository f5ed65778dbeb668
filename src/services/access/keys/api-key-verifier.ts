import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import type { ApiKeyLookupRepository, KeyLookup } from '../../../db/access/api-key-lookup.repository';
import { AppError } from '../../../platform/app-error';
import type { Clock } from '../../../platform/clock';
import type { Caller, Scope } from '../caller';
import { hashKey, isWellFormedKey } from './api-key-format';
import type { KeyUseRecorder } from './key-use-recorder';

/** Time for which a revoked key may keep working in a process that has cached it. */
const CACHE_TTL_MS = 9_000;
const CACHE_SIZE = 10_000;

interface CachedKey {
  key: KeyLookup | undefined;
  until: number;
  caller: Caller | null;
}

/** Verifies keys against Postgres and caches the results for a few seconds, by digest: raw keys are never stored. */
export class ApiKeyVerifier {
  private readonly cache = new LRUCache<string, CachedKey>({ max: CACHE_SIZE });

  constructor(
    private readonly directory: ApiKeyLookupRepository,
    private readonly uses: KeyUseRecorder,
    private readonly clock: Clock,
    private readonly pepper: string,
  ) {}

  /**
   * Returns the caller that a raw key identifies. Throws `invalid_api_key`, `expired_api_key`, `revoked_api_key`,
   * `ip_not_allowed` or `tenant_suspended`. A malformed key causes no query.
   */
  async verify(rawKey: string, ip: string): Promise<Caller> {
    if (!isWellFormedKey(rawKey)) throw invalidKeyError();
    const now = this.clock.now();
    const entry = await this.findKey(hashKey(rawKey, this.pepper), now.getTime());
    const key = entry.key;
    if (!key) throw invalidKeyError();
    assertUsable(key, now);
    assertAllowedAddress(key.ip_allowlist, ip);
    this.uses.record(key.key_id, ip, now);
    entry.caller ??= callerOf(key);
    return entry.caller;
  }

  private async findKey(hash: Buffer, now: number): Promise<CachedKey> {
    const digest = hash.toString('base64');
    const cached = this.cache.get(digest);
    if (cached && cached.until > now) return cached;
    const entry: CachedKey = {
      key: await this.directory.find(hash),
      until: now + CACHE_TTL_MS,
      caller: null,
    };
    this.cache.set(digest, entry);
    return entry;
  }
}

function callerOf(key: KeyLookup): Caller {
  return Object.freeze({
    tenantId: key.tenant_id,
    tenantType: key.tenant_type,
    mode: key.mode,
    keyId: key.key_id,
    keyName: key.name,
    scopes: key.scopes as Scope[],
    expiresAt: key.expires_at?.toISOString() ?? null,
    sandboxTenant: key.mode === 'test' ? (key.sandbox_tenant ?? 'own') : null,
  });
}

function invalidKeyError(): AppError {
  return new AppError('invalid_api_key', 'The key does not exist. Check that it is complete.');
}

function assertUsable(key: KeyLookup, now: Date): void {
  const overlapOver = key.status === 'rotating' && (!key.overlap_until || key.overlap_until <= now);
  if (key.status === 'revoked' || overlapOver) throw new AppError('revoked_api_key', 'The key was revoked.');
  // A disabled key gives the same response as an unknown key, so that a finder of the key learns nothing.
  if (key.status === 'disabled') throw invalidKeyError();
  if (key.expires_at && key.expires_at <= now) throw new AppError('expired_api_key', 'The key has expired.');
  if (key.tenant_status === 'suspended') throw new AppError('tenant_suspended', 'The tenant is suspended.');
}

function assertAllowedAddress(allowlist: readonly string[], ip: string): void {
  if (allowlist.length === 0) return;
  if (ipaddr.isValid(ip)) {
    const address = ipaddr.process(ip);
    const isAllowed = allowlist.some((cidr) => {
      const [range, bits] = ipaddr.parseCIDR(cidr);
      return range.kind() === address.kind() && address.match(range, bits);
    });
    if (isAllowed) return;
  }
  throw new AppError('ip_not_allowed', 'The key is not allowed from this address.');
}
