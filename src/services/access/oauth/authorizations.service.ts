import type { Mode } from '../../../domain/common';
import type { Clock } from '../../../platform/clock';
import { newId } from '../../../platform/ids';
import type { TenantData } from '../../tenant-data';
import { hashKey, newRawSecret } from '../keys/api-key-format';
import { SCOPES, type Scope } from '../caller';
import { isAdministrator, type TenantUser } from '../tenant-user';
import {
  requestedAccess,
  requestedClient,
  type RequestedAccess,
  type RequestedClient,
} from './authorization-request';
import { addGrantAudit } from './grant-audit';
import { grantEnd } from './grant-lifetime';
import type { OAuthClientsService, ResolvedClient } from './oauth-clients.service';
import { OAuthFault } from './oauth-fault';
import { isRegisteredRedirectUri } from './redirect-uri';
import { modesOfRole, scopesOfRole } from './role-scopes';

const CODE_LIFETIME_MS = 60_000;

/** What the page shows to the person who decides. */
export interface ConsentQuestion {
  client: ResolvedClient;
  redirectUri: string;
  tenantName: string;
  /** Modes that the role of the person allows, with the scopes that may be granted in each. */
  scopesByMode: Partial<Record<Mode, readonly Scope[]>>;
  resources: readonly string[];
  /** `ask`: an administrator must approve the client first. `approve`: allowing it approves it for the tenant. */
  approval: 'approved' | 'approve' | 'ask' | 'asked';
}

/** The state of an authorization request: refused without a redirect, redirected, or a question to the person. */
export type ReviewedRequest =
  | { kind: 'refused'; message: string }
  | { kind: 'redirected'; address: string }
  | { kind: 'question'; question: ConsentQuestion };

export interface Consent {
  mode: Mode;
  scopes: readonly string[];
}

export interface AuthorizationsDeps {
  data: TenantData;
  clients: OAuthClientsService;
  clock: Clock;
  pepper: string;
}

/** Where requests are addressed: the issuer, and the path of a resource by its address. */
export interface AuthorizationServer {
  issuer: string;
  resourceOf: (address: string) => string | null;
}

interface Checked {
  requested: RequestedClient;
  access: RequestedAccess;
  question: ConsentQuestion;
}

/** Authorization requests of programs, and the decisions of the members about them (RFC 6749 §4.1 with RFC 7636 and 9207). */
export class AuthorizationsService {
  constructor(private readonly deps: AuthorizationsDeps) {}

  /** Checks a request and returns what to show or where to redirect. */
  async review(
    user: TenantUser,
    parameters: URLSearchParams,
    server: AuthorizationServer,
  ): Promise<ReviewedRequest> {
    const checked = await this.check(user, parameters, server);
    return 'kind' in checked ? checked : { kind: 'question', question: checked.question };
  }

  /** Grants access and redirects with a code. The request is checked again, because the page could have changed it. */
  async allow(
    user: TenantUser,
    parameters: URLSearchParams,
    server: AuthorizationServer,
    consent: Consent,
  ): Promise<ReviewedRequest> {
    const checked = await this.check(user, parameters, server);
    if ('kind' in checked) return checked;
    const { requested, access, question } = checked;
    if (question.approval === 'ask' || question.approval === 'asked') return { kind: 'question', question };
    const offeredScopes = question.scopesByMode[consent.mode] ?? [];
    const scopes = offeredScopes.filter((scope) => consent.scopes.includes(scope));
    if (scopes.length === 0) return { kind: 'question', question };
    const code = newRawSecret('code');
    const now = this.deps.clock.now();
    await this.tenant(user).transaction(async (repositories) => {
      const oauthClientId = await this.deps.clients.admit(repositories, user, question.client, 'approved');
      const grantId = newId();
      await repositories.oauthGrants.insert({
        grant_id: grantId,
        mode: consent.mode,
        oauth_client_id: oauthClientId,
        user_id: user.userId,
        scopes,
        resources: access.resources,
        expires_at: grantEnd(now),
      });
      await repositories.oauthGrants.insertCode({
        grant_id: grantId,
        code_hash: hashKey(code, this.deps.pepper),
        redirect_uri: requested.redirectUri,
        code_challenge: access.codeChallenge,
        expires_at: new Date(now.getTime() + CODE_LIFETIME_MS),
      });
      await addGrantAudit(repositories, user, 'oauth_grant.allowed', grantId, question.client.name);
    });
    return redirected(requested, server, { code });
  }

  /** Redirects with the refusal of the person. */
  async deny(
    user: TenantUser,
    parameters: URLSearchParams,
    server: AuthorizationServer,
  ): Promise<ReviewedRequest> {
    const checked = await this.check(user, parameters, server);
    if ('kind' in checked) return checked;
    return redirected(checked.requested, server, {
      error: 'access_denied',
      error_description: 'The person has denied the request.',
    });
  }

  /** Asks the administrators of the tenant to approve the client. */
  async askForApproval(
    user: TenantUser,
    parameters: URLSearchParams,
    server: AuthorizationServer,
  ): Promise<ReviewedRequest> {
    const checked = await this.check(user, parameters, server);
    if ('kind' in checked) return checked;
    const { question } = checked;
    if (question.approval !== 'ask') return { kind: 'question', question };
    await this.tenant(user).transaction((repositories) =>
      this.deps.clients.admit(repositories, user, question.client, 'pending'),
    );
    return { kind: 'question', question: { ...question, approval: 'asked' } };
  }

  private async check(
    user: TenantUser,
    parameters: URLSearchParams,
    server: AuthorizationServer,
  ): Promise<Checked | Exclude<ReviewedRequest, { kind: 'question' }>> {
    const requested = requestedClient(parameters);
    if (!requested) return refused('The request names no client, or no address to return to.');
    let client: ResolvedClient | null;
    try {
      client = await this.deps.clients.resolve(user, requested.clientId);
    } catch (error) {
      if (error instanceof OAuthFault) return refused(error.message);
      throw error;
    }
    if (!client) return refused('No program with this client id is registered for your tenant.');
    if (client.status === 'blocked') return refused('An administrator has blocked this program.');
    // An error must not be sent to an address that the client has not registered: that would be an open redirect.
    if (!isRegisteredRedirectUri(requested.redirectUri, client.redirectUris)) {
      return refused('The address to return to is not registered for this program.');
    }
    try {
      const access = requestedAccess(parameters, server.resourceOf);
      const { repositories } = this.tenant(user);
      const isSandbox = await repositories.sandbox.exists();
      const scopesByMode = offeredScopes(user, access.scopes ?? SCOPES, isSandbox);
      if (Object.keys(scopesByMode).length === 0) {
        throw new OAuthFault('access_denied', 'The role of the person allows none of the requested scopes.');
      }
      const tenantName = await repositories.tenantUsers.tenantName();
      const { redirectUri } = requested;
      const { resources } = access;
      const approval = approvalOf(user, client);
      return {
        requested,
        access,
        question: { client, redirectUri, tenantName, scopesByMode, resources, approval },
      };
    } catch (error) {
      if (!(error instanceof OAuthFault)) throw error;
      // Anyone can publish a document with any address, and a person has not yet decided about this one (RFC 9700 §4.11.2).
      if (client.status !== 'approved') return refused(error.message);
      return redirected(requested, server, { error: error.code, error_description: error.message });
    }
  }

  private tenant(user: TenantUser) {
    return this.deps.data.of({ tenantId: user.tenantId, mode: 'live' });
  }
}

function approvalOf(user: TenantUser, { status }: ResolvedClient): ConsentQuestion['approval'] {
  if (status === 'approved') return 'approved';
  if (isAdministrator(user)) return 'approve';
  return status === 'pending' ? 'asked' : 'ask';
}

/** The requested scopes that the role allows, by mode. A sandbox has test data only. */
export function offeredScopes(
  { role }: Pick<TenantUser, 'role'>,
  requested: readonly Scope[],
  isSandbox: boolean,
): Partial<Record<Mode, readonly Scope[]>> {
  const entries = modesOfRole(role)
    .filter((mode) => mode === 'test' || !isSandbox)
    .map((mode) => [mode, scopesOfRole(role, mode).filter((scope) => requested.includes(scope))] as const)
    .filter(([, scopes]) => scopes.length > 0);
  return Object.fromEntries(entries);
}

function refused(message: string): { kind: 'refused'; message: string } {
  return { kind: 'refused', message };
}

/** The registered address with the response. `iss` says which server has responded (RFC 9207). */
function redirected(
  { redirectUri, state }: RequestedClient,
  { issuer }: AuthorizationServer,
  response: Record<string, string>,
): { kind: 'redirected'; address: string } {
  const query = new URLSearchParams({ ...response, ...(state === null ? {} : { state }), iss: issuer });
  return {
    kind: 'redirected',
    address: `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${query.toString()}`,
  };
}
