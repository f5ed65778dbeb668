export interface ApiKey {
  keyId: string;
  name: string;
  mode: 'live' | 'test';
  scopes: string[];
  status: 'active' | 'rotating' | 'disabled' | 'expired' | 'revoked';
  last4: string;
  createdAt: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
  lastUsedIp: string | null;
  ipAllowlist: string[];
  sandboxTenant: 'own' | 'synthetic' | null;
  replacedByKeyId: string | null;
  overlapUntil: string | null;
  revokedAt: string | null;
  revokedReason: string | null;
}

/** A key with who created it and what was done with it. */
export type KeyDetail = ApiKey & {
  createdByName: string;
  history: { auditId: string; at: string; action: string; actor: string }[];
};

export type CreatedKey = ApiKey & { key: string };

const DAY_MS = 86_400_000;
const EXPIRES_SOON_DAYS = 30;
const UNUSED_DAYS = 90;

const isUsable = (key: ApiKey): boolean => key.status === 'active' || key.status === 'rotating';

/** Active keys that stop working within 30 days. */
export function keysExpiringSoon(keys: readonly ApiKey[], now: number): ApiKey[] {
  return keys.filter(
    (key) =>
      key.status === 'active' &&
      key.expiresAt !== null &&
      Date.parse(key.expiresAt) - now < EXPIRES_SOON_DAYS * DAY_MS,
  );
}

/** Usable keys without a call for 90 days, which are candidates for revocation. */
export function unusedKeys(keys: readonly ApiKey[], now: number): ApiKey[] {
  return keys.filter(
    (key) => isUsable(key) && now - Date.parse(key.lastUsedAt ?? key.createdAt) > UNUSED_DAYS * DAY_MS,
  );
}
