import path from 'node:path';
import { folderFingerprint } from '../../../platform/folder-fingerprint';

const KNOW_HOW = path.join(__dirname, '..', '..', '..', 'domain');

let fingerprint: Promise<string> | undefined;

/**
 * What outlines are made for: a month, and the code and data that make and read them. Any change of these makes all
 * kept outlines useless, rather than a version somebody must remember to raise.
 */
export async function outlineStamp(month: string): Promise<string> {
  fingerprint ??= folderFingerprint(KNOW_HOW);
  return `${month} ${await fingerprint}`;
}
