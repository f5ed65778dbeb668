import { InvalidArgumentError } from 'commander';
import ipaddr from 'ipaddr.js';

/** A network such as `203.0.113.0/24` or `2001:db8::/32`; a single address becomes the network of itself. */
export function cidr(value: string): string {
  const [address = '', bits, ...more] = value.trim().split('/');
  if (more.length > 0 || !ipaddr.isValid(address) || (ipaddr.IPv4.isValid(address) && !isFourParts(address)))
    refuse();
  const widest = ipaddr.parse(address).kind() === 'ipv4' ? 32 : 128;
  if (bits === undefined) return `${address}/${widest}`;
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > widest) refuse();
  return `${address}/${Number(bits)}`;
}

/** The library also takes `10.1` and octal parts, which people do not mean. */
function isFourParts(address: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(address);
}

function refuse(): never {
  throw new InvalidArgumentError('It must be a network such as 203.0.113.0/24 or 2001:db8::/32.');
}
