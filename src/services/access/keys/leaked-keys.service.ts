import { createHash } from 'node:crypto';
import type { ApiKeyLookupRepository } from '../../../db/access/api-key-lookup.repository';
import { hashKey, isWellFormedKey } from './api-key-format';

/** Long enough for the address of a file, too short for a message in a mail that we send. */
const MAX_LOCATION_LENGTH = 300;

export interface LeakReport {
  token: string;
  /** URL where the key was found, if reported. */
  url: string | null;
}

export interface LeakFinding {
  /** SHA-256 of the reported token, hexadecimal. The token itself is never returned. */
  tokenHash: string;
  /** True if the token is, or was, a key of this service. */
  isServiceKey: boolean;
}

/** Revokes leaked keys immediately and permanently, and mails the people of their tenants. */
export class LeakedKeysService {
  constructor(
    private readonly directory: Pick<ApiKeyLookupRepository, 'revokeLeaked'>,
    private readonly pepper: string,
  ) {}

  /** Returns one finding per report, in the same order. */
  async report(reports: readonly LeakReport[]): Promise<LeakFinding[]> {
    const findings: LeakFinding[] = [];
    for (const { token, url } of reports) {
      const isServiceKey =
        isWellFormedKey(token) &&
        (await this.directory.revokeLeaked(hashKey(token, this.pepper), locationOf(url)));
      findings.push({ tokenHash: createHash('sha256').update(token).digest('hex'), isServiceKey });
    }
    return findings;
  }
}

/** Keeps only origin and path of a valid URL, so that a reporter cannot put a message into a mail that we send. */
function locationOf(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { protocol, host, pathname } = new URL(url);
  return /^https?:$/.test(protocol) ? `${protocol}//${host}${pathname}`.slice(0, MAX_LOCATION_LENGTH) : null;
}
