import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endProcess, isPortFree } from '../processes';
import { startRedis, type RedisOptions, type RunningRedis } from './redis';

export interface RunningRedisCluster {
  /** URL of all nodes. */
  url: string;
  nodes: RunningRedis[];
  /** Ends the process of a node without a shutdown. */
  kill(index: number): Promise<void>;
  /** Stops a node if it runs, and starts it on the same port with the same slots. */
  restart(index: number): Promise<void>;
  stop(): Promise<void>;
}

const SLOT_COUNT = 16_384;
/** Below the ports that the system gives to clients, also after adding the distance of the bus. */
const FIRST_PORT = 10_240;
const PORT_COUNT = 11_000;
const BUS_DISTANCE = 10_000;

/**
 * Starts a cluster of masters without replicas on this machine, for tests.
 * @param options `home` gets one folder per node
 * @param started called with every node that starts, also after a restart
 */
export async function startRedisCluster(
  options: Omit<RedisOptions, 'port' | 'cluster'>,
  nodeCount: number,
  started: (node: RunningRedis) => void = () => undefined,
): Promise<RunningRedisCluster> {
  const start = async (index: number, port: number): Promise<RunningRedis> => {
    const home = path.join(options.home, `redis-node-${index}`);
    const node = await startRedis({ ...options, home, port, cluster: true });
    started(node);
    return node;
  };
  const nodes: RunningRedis[] = [];
  while (nodes.length < nodeCount) nodes.push(await start(nodes.length, await freeNodePort()));
  await joinNodes(nodes, options.password);
  return {
    url: urlOf(nodes, options.password),
    nodes,
    kill: (index) => endProcess(nodeAt(nodes, index).pid, 'SIGKILL', 'SIGKILL', 5_000),
    async restart(index) {
      const node = nodeAt(nodes, index);
      await node.stop();
      nodes[index] = await start(index, node.port);
    },
    stop: async () => void (await Promise.all(nodes.map((node) => node.stop()))),
  };
}

function nodeAt(nodes: readonly RunningRedis[], index: number): RunningRedis {
  const node = nodes[index];
  if (!node) throw new Error(`The cluster has no node ${index}.`);
  return node;
}

/** Divides the slots evenly, introduces the nodes to each other and waits until all serve. */
async function joinNodes(nodes: readonly RunningRedis[], password: string): Promise<void> {
  const share = SLOT_COUNT / nodes.length;
  for (const [index, { port }] of nodes.entries()) {
    const [first, end] = [Math.round(index * share), Math.round((index + 1) * share)];
    const slots = Array.from({ length: end - first }, (_, offset) => first + offset);
    await sendCommand(port, password, `CLUSTER ADDSLOTS ${slots.join(' ')}`);
    if (index > 0) await sendCommand(port, password, `CLUSTER MEET 127.0.0.1 ${nodeAt(nodes, 0).port}`);
  }
  const deadline = Date.now() + 60_000;
  for (const { port } of nodes) {
    for (;;) {
      const info = await sendCommand(port, password, 'CLUSTER INFO');
      if (info.includes('cluster_state:ok') && info.includes(`cluster_size:${nodes.length}`)) break;
      if (Date.now() > deadline) throw new Error(`The Redis cluster did not form:\n${info}`);
      await delay(20);
    }
  }
}

/** Sends one command and returns the raw response. */
function sendCommand(port: number, password: string, command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    let received = '';
    socket.setTimeout(10_000, () => socket.destroy(new Error(`no response to ${command.slice(0, 40)}`)));
    socket.once('error', reject);
    socket.once('connect', () => socket.write(`AUTH ${password}\r\n${command}\r\nQUIT\r\n`));
    socket.on('data', (chunk) => (received += chunk.toString('latin1')));
    socket.once('close', () => {
      const failure = /^-.*$/m.exec(received)?.[0];
      if (failure === undefined) resolve(received);
      else reject(new Error(`${command.slice(0, 40)}: ${failure}`));
    });
  });
}

function urlOf(nodes: readonly RunningRedis[], password: string): string {
  return `redis://:${encodeURIComponent(password)}@${nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}`;
}

async function freeNodePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORT_COUNT);
    if ((await isPortFree(port)) && (await isPortFree(port + BUS_DISTANCE))) return port;
  }
}
