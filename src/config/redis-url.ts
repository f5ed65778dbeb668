export interface RedisNode {
  host: string;
  port: number;
}

/** One Redis server, or a Redis Cluster that is reached through any of its nodes. */
export type RedisAddress =
  | { kind: 'server'; url: string }
  | {
      kind: 'cluster';
      nodes: readonly RedisNode[];
      username?: string;
      password?: string;
      tls: boolean;
    };

const URL_PARTS = /^(rediss?):\/\/(?:(.*)@)?([^@/?]*)(\/[^?]*)?(?:\?(.*))?$/;
const DEFAULT_PORT = 6379;

/**
 * Reads `redis://host:port/0` (a server), `redis://host:port,host:port` or `redis://host:port?cluster=true` (a cluster).
 * `rediss://` uses TLS. The login stands once, before the first host.
 * @throws Error that says what is wrong, without the login
 */
export function redisAddress(url: string): RedisAddress {
  const parts = URL_PARTS.exec(url);
  if (!parts) throw new Error('must be a redis:// or rediss:// URL');
  const [, scheme, login, hosts = '', path = '', query = ''] = parts;
  const settings = new URLSearchParams(query);
  const cluster = settings.get('cluster');
  settings.delete('cluster');
  if (cluster !== null && cluster !== 'true' && cluster !== 'false')
    throw new Error('cluster must be true or false');
  if (cluster !== 'true' && !hosts.includes(',')) return { kind: 'server', url: withoutClusterSetting(url) };
  if (cluster === 'false') throw new Error('several hosts are a cluster: remove cluster=false');
  if (!['', '/', '/0'].includes(path)) throw new Error('a cluster has only database 0');
  if (settings.size > 0)
    throw new Error(`a cluster has no setting ${[...settings.keys()].join(', ')} in its URL`);
  return {
    kind: 'cluster',
    nodes: hosts.split(',').map(readNode),
    ...readLogin(login),
    tls: scheme === 'rediss',
  };
}

/** The URL without the login, for logs and messages. */
export function redisUrlForLog(url: string): string {
  return url.replace(/^(rediss?:\/\/).*@/, '$1').replace(/\?.*$/, '');
}

function readNode(text: string): RedisNode {
  const host = `redis://${text.trim()}`;
  if (text.trim() === '' || !URL.canParse(host)) throw new Error('every host must be a host:port');
  const { hostname, port } = new URL(host);
  // Brackets belong to the URL, not to the address.
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: port === '' ? DEFAULT_PORT : Number(port) };
}

function readLogin(login: string | undefined): { username?: string; password?: string } {
  if (login === undefined) return {};
  const colon = login.indexOf(':');
  const [username, password] = colon < 0 ? [login, ''] : [login.slice(0, colon), login.slice(colon + 1)];
  return {
    ...(username === '' ? {} : { username: decode(username) }),
    ...(password === '' ? {} : { password: decode(password) }),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error('the login must be percent-encoded');
  }
}

function withoutClusterSetting(url: string): string {
  return url.replace(/([?&])cluster=false(&|$)/, (_match, before: string, after: string) =>
    after === '' ? '' : before,
  );
}
