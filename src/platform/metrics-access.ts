import { createHash, timingSafeEqual } from 'node:crypto';
import ipaddr from 'ipaddr.js';

interface MetricsRequest {
  authorization: string | undefined;
  /** Address of the client. */
  address: string | undefined;
}

/** With a token set, requires the token; otherwise allows only private networks. */
export function mayReadMetrics({ authorization, address }: MetricsRequest, token: string | null): boolean {
  if (token !== null) return isSameSecret(authorization ?? '', `Bearer ${token}`);
  if (address === undefined || !ipaddr.isValid(address)) return false;
  return ['loopback', 'private', 'uniqueLocal', 'linkLocal'].includes(ipaddr.process(address).range());
}

function isSameSecret(received: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(received), digest(expected));
}
