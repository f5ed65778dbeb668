import ipaddr from 'ipaddr.js';

/**
 * A network in CIDR notation such as `203.0.113.0/24` or `2001:db8::/32`; a single address becomes the network of
 * itself. Null for anything else.
 */
export function parseNetwork(value: string): string | null {
  const [address = '', bits, ...more] = value.trim().split('/');
  if (more.length > 0 || !ipaddr.isValid(address)) return null;
  // The library also takes `10.1` and octal parts, which people do not mean.
  if (ipaddr.IPv4.isValid(address) && !ipaddr.IPv4.isValidFourPartDecimal(address)) return null;
  const widest = ipaddr.parse(address).kind() === 'ipv4' ? 32 : 128;
  if (bits === undefined) return `${address}/${widest}`;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= widest ? `${address}/${Number(bits)}` : null;
}
