import { timingSafeEqual } from 'node:crypto';
import { signingKey, webhookSignature } from './signature';

const TOLERANCE_SECONDS = 300;

/**
 * True if a message was signed with the secret and is at most five minutes old, the check that Standard Webhooks 1.0
 * requires of a receiver. `body` is the received body, byte for byte.
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
    const received = Buffer.from(each);
    return received.length === expected.length && timingSafeEqual(received, expected);
  });
}
