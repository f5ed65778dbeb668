/** Keys a run can be given, by their option on the command line, and what each lets it check. */
export const KEY_OPTIONS = {
  key: 'an employer, test mode, every scope',
  'organization-key': 'an organization with an active link to the employer, test mode, every scope',
  'second-tenant-key': 'another employer without a link, test mode, every scope',
  'no-scope-key': 'the employer, test mode, only the scope skills',
  'parse-only-key': 'the employer, test mode, only the scope parse',
  'live-key': 'the employer, live mode, every scope (its records are changed: needs --allow-live)',
  'expired-key': 'a key that has expired',
  'revoked-key': 'a key that was revoked',
  'restricted-ip-key': 'a key whose address list does not hold the address of this machine',
  'suspended-key': 'a key of a suspended tenant',
} as const;

export type KeyName = keyof typeof KEY_OPTIONS;
export type Keys = Partial<Record<KeyName, string>>;

export const KEY_NAMES = Object.keys(KEY_OPTIONS) as KeyName[];
