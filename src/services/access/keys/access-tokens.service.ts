import type { Clock } from '../../../platform/clock';
import { newId } from '../../../platform/ids';
import type { TenantData } from '../../tenant-data';
import type { AccessChanges } from '../access-changes';
import type { Caller, Scope } from '../caller';
import { hashKey, newRawToken } from './api-key-format';

const TOKEN_LIFETIME_SECONDS = 3_600;

export interface IssuedToken {
  /** The raw token, which is not stored. */
  token: string;
  scopes: readonly Scope[];
  expiresInSeconds: number;
}

export interface AccessTokensDeps {
  data: TenantData;
  changes: AccessChanges;
  clock: Clock;
  pepper: string;
}

/** Issues and revokes access tokens of a key. Every change is written to the audit log. */
export class AccessTokensService {
  constructor(private readonly deps: AccessTokensDeps) {}

  /** Issues a token with scopes of the key, which stops working with the key or after an hour. */
  async issue(caller: Caller, scopes: readonly Scope[], resources: readonly string[]): Promise<IssuedToken> {
    const token = newRawToken(caller.mode);
    const now = this.deps.clock.now().getTime();
    const keyEnd = caller.expiresAt === null ? Infinity : Date.parse(caller.expiresAt);
    const end = Math.min(now + TOKEN_LIFETIME_SECONDS * 1_000, keyEnd);
    await this.deps.data.of(caller).transaction(async (repositories) => {
      await repositories.accessTokens.insert({
        tokenId: newId(),
        keyId: caller.keyId,
        tokenHash: hashKey(token, this.deps.pepper),
        scopes,
        resources,
        expiresAt: new Date(end),
      });
      await repositories.auditLog.add(auditEntry(caller, 'key.token_issued'));
    });
    return { token, scopes, expiresInSeconds: Math.floor((end - now) / 1_000) };
  }

  /** Revokes a token of the calling key. Any other text has no effect. */
  async revoke(caller: Caller, token: string): Promise<void> {
    const hash = hashKey(token, this.deps.pepper);
    const now = this.deps.clock.now();
    await this.deps.data.of(caller).transaction(async (repositories) => {
      if (!(await repositories.accessTokens.revoke(caller.keyId, hash, now))) return;
      await repositories.auditLog.add(auditEntry(caller, 'key.token_revoked'));
    });
    this.deps.changes.announce(caller.tenantId);
  }
}

function auditEntry(caller: Caller, action: string) {
  return {
    audit_id: newId(),
    tenant_id: caller.tenantId,
    actor_type: 'key',
    actor_id: caller.keyId,
    action,
    subject_type: 'api_key',
    subject_id: caller.keyId,
  } as const;
}
