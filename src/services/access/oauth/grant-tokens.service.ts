import { timingSafeEqual } from 'node:crypto';
import type {
  CodeLookup,
  GrantLookup,
  GrantTokenLookup,
  OAuthLookupRepository,
} from '../../../db/access/oauth-lookup.repository';
import type { RevocationReason } from '../../../db/access/oauth-grants.repository';
import type { Repositories } from '../../../db/kernel/repositories';
import type { Clock } from '../../../platform/clock';
import { newId } from '../../../platform/ids';
import type { TenantData } from '../../tenant-data';
import type { AccessChanges } from '../access-changes';
import type { Scope } from '../caller';
import {
  credentialKind,
  hashKey,
  isWellFormedSecret,
  newRawRefreshToken,
  newRawToken,
} from '../keys/api-key-format';
import { addGrantAudit } from './grant-audit';
import { ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_MS } from './grant-lifetime';
import { OAuthFault } from './oauth-fault';
import { matchesChallenge } from './pkce';
import { scopesOfRole } from './role-scopes';

/** What a client sends to identify itself; the secret is null for a public client. */
export interface OAuthClientCredentials {
  clientId: string;
  secret: string | null;
}

export interface IssuedGrantTokens {
  accessToken: string;
  refreshToken: string;
  scopes: readonly Scope[];
  expiresInSeconds: number;
}

export interface GrantTokensDeps {
  data: TenantData;
  lookup: OAuthLookupRepository;
  changes: AccessChanges;
  clock: Clock;
  pepper: string;
}

const BAD_CODE = 'The code is not valid: it was used, has expired, or belongs to another request.';
const BAD_REFRESH_TOKEN = 'The refresh token is not valid: it was used or revoked, or has expired.';

/** Exchanges codes and refresh tokens for tokens, and revokes tokens. Only keyed hashes are stored. */
export class GrantTokensService {
  constructor(private readonly deps: GrantTokensDeps) {}

  /** Exchanges a code once. A second use revokes everything that the first one has obtained (RFC 9700 §2.1.1). */
  async exchangeCode(
    client: OAuthClientCredentials,
    exchange: {
      code: string;
      redirectUri: string | null;
      verifier: string | null;
      resources: readonly string[];
    },
  ): Promise<IssuedGrantTokens> {
    const hash = hashKey(exchange.code, this.deps.pepper);
    const grant = isWellFormedSecret(exchange.code, 'code')
      ? await this.deps.lookup.findCode(hash)
      : undefined;
    if (!grant) throw new OAuthFault('invalid_grant', BAD_CODE);
    this.requireClient(client, grant);
    if (grant.used_at !== null) await this.revokeReplayed(grant, 'code_replayed', BAD_CODE);
    requireExchange(grant, exchange);
    const scopes = this.usableScopes(grant, BAD_CODE);
    const resources = narrowedResources(grant.resources, exchange.resources);
    const tokens = await this.tenant(grant).transaction(async (repositories) => {
      if (!(await repositories.oauthGrants.useCode(hash, this.deps.clock.now()))) return null;
      await addGrantAudit(
        repositories,
        actorOf(grant),
        'oauth_grant.connected',
        grant.grant_id,
        grant.client_name,
      );
      return this.issue(repositories, grant, { scopes, resources });
    });
    return tokens ?? this.revokeReplayed(grant, 'code_replayed', BAD_CODE);
  }

  /** Exchanges a refresh token once. A second use means that it was stolen, and revokes the grant (RFC 9700 §4.14.2). */
  async refresh(
    client: OAuthClientCredentials,
    exchange: { refreshToken: string; scopes: readonly Scope[] | null; resources: readonly string[] },
  ): Promise<IssuedGrantTokens> {
    const grant = await this.findToken(exchange.refreshToken, 'refresh');
    if (!grant) throw new OAuthFault('invalid_grant', BAD_REFRESH_TOKEN);
    this.requireClient(client, grant);
    if (grant.used_at !== null) await this.revokeReplayed(grant, 'refresh_token_reused', BAD_REFRESH_TOKEN);
    const now = this.deps.clock.now();
    if (grant.token_revoked_at !== null || grant.expires_at <= now) {
      throw new OAuthFault('invalid_grant', BAD_REFRESH_TOKEN);
    }
    const usable = this.usableScopes(grant, BAD_REFRESH_TOKEN);
    const scopes = usable.filter((scope) => exchange.scopes === null || exchange.scopes.includes(scope));
    if (scopes.length < (exchange.scopes?.length ?? 1)) {
      throw new OAuthFault('invalid_scope', `The granted scopes are ${usable.join(' ')}.`);
    }
    const resources = narrowedResources(grant.resources, exchange.resources);
    const tokens = await this.tenant(grant).transaction(async (repositories) => {
      if (!(await repositories.oauthGrants.useRefreshToken(grant.token_id, now))) return null;
      return this.issue(repositories, grant, { scopes, resources });
    });
    return tokens ?? this.revokeReplayed(grant, 'refresh_token_reused', BAD_REFRESH_TOKEN);
  }

  /** Revokes an access token, or with a refresh token the whole grant. Any other text has no effect (RFC 7009). */
  async revoke(client: OAuthClientCredentials, token: string): Promise<void> {
    const grant = await this.findToken(token, null);
    if (!grant || grant.client_id !== client.clientId) return;
    this.requireClient(client, grant);
    const now = this.deps.clock.now();
    await this.tenant(grant).transaction(async (repositories) => {
      const { oauthGrants } = repositories;
      const done =
        grant.kind === 'refresh'
          ? await oauthGrants.revoke(grant.grant_id, 'client', now)
          : await oauthGrants.revokeToken(grant.token_id, now);
      if (!done) return;
      const action = grant.kind === 'refresh' ? 'oauth_grant.revoked' : 'oauth_grant.token_revoked';
      await addGrantAudit(repositories, actorOf(grant), action, grant.grant_id, grant.client_name);
    });
    this.deps.changes.announce(grant.tenant_id);
  }

  /** Issues the first tokens of a grant, if `use` could use its code. */
  async issueFirst(
    grant: GrantLookup,
    message: string,
    use: (repositories: Repositories) => Promise<boolean>,
  ): Promise<IssuedGrantTokens> {
    const scopes = this.usableScopes(grant, message);
    return this.tenant(grant).transaction(async (repositories) => {
      if (!(await use(repositories))) throw new OAuthFault('invalid_grant', message);
      const { grant_id, client_name } = grant;
      await addGrantAudit(repositories, actorOf(grant), 'oauth_grant.connected', grant_id, client_name);
      return this.issue(repositories, grant, { scopes, resources: grant.resources });
    });
  }

  /** Writes an access token and a refresh token of the grant. */
  private async issue(
    repositories: Repositories,
    grant: Pick<GrantLookup, 'grant_id' | 'mode' | 'grant_expires_at' | 'resources'>,
    access: { scopes: readonly Scope[]; resources: readonly string[] },
  ): Promise<IssuedGrantTokens> {
    const { pepper, clock } = this.deps;
    const now = clock.now().getTime();
    const end = (lifetimeMs: number) => Math.min(now + lifetimeMs, grant.grant_expires_at.getTime());
    const accessToken = newRawToken(grant.mode);
    const refreshToken = newRawRefreshToken(grant.mode);
    const accessEnd = end(ACCESS_TOKEN_SECONDS * 1_000);
    const row = { grant_id: grant.grant_id, scopes: access.scopes };
    await repositories.oauthGrants.insertToken({
      ...row,
      token_id: newId(),
      kind: 'access',
      token_hash: hashKey(accessToken, pepper),
      resources: access.resources,
      expires_at: new Date(accessEnd),
    });
    await repositories.oauthGrants.insertToken({
      ...row,
      token_id: newId(),
      kind: 'refresh',
      token_hash: hashKey(refreshToken, pepper),
      resources: grant.resources,
      expires_at: new Date(end(REFRESH_TOKEN_MS)),
    });
    const expiresInSeconds = Math.floor((accessEnd - now) / 1_000);
    return { accessToken, refreshToken, scopes: access.scopes, expiresInSeconds };
  }

  private async findToken(raw: string, kind: 'refresh' | null): Promise<GrantTokenLookup | undefined> {
    const claimed = credentialKind(raw);
    if (claimed === null || claimed === 'key' || (kind !== null && claimed !== kind)) return undefined;
    const token = await this.deps.lookup.findToken(hashKey(raw, this.deps.pepper));
    return kind === null || token?.kind === kind ? token : undefined;
  }

  private requireClient({ clientId, secret }: OAuthClientCredentials, grant: GrantLookup): void {
    if (clientId !== grant.client_id) {
      throw new OAuthFault('invalid_grant', 'The code or token was issued to another client.');
    }
    const expected = grant.secret_hash;
    const isValid =
      expected === null
        ? secret === null
        : secret !== null && timingSafeEqual(hashKey(secret, this.deps.pepper), expected);
    if (!isValid) throw new OAuthFault('invalid_client', 'The client id or the client secret is not valid.');
  }

  /** The granted scopes that the role of the person still allows. Throws if nothing of the grant is usable. */
  private usableScopes(grant: GrantLookup, message: string): Scope[] {
    const isUsable =
      grant.revoked_at === null &&
      grant.grant_expires_at > this.deps.clock.now() &&
      grant.client_status === 'approved' &&
      grant.user_status === 'active' &&
      grant.tenant_status === 'active';
    const scopes = isUsable
      ? scopesOfRole(grant.role, grant.mode).filter((scope) => grant.scopes.includes(scope))
      : [];
    if (scopes.length === 0) throw new OAuthFault('invalid_grant', message);
    return scopes;
  }

  private async revokeReplayed(
    grant: GrantLookup,
    reason: RevocationReason,
    message: string,
  ): Promise<never> {
    await this.tenant(grant).transaction(async (repositories) => {
      if (!(await repositories.oauthGrants.revoke(grant.grant_id, reason, this.deps.clock.now()))) return;
      const actor = { tenantId: grant.tenant_id, userId: null };
      await addGrantAudit(repositories, actor, `oauth_grant.${reason}`, grant.grant_id, grant.client_name);
    });
    this.deps.changes.announce(grant.tenant_id);
    throw new OAuthFault('invalid_grant', message);
  }

  private tenant({ tenant_id }: GrantLookup) {
    return this.deps.data.of({ tenantId: tenant_id, mode: 'live' });
  }
}

function requireExchange(
  grant: CodeLookup,
  exchange: { redirectUri: string | null; verifier: string | null },
): void {
  const sameAddress = exchange.redirectUri === null || exchange.redirectUri === grant.redirect_uri;
  if (!sameAddress || !matchesChallenge(exchange.verifier ?? '', grant.code_challenge)) {
    throw new OAuthFault('invalid_grant', BAD_CODE);
  }
}

/** Resources of a token: those requested, which must be among the granted ones. An empty list is the whole service. */
export function narrowedResources(
  granted: readonly string[],
  requested: readonly string[],
): readonly string[] {
  if (requested.length === 0) return granted;
  const isGranted = (path: string) => granted.length === 0 || granted.includes(path) || granted.includes('');
  if (!requested.every(isGranted)) {
    throw new OAuthFault('invalid_target', 'The access was granted for another resource.');
  }
  return requested;
}

function actorOf(grant: GrantLookup): { tenantId: string; userId: string } {
  return { tenantId: grant.tenant_id, userId: grant.user_id };
}
