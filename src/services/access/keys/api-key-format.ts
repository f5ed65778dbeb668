import { createHmac } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Mode } from '../../../domain/common';
import { randomBase62, toBase62 } from '../../../platform/ids';

const CREDENTIAL_PATTERN = /^svc_(token_|refresh_)?(?:live|test)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/;
const SECRET_PATTERN = /^svc_(code|client)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/;
const KINDS = { token_: 'token', refresh_: 'refresh' } as const;

export type CredentialKind = 'key' | 'token' | 'refresh';
/** Secrets that open no route: the code of an authorization, and the secret of an OAuth client. */
export type ClientSecretKind = 'code' | 'client';

/**
 * `svc_live_` or `svc_test_`, 30 random base62 characters (about 178 bits), and their CRC-32 as 6 base62 characters,
 * the layout GitHub described for its tokens on 2021-04-05. A double click selects the whole key, secret scanners
 * recognize it, and a mistyped key is refused without a query.
 */
export function newRawKey(mode: Mode): string {
  return `svc_${mode}_${randomWithChecksum()}`;
}

/** An access token: the layout of a key with the prefix `svc_token_live_` or `svc_token_test_`. */
export function newRawToken(mode: Mode): string {
  return `svc_token_${mode}_${randomWithChecksum()}`;
}

/** A refresh token of an OAuth grant. */
export function newRawRefreshToken(mode: Mode): string {
  return `svc_refresh_${mode}_${randomWithChecksum()}`;
}

export function newRawSecret(kind: ClientSecretKind): string {
  return `svc_${kind}_${randomWithChecksum()}`;
}

export function isWellFormedSecret(raw: string, kind: ClientSecretKind): boolean {
  const match = SECRET_PATTERN.exec(raw);
  return match?.[1] === kind && checksum(match[2] ?? '') === match[3];
}

/** Returns what a text claims to be; null if it is neither a well-formed key nor a well-formed token. */
export function credentialKind(raw: string): CredentialKind | null {
  const match = CREDENTIAL_PATTERN.exec(raw);
  if (match === null || checksum(match[2] ?? '') !== match[3]) return null;
  return match[1] === undefined ? 'key' : KINDS[match[1] as keyof typeof KINDS];
}

export function isWellFormedKey(raw: string): boolean {
  return credentialKind(raw) === 'key';
}

/** HMAC-SHA256 under the pepper. Only the hash is stored, so a stolen table gives no access. */
export function hashKey(raw: string, pepper: string): Buffer {
  return createHmac('sha256', pepper).update(raw).digest();
}

function randomWithChecksum(): string {
  const random = randomBase62(30);
  return `${random}${checksum(random)}`;
}

function checksum(random: string): string {
  return toBase62(crc32(random), 6);
}
