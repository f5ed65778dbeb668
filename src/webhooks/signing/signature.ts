import { createHmac, randomBytes } from 'node:crypto';

const SECRET_PREFIX = 'whsec_';
/** Bytes of a new secret; Standard Webhooks asks for 24 to 64. */
const SECRET_BYTES = 32;

/** A new signing secret: `whsec_` and 32 random bytes in base64. */
export function newSigningSecret(): string {
  return `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** The bytes a secret stands for: what follows `whsec_`, decoded. */
export function signingKey(secret: string): Buffer {
  return Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
}

/**
 * `webhook-signature` after Standard Webhooks 1.0: HMAC-SHA256 over `id.timestamp.body`, `v1,` and base64, one for
 * each key, separated by spaces. `timestamp` is in whole seconds since 1970; `body` must be sent exactly as given.
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

/** What is signed, and what a receiver must put together to check it. */
export function stringToSign(messageId: string, timestamp: number, body: string): string {
  return `${messageId}.${timestamp}.${body}`;
}
