import { createHmac, randomBytes } from 'node:crypto';

const SECRET_PREFIX = 'whsec_';
/** Bytes of a new secret; Standard Webhooks asks for 24 to 64. */
const SECRET_BYTES = 32;

/** Creates a signing secret: `whsec_` and 32 random bytes in base64. */
export function newSigningSecret(): string {
  return `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** Decodes the bytes of a secret after `whsec_`. */
export function signingKey(secret: string): Buffer {
  return Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
}

/**
 * Computes the header `webhook-signature` of Standard Webhooks 1.0: for each key, `v1,` and the HMAC-SHA256 of
 * `id.timestamp.body` in base64, separated by spaces. `timestamp` is in whole seconds since 1970. `body` must be sent
 * unchanged.
 */
export function webhookSignature(
  keys: readonly Buffer[],
  messageId: string,
  timestamp: number,
  body: string,
): string {
  const signed = stringToSign(messageId, timestamp, body);
  return keys
    .map((key) => `v1,${createHmac('sha256', key).update(signed, 'utf8').digest('base64')}`)
    .join(' ');
}

/** The string to sign, which a receiver must rebuild to verify the signature. */
export function stringToSign(messageId: string, timestamp: number, body: string): string {
  return `${messageId}.${timestamp}.${body}`;
}
