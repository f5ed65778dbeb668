import path from 'node:path';
import { folderFingerprint } from '../../../platform/folder-fingerprint';

const DOMAIN_FOLDER = path.join(__dirname, '..', '..', '..', 'domain');

let fingerprint: Promise<string> | undefined;

/**
 * Version of stored features: the month and a fingerprint of the code and data that compute and read them. Any change
 * invalidates all stored features, so that no version number must be raised by hand.
 */
export async function featureVersion(month: string): Promise<string> {
  fingerprint ??= folderFingerprint(DOMAIN_FOLDER);
  return `${month} ${await fingerprint}`;
}
