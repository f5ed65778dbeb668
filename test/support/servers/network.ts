import net from 'node:net';
import type { AddressInfo } from 'node:net';

export interface TestNetwork {
  /** Port of the loopback interface that leads to the server. */
  port: number;
  /** While true, bytes and new connections get no response, as behind a broken switch. */
  dropPackets(drops: boolean): void;
  stop(): Promise<void>;
}

/** Forwards connections to a port of the loopback interface. */
export async function startNetwork(targetPort: number): Promise<TestNetwork> {
  const sockets = new Set<net.Socket>();
  let drops = false;
  const server = net.createServer((client) => {
    const target = net.connect(targetPort, '127.0.0.1');
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => void (drops || to.write(bytes)));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    dropPackets: (value) => {
      drops = value;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
