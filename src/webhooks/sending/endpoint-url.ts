import { isIP } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './public-address';

/** Why a URL cannot be an endpoint; the message is shown to the user. */
export class EndpointRefusedError extends Error {
  constructor(
    readonly code: 'url_not_allowed' | 'address_not_allowed' | 'host_not_found',
    message: string,
  ) {
    super(message);
    this.name = 'EndpointRefused';
  }
}

export interface EndpointRules {
  /** Allows http and this machine, for subscriptions in test mode during development. */
  allowLoopback: boolean;
}

export interface Endpoint {
  url: URL;
  /** Host name in lower case without brackets or a final dot, or an address. */
  host: string;
  port: number;
  secure: boolean;
  /** True if the endpoint is on this machine, which requires `allowLoopback`. */
  loopback: boolean;
}

const MAX_URL_LENGTH = 2048;
const ALLOWED_PORTS = [443, 8443];
/** Names of local networks: the resolver of the machine could resolve them to anything. */
const LOCAL_HOST_NAMES =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa|arpa|test|invalid|onion)$/;

/**
 * Parses the URL of an endpoint. Throws unless it can be a receiver on the public internet. `URL` has already
 * normalized every spelling of an address (`0x7f.1`, `2130706433`, full-width digits). `EndpointResolver` resolves and
 * checks the name before a request.
 */
export function parseEndpoint(text: string, rules: EndpointRules): Endpoint {
  const url = text.length <= MAX_URL_LENGTH && URL.canParse(text) ? new URL(text) : null;
  if (!url) throw new EndpointRefusedError('url_not_allowed', 'The URL must be a complete https URL.');
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const loopback = rules.allowLoopback && (host === 'localhost' || isLoopbackAddress(host));
  if (url.protocol !== 'https:' && !(loopback && url.protocol === 'http:')) {
    throw new EndpointRefusedError('url_not_allowed', 'The URL must begin with https://.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new EndpointRefusedError('url_not_allowed', 'The URL must not contain a user name or password.');
  }
  if (url.hash !== '')
    throw new EndpointRefusedError('url_not_allowed', 'The URL must not contain a fragment.');
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const endpoint = { url, host, port, secure: url.protocol === 'https:', loopback };
  if (loopback) return endpoint;
  if (!ALLOWED_PORTS.includes(port)) {
    throw new EndpointRefusedError('url_not_allowed', `The port must be ${ALLOWED_PORTS.join(' or ')}.`);
  }
  if (isIP(host) !== 0) {
    if (!isPublicAddress(host)) throw notPublicError();
  } else if (!host.includes('.') || LOCAL_HOST_NAMES.test(host) || !/^[a-z0-9._-]+$/.test(host)) {
    throw new EndpointRefusedError('url_not_allowed', 'The host must have a public domain name.');
  }
  return endpoint;
}

export function notPublicError(): EndpointRefusedError {
  return new EndpointRefusedError(
    'address_not_allowed',
    'The host must be reachable on the public internet.',
  );
}
