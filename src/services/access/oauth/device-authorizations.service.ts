import type { DeviceAuthorizationsRepository } from '../../../db/access/device-authorizations.repository';
import type { Mode } from '../../../domain/common';
import type { Clock } from '../../../platform/clock';
import { newId, randomBase62 } from '../../../platform/ids';
import type { TenantData } from '../../tenant-data';
import { SCOPES, type Scope } from '../caller';
import { hashKey } from '../keys/api-key-format';
import type { TenantUser } from '../tenant-user';
import { offeredScopes, type Consent } from './authorizations.service';
import { COMMAND_LINE_CLIENT_ID, COMMAND_LINE_NAME } from './command-line-client';
import { addGrantAudit } from './grant-audit';
import { grantEnd } from './grant-lifetime';
import type { GrantTokensService, IssuedGrantTokens } from './grant-tokens.service';
import { addClientAudit } from './oauth-clients.service';
import { OAuthFault } from './oauth-fault';
import { newUserCode, shownUserCode } from './user-code';

export const DEVICE_CODE_SECONDS = 600;
export const POLL_SECONDS = 5;
const DEVICE_CODE_LENGTH = 43;

export interface StartedDevice {
  deviceCode: string;
  /** As it is shown to the person. */
  userCode: string;
}

/** What the page shows to the person who has entered a code. */
export interface DeviceQuestion {
  programName: string;
  tenantName: string;
  scopesByMode: Partial<Record<Mode, readonly Scope[]>>;
}

export interface DeviceAuthorizationsDeps {
  data: TenantData;
  devices: DeviceAuthorizationsRepository;
  tokens: GrantTokensService;
  clock: Clock;
  pepper: string;
}

const OUTCOME_FAULTS = {
  unknown: new OAuthFault('invalid_grant', 'The device code is not valid, or was used.'),
  denied: new OAuthFault('access_denied', 'The person has denied the request.'),
  expired: new OAuthFault('expired_token', 'The device code has expired.'),
  slow_down: new OAuthFault('slow_down', 'Wait five seconds longer between requests.'),
  pending: new OAuthFault('authorization_pending', 'The person has not decided yet.'),
} as const;

/** Access for programs without a browser: a person enters the code that the program shows (RFC 8628). */
export class DeviceAuthorizationsService {
  constructor(private readonly deps: DeviceAuthorizationsDeps) {}

  /** Starts a request of the command line, the only client of this flow. */
  async start(
    clientId: string,
    scopes: readonly Scope[] | null,
    resources: readonly string[],
  ): Promise<StartedDevice> {
    if (clientId !== COMMAND_LINE_CLIENT_ID) {
      throw new OAuthFault('unauthorized_client', 'Only the command line may use this flow.');
    }
    const deviceCode = randomBase62(DEVICE_CODE_LENGTH);
    const userCode = newUserCode();
    const started = await this.deps.devices.start(
      { deviceHash: this.hash(deviceCode), userHash: this.hash(userCode) },
      { client_id: clientId, scopes: scopes === null ? null : [...scopes], resources: [...resources] },
      DEVICE_CODE_SECONDS,
    );
    if (!started) throw new OAuthFault('temporarily_unavailable', 'Too many requests wait for a person.');
    return { deviceCode, userCode: shownUserCode(userCode) };
  }

  /** Returns the question that belongs to a code; null if it is unknown, was decided or has expired. */
  async question(user: TenantUser, userCode: string): Promise<DeviceQuestion | null> {
    const request = await this.deps.devices.find(this.hash(userCode));
    if (!request) return null;
    const { repositories } = this.tenant(user);
    const client = await repositories.oauthClients.findByClientId(request.client_id);
    const isSandbox = await repositories.sandbox.exists();
    const isBlocked = client !== undefined && client.status !== 'approved';
    return {
      programName: COMMAND_LINE_NAME,
      tenantName: await repositories.tenantUsers.tenantName(),
      scopesByMode: isBlocked
        ? {}
        : offeredScopes(user, (request.scopes as Scope[] | null) ?? SCOPES, isSandbox),
    };
  }

  /** Grants access to the program that shows the code. Returns false if the code or the choice is not valid. */
  async allow(user: TenantUser, userCode: string, consent: Consent): Promise<boolean> {
    const hash = this.hash(userCode);
    const [request, question] = await Promise.all([
      this.deps.devices.find(hash),
      this.question(user, userCode),
    ]);
    if (!request || !question) return false;
    const offeredScopes = question.scopesByMode[consent.mode] ?? [];
    const scopes = offeredScopes.filter((scope) => consent.scopes.includes(scope));
    if (scopes.length === 0) return false;
    const grantId = newId();
    const { oauthClientId, isNew } = await this.commandLine(user);
    return this.tenant(user)
      .transaction(async (repositories) => {
        if (isNew) {
          const client = { oauth_client_id: oauthClientId, name: COMMAND_LINE_NAME };
          await addClientAudit(repositories, user, 'oauth_client.registered', client);
        }
        await repositories.oauthGrants.insert({
          grant_id: grantId,
          mode: consent.mode,
          oauth_client_id: oauthClientId,
          user_id: user.userId,
          scopes,
          resources: request.resources,
          expires_at: grantEnd(this.deps.clock.now()),
        });
        await addGrantAudit(repositories, user, 'oauth_grant.allowed', grantId, COMMAND_LINE_NAME);
        if (!(await repositories.oauthGrants.decideDevice(hash, grantId))) throw new DecidedError();
        return true;
      })
      .catch((error: unknown) => {
        if (error instanceof DecidedError) return false;
        throw error;
      });
  }

  async deny(user: TenantUser, userCode: string): Promise<boolean> {
    return this.tenant(user).repositories.oauthGrants.decideDevice(this.hash(userCode), null);
  }

  /** Exchanges a device code once for tokens. Throws the fault that tells the program to wait or to stop. */
  async exchange(clientId: string, deviceCode: string): Promise<IssuedGrantTokens> {
    const hash = this.hash(deviceCode);
    const { outcome, grant_id } = await this.deps.devices.poll(hash, clientId);
    if (outcome !== 'approved') throw OUTCOME_FAULTS[outcome];
    const grant = grant_id === null ? undefined : await this.deps.devices.findGrant(grant_id);
    if (!grant) throw OUTCOME_FAULTS.unknown;
    return this.deps.tokens.issueFirst(grant, OUTCOME_FAULTS.unknown.message, ({ oauthGrants }) =>
      oauthGrants.useDevice(hash),
    );
  }

  /** The row of the command line in the tenant, which the first member who signs in creates. */
  private async commandLine(user: TenantUser): Promise<{ oauthClientId: string; isNew: boolean }> {
    const { oauthClients } = this.tenant(user).repositories;
    const id = newId();
    const inserted = await oauthClients.insert({
      oauth_client_id: id,
      client_id: COMMAND_LINE_CLIENT_ID,
      kind: 'command_line',
      name: COMMAND_LINE_NAME,
      redirect_uris: [],
      secret_hash: null,
      status: 'approved',
      created_by: user.userId,
    });
    if (inserted) return { oauthClientId: id, isNew: true };
    const existing = await oauthClients.findByClientId(COMMAND_LINE_CLIENT_ID);
    if (!existing) throw new Error('the client of the command line does not exist');
    return { oauthClientId: existing.oauth_client_id, isNew: false };
  }

  /** The pepper keeps short codes unguessable in a stolen table. */
  private hash(code: string): Buffer {
    return hashKey(code, this.deps.pepper);
  }

  private tenant(user: TenantUser) {
    return this.deps.data.of({ tenantId: user.tenantId, mode: 'live' });
  }
}

/** Rolls the grant back: the code was decided in the meantime. */
class DecidedError extends Error {}
