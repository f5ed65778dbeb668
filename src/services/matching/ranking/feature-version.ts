import path from 'node:path';
import { folderFingerprint } from '../../../platform/folder-fingerprint';

const DOMAIN_FOLDER = path.join(__dirname, '..', '..', '..', 'domain');

let fingerprint: Promise<string> | undefined;

/**
 * What outlines are made for: a month, and the code and data that make and read them. Any change of these makes all
 * stored features stale, rather than a version that must be raised by hand.
 */
export async function featureVersion(month: string): Promise<string> {
  fingerprint ??= folderFingerprint(DOMAIN_FOLDER);
  return `${month} ${await fingerprint}`;
}
