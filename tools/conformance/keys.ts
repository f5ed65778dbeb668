/** Keys of a run by command line option, with the tenant, mode and scopes that each must have. */
export const KEY_OPTIONS = {
  key: 'an employer, test mode, all scopes',
  'organization-key': 'an organization with an active link to the employer, test mode, all scopes',
  'second-tenant-key': 'another employer without a link, test mode, all scopes',
  'no-scope-key': 'the employer, test mode, only the scope skills',
  'parse-only-key': 'the employer, test mode, only the scope parse',
  'live-key': 'the employer, live mode, all scopes (its records are changed: needs --allow-live)',
  'expired-key': 'a key that has expired',
  'revoked-key': 'a key that was revoked',
  'restricted-ip-key': 'a key whose IP allowlist does not include this machine',
  'suspended-key': 'a key of a suspended tenant',
} as const;

export type KeyName = keyof typeof KEY_OPTIONS;
export type Keys = Partial<Record<KeyName, string>>;

export const KEY_NAMES = Object.keys(KEY_OPTIONS) as KeyName[];
