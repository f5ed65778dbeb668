const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };
/** Names and addresses of this machine. A connection to `0.0.0.0` or `::` also reaches it. */
const THIS_MACHINE =
  /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]+\])$/;

/** True if two URLs refer to the same port of the same machine, in any notation. */
export function isSameService(one: string, other: string): boolean {
  return placeOf(new URL(one)) === placeOf(new URL(other));
}

function placeOf({ protocol, hostname, port }: URL): string {
  // A name may end with the dot of the root domain.
  const host = hostname.toLowerCase().replace(/\.$/, '');
  return `${THIS_MACHINE.test(host) ? 'localhost' : host}:${port || DEFAULT_PORTS[protocol]}`;
}
