const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };
/** Names and addresses that lead to this machine; `0.0.0.0` and `::` do where a program connects to them. */
const THIS_MACHINE =
  /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]+\])$/;

/** Whether two complete addresses lead to the same port of the same machine, however it is written. */
export function isSameService(one: string, other: string): boolean {
  return placeOf(new URL(one)) === placeOf(new URL(other));
}

function placeOf({ protocol, hostname, port }: URL): string {
  // A name may end in the dot of the root.
  const host = hostname.toLowerCase().replace(/\.$/, '');
  return `${THIS_MACHINE.test(host) ? 'localhost' : host}:${port || DEFAULT_PORTS[protocol]}`;
}
