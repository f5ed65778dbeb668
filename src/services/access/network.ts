import ipaddr from 'ipaddr.js';

/**
 * Parses a network in CIDR notation such as `203.0.113.0/24` or `2001:db8::/32`. A single address becomes a network of
 * one address. Returns null for other texts.
 */
export function parseNetwork(value: string): string | null {
  const [address = '', bits, ...more] = value.trim().split('/');
  if (more.length > 0 || !ipaddr.isValid(address)) return null;
  // The library also accepts `10.1` and octal parts, which are almost always mistakes.
  if (ipaddr.IPv4.isValid(address) && !ipaddr.IPv4.isValidFourPartDecimal(address)) return null;
  const maxBits = ipaddr.parse(address).kind() === 'ipv4' ? 32 : 128;
  if (bits === undefined) return `${address}/${maxBits}`;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= maxBits ? `${address}/${Number(bits)}` : null;
}
