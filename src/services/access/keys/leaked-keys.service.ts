import { createHash } from 'node:crypto';
import type { KeyDirectoryRepository } from '../../../db/access/key-directory.repository';
import { hashKey, isWellFormedKey } from './api-key-format';

/** Enough to find the place again, and no room for an essay in a mail of ours. */
const MAX_LOCATION_LENGTH = 300;

export interface LeakReport {
  token: string;
  /** URL where the key was found, if reported. */
  url: string | null;
}

export interface LeakFinding {
  /** SHA-256 of what was reported, hexadecimal: the key itself is never given back. */
  tokenHash: string;
  /** Whether it is, or was, a key of this service. */
  known: boolean;
}

/** Ends keys that were found in the open, at once and for good, and tells their people by mail. */
export class LeakedKeysService {
  constructor(
    private readonly directory: Pick<KeyDirectoryRepository, 'revokeLeaked'>,
    private readonly pepper: string,
  ) {}

  /** One finding for each report, in its order. */
  async report(reports: readonly LeakReport[]): Promise<LeakFinding[]> {
    const findings: LeakFinding[] = [];
    for (const { token, url } of reports) {
      const known =
        isWellFormedKey(token) &&
        (await this.directory.revokeLeaked(hashKey(token, this.pepper), locationOf(url)));
      findings.push({ tokenHash: createHash('sha256').update(token).digest('hex'), known });
    }
    return findings;
  }
}

/** Only what is an address: the words of a stranger go into no mail of ours. */
function locationOf(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { protocol, host, pathname } = new URL(url);
  return /^https?:$/.test(protocol) ? `${protocol}//${host}${pathname}`.slice(0, MAX_LOCATION_LENGTH) : null;
}
