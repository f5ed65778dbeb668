import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { EndpointRefusedError, notPublicError, type Endpoint } from './endpoint-url';
import { isPublicAddress } from './public-address';

export interface ResolvedAddress {
  address: string;
  family: 4 | 6;
}

export interface ResolverOptions {
  /** Name servers as `address` or `address:port`. If empty, those of the host are used. */
  servers: readonly string[];
}

const DNS_TIMEOUT_MS = 2_000;
const DNS_TRIES = 2;

/**
 * Resolves the host of an endpoint to public addresses. Queries name servers directly: callers must not reach names of
 * the machine's hosts file, and a slow server must not occupy the thread pool of the process.
 */
export class EndpointResolver {
  private readonly resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: DNS_TRIES });

  constructor(options: ResolverOptions) {
    if (options.servers.length > 0) this.resolver.setServers([...options.servers]);
  }

  /**
   * Returns all addresses of the endpoint, IPv4 first. Rejects a name with any private address, because a mix of public
   * and private addresses indicates probing.
   */
  async resolve(endpoint: Endpoint): Promise<ResolvedAddress[]> {
    if (endpoint.loopback) {
      if (endpoint.host !== 'localhost') return [literalAddress(endpoint.host)];
      return [
        { address: '127.0.0.1', family: 4 },
        { address: '::1', family: 6 },
      ];
    }
    const addresses =
      isIP(endpoint.host) === 0 ? await this.ask(endpoint.host) : [literalAddress(endpoint.host)];
    if (!addresses.every(({ address }) => isPublicAddress(address))) throw notPublicError();
    return addresses;
  }

  private async ask(host: string): Promise<ResolvedAddress[]> {
    const [four, six] = await Promise.allSettled([
      this.resolver.resolve4(host),
      this.resolver.resolve6(host),
    ]);
    const addresses: ResolvedAddress[] = [
      ...(four.status === 'fulfilled' ? four.value : []).map((address) => ({ address, family: 4 as const })),
      ...(six.status === 'fulfilled' ? six.value : []).map((address) => ({ address, family: 6 as const })),
    ];
    if (addresses.length === 0) {
      throw new EndpointRefusedError('host_not_found', 'The host name cannot be resolved.');
    }
    return addresses;
  }
}

function literalAddress(address: string): ResolvedAddress {
  return { address, family: isIP(address) === 6 ? 6 : 4 };
}
