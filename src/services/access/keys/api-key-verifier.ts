import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import type {
  ApiKeyLookupRepository,
  KeyLookup,
  TokenLookup,
} from '../../../db/access/api-key-lookup.repository';
import type { UUID } from '../../../domain/common';
import { AppError } from '../../../platform/app-error';
import type { Clock } from '../../../platform/clock';
import type { Caller, Scope } from '../caller';
import { scopesOfRole } from '../oauth/role-scopes';
import { credentialKind, hashKey } from './api-key-format';
import type { KeyUseRecorder } from './key-use-recorder';

/** Time for which a revoked key or token may keep working in a process that did not hear of the change. */
const CACHE_TTL_MS = 5_000;
const CACHE_SIZE = 10_000;

interface CachedKey {
  key: KeyLookup | TokenLookup | undefined;
  until: number;
  caller: Caller | null;
}

/**
 * Verifies keys and access tokens against Postgres and caches the results for a few seconds, by digest: raw keys are
 * never stored.
 */
export class ApiKeyVerifier {
  private readonly cache = new LRUCache<string, CachedKey>({ max: CACHE_SIZE });
  /** Number of announced changes: a lookup that began before a change is not cached. */
  private changes = 0;

  constructor(
    private readonly directory: ApiKeyLookupRepository,
    private readonly uses: KeyUseRecorder,
    private readonly clock: Clock,
    private readonly pepper: string,
  ) {}

  /**
   * Returns the caller that a raw key or access token identifies. Throws `invalid_api_key`, `expired_api_key`,
   * `revoked_api_key`, `ip_not_allowed` or `tenant_suspended`. A malformed one causes no query.
   */
  async verify(raw: string, ip: string): Promise<Caller> {
    const kind = credentialKind(raw);
    if (kind === null || kind === 'refresh') throw invalidKeyError();
    return this.verifyKind(kind, raw, ip);
  }

  /** As `verify`, but refuses access tokens: a token cannot obtain another one. */
  async verifyKey(rawKey: string, ip: string): Promise<Caller> {
    if (credentialKind(rawKey) !== 'key') throw invalidKeyError();
    return this.verifyKind('key', rawKey, ip);
  }

  /** Makes this process look up the keys and tokens of a tenant again. */
  forgetTenant(tenantId: UUID): void {
    this.changes += 1;
    for (const [digest, { key }] of this.cache.entries())
      if (key?.tenant_id === tenantId) this.cache.delete(digest);
  }

  private async verifyKind(kind: 'key' | 'token', raw: string, ip: string): Promise<Caller> {
    const now = this.clock.now();
    const entry = await this.find(kind, raw, now.getTime());
    const key = entry.key;
    if (!key) throw invalidKeyError();
    if ('token_expires_at' in key) assertTokenUsable(key, now);
    assertUsable(key, now);
    assertAllowedAddress(key.ip_allowlist, ip);
    this.uses.record(key.key_id, ip, now);
    entry.caller ??= callerOf(key);
    return entry.caller;
  }

  private async find(kind: 'key' | 'token', raw: string, now: number): Promise<CachedKey> {
    const hash = hashKey(raw, this.pepper);
    const digest = hash.toString('base64');
    const cached = this.cache.get(digest);
    if (cached && cached.until > now) return cached;
    const { changes } = this;
    const entry: CachedKey = {
      key: await (kind === 'key' ? this.directory.find(hash) : this.directory.findToken(hash)),
      until: now + CACHE_TTL_MS,
      caller: null,
    };
    if (changes === this.changes) this.cache.set(digest, entry);
    return entry;
  }
}

function callerOf(key: KeyLookup | TokenLookup): Caller {
  const token = 'token_expires_at' in key ? key : null;
  const person = token?.person_id
    ? { personId: token.person_id, isGranted: true, scopes: scopesOfPerson(token) }
    : null;
  return Object.freeze({
    tenantId: key.tenant_id,
    tenantType: key.tenant_type,
    mode: key.mode,
    keyId: key.key_id,
    keyName: key.name,
    scopes: key.scopes as Scope[],
    expiresAt:
      earlier(key.expires_at, token?.token_expires_at ?? key.sandbox_ends_at ?? null)?.toISOString() ?? null,
    resources: token?.resources ?? [],
    sandboxTenant: key.mode === 'test' ? (key.sandbox_tenant ?? 'own') : null,
    ...person,
    ...(key.sandbox_ends_at ? { isClaimable: true } : {}),
  });
}

/** The granted scopes that the present role of the person allows. */
function scopesOfPerson({ person_role, mode, scopes }: TokenLookup): Scope[] {
  const allowed = person_role === null ? [] : scopesOfRole(person_role, mode);
  return allowed.filter((scope) => scopes.includes(scope));
}

function earlier(one: Date | null, other: Date | null): Date | null {
  return one && other ? (one < other ? one : other) : (one ?? other);
}

function invalidKeyError(): AppError {
  return new AppError('invalid_api_key', 'The key does not exist. Check that it is complete.');
}

function assertTokenUsable(token: TokenLookup, now: Date): void {
  if (token.token_revoked_at) throw new AppError('revoked_api_key', 'The access token was revoked.');
  if (token.token_expires_at <= now) throw new AppError('expired_api_key', 'The access token has expired.');
  if (token.person_id !== null && scopesOfPerson(token).length === 0) {
    throw new AppError('revoked_api_key', 'The role of the person does not allow the granted access.');
  }
}

function assertUsable(key: KeyLookup, now: Date): void {
  const overlapOver = key.status === 'rotating' && (!key.overlap_until || key.overlap_until <= now);
  if (key.status === 'revoked' || overlapOver) {
    const isGranted = 'person_id' in key && key.person_id !== null;
    throw new AppError('revoked_api_key', isGranted ? 'The access was revoked.' : 'The key was revoked.');
  }
  // A disabled key gives the same response as an unknown key, so that a finder of the key learns nothing.
  if (key.status === 'disabled') throw invalidKeyError();
  if (key.expires_at && key.expires_at <= now) throw new AppError('expired_api_key', 'The key has expired.');
  if (key.sandbox_ends_at && key.sandbox_ends_at <= now) {
    throw new AppError('expired_api_key', 'The sandbox has expired.');
  }
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
