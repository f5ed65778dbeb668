import { timingSafeEqual } from 'node:crypto';
import { signingKey, webhookSignature } from './signature';

const TOLERANCE_SECONDS = 300;

/**
 * Whether a message was signed with the secret and is no older than five minutes, as a receiver has to check it
 * (Standard Webhooks 1.0). `body` is what arrived, byte for byte.
 */
export function isSignedWith(
  secret: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: string,
  now: Date,
): boolean {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name] ?? ''),
  );
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!id || !timestamp || !signatures || !(age <= TOLERANCE_SECONDS)) return false;
  const expected = Buffer.from(webhookSignature([signingKey(secret)], id, Number(timestamp), body));
  return signatures.split(' ').some((each) => {
    const given = Buffer.from(each);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
