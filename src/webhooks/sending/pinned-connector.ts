import { isIP } from 'node:net';
import type { Socket } from 'node:net';
import { buildConnector } from 'undici';
import type { EndpointResolver, ResolvedAddress } from './endpoint-resolver';
import type { Endpoint } from './endpoint-url';

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Opens connections to an endpoint: resolves its name, checks every address and connects to one of the checked
 * addresses, so that DNS rebinding is impossible. The certificate is checked against the name.
 */
export function pinnedConnector(endpoint: Endpoint, resolver: EndpointResolver): buildConnector.connector {
  const connect = buildConnector({ timeout: CONNECT_TIMEOUT_MS });
  const open = (options: buildConnector.Options, to: ResolvedAddress): Promise<Socket> =>
    new Promise((resolve, reject) => {
      connect(
        {
          ...options,
          hostname: to.address,
          port: String(endpoint.port),
          ...(endpoint.secure && isIP(endpoint.host) === 0 ? { servername: endpoint.host } : {}),
        },
        (error, socket) => (error ? reject(error) : resolve(socket)),
      );
    });
  const openAny = async (options: buildConnector.Options): Promise<Socket> => {
    let failure: unknown;
    for (const address of await resolver.resolve(endpoint)) {
      try {
        return await open(options, address);
      } catch (error) {
        failure = error;
      }
    }
    throw failure instanceof Error ? failure : new Error('no address of the endpoint is reachable');
  };
  return (options, callback) => {
    openAny(options).then(
      (socket) => callback(null, socket),
      (error: unknown) => callback(error as Error, null),
    );
  };
}
