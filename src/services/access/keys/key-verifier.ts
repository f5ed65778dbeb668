import type { Caller } from '../caller';

/**
 * Turns a raw key into the caller it stands for. Refuses with `invalid_api_key`, `expired_api_key`,
 * `revoked_api_key`, `ip_not_allowed` or `tenant_suspended`; a malformed key never reaches the database.
 */
export interface KeyVerifier {
  verify(rawKey: string, ip: string): Promise<Caller>;
}
