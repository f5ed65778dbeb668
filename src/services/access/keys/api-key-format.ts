import { createHmac } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Mode } from '../../../domain/common';
import { randomBase62, toBase62 } from '../../../platform/ids';

const RAW_KEY_PATTERN = /^svc_(live|test)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/;

/**
 * `svc_live_` or `svc_test_`, 30 random base62 characters (about 178 bits), and their CRC-32 as 6 base62 characters,
 * the layout GitHub described for its tokens on 2021-04-05. A double click selects the whole key, secret scanners
 * recognize it, and a mistyped key is refused without a query.
 */
export function newRawKey(mode: Mode): string {
  const random = randomBase62(30);
  return `svc_${mode}_${random}${checksum(random)}`;
}

export function isWellFormedKey(raw: string): boolean {
  const match = RAW_KEY_PATTERN.exec(raw);
  return match !== null && checksum(match[2] ?? '') === match[3];
}

/** HMAC-SHA256 under the pepper. Only the hash is stored, so a stolen table gives no access. */
export function hashKey(raw: string, pepper: string): Buffer {
  return createHmac('sha256', pepper).update(raw).digest();
}

function checksum(random: string): string {
  return toBase62(crc32(random), 6);
}
