import { BlockList, isIPv4, isIPv6 } from 'node:net';

/*
 * Addresses that are not public: the IANA special-purpose registries (RFC 6890 and its successors) and addresses that
 * cloud providers reserve. IPv6 uses an allowlist: only global unicast (2000::/3) is public, which excludes mapped,
 * translated and local addresses without listing them.
 */

const NON_PUBLIC_V4_RANGES: readonly [string, number][] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by carriers; also metadata of one cloud
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // platform service of a cloud, reachable from inside only
  ['169.254.0.0', 16], // link-local; metadata of most clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments; metadata of one cloud
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // multicast tunnelling
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved and broadcast
];

const NON_PUBLIC_V6_RANGES: readonly [string, number][] = [
  ['2001::', 23], // protocol assignments: Teredo, ORCHID, benchmarks
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4 wraps any IPv4 address
  ['2620:4f:8000::', 48], // AS112
  ['3fff::', 20], // documentation
];

const refusedV4Ranges = new BlockList();
for (const [address, prefix] of NON_PUBLIC_V4_RANGES) refusedV4Ranges.addSubnet(address, prefix, 'ipv4');
const refusedV6Ranges = new BlockList();
for (const [address, prefix] of NON_PUBLIC_V6_RANGES) refusedV6Ranges.addSubnet(address, prefix, 'ipv6');
const globalV6Range = new BlockList();
globalV6Range.addSubnet('2000::', 3, 'ipv6');
const loopbackRanges = new BlockList();
loopbackRanges.addSubnet('127.0.0.0', 8, 'ipv4');
loopbackRanges.addAddress('::1', 'ipv6');

/** True if the address is on the public internet. Returns false for a text that is not an address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refusedV4Ranges.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  // `BlockList` also matches mapped IPv4 addresses against IPv6 ranges. They are outside 2000::/3 and must stay
  // refused.
  if (/^::(ffff:)?/i.test(address)) return false;
  return globalV6Range.check(address, 'ipv6') && !refusedV6Ranges.check(address, 'ipv6');
}

export function isLoopbackAddress(address: string): boolean {
  if (isIPv4(address)) return loopbackRanges.check(address, 'ipv4');
  return isIPv6(address) && address === '::1';
}
