import { createHmac, randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { Pool } from 'undici';
import { randomBase62 } from '../../../src/platform/ids';
import { EVENTS_BY_TYPE } from '../../../src/webhooks/events/catalogue';

/*
 * The baseline for deliveries: a loop that builds a body, signs it and posts it over keep-alive connections without
 * storing anything. It runs once with the HTTP client of Node.js and once with the client that the service uses.
 */

export interface BaselineOrder {
  client: 'node' | 'undici';
  port: number;
  paths: string[];
  /** Keep-alive connections per path. */
  connections: number;
  count: number;
}

/** Posts postMessage message and returns the status. */
type Post = (path: string, headers: Record<string, string>, body: string) => Promise<number>;

const key = randomBytes(32);

function nodePost(port: number, connections: number): Post {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return (path, headers, body) =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        { agent, port, host: '127.0.0.1', method: 'POST', path, headers },
        (answer) => {
          answer.resume();
          answer.once('end', () => resolve(answer.statusCode ?? 0));
        },
      );
      outgoing.once('error', reject);
      outgoing.end(body);
    });
}

function undiciPost(port: number, connections: number): Post {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections, pipelining: 1 });
  return async (path, headers, body) => {
    const answer = await pool.request({ method: 'POST', path, headers, body });
    await answer.body.dump();
    return answer.statusCode;
  };
}

async function postMessage(post: Post, path: string): Promise<void> {
  const id = `msg_${randomBase62(27)}`;
  const now = new Date();
  const timestamp = Math.floor(now.getTime() / 1000);
  const body = JSON.stringify({
    id,
    type: 'parse.completed',
    timestamp: now.toISOString(),
    apiVersion: 'v1',
    mode: 'test',
    tenantId: '01974f29-1f0a-7b2c-8d7e-9f0a1b2c3d4e',
    data: EVENTS_BY_TYPE['parse.completed'].sample,
  });
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
  const status = await post(path, headers, body);
  if (status !== 204) throw new Error(`the receiver responded with ${status}`);
}

async function run({ client, port, paths, connections, count }: BaselineOrder): Promise<number> {
  const started = performance.now();
  await Promise.all(
    paths.map(async (path) => {
      const post = client === 'node' ? nodePost(port, connections) : undiciPost(port, connections);
      let left = count / paths.length;
      const worker = async (): Promise<void> => {
        while (left > 0) {
          left -= 1;
          await postMessage(post, path);
        }
      };
      await Promise.all(Array.from({ length: connections }, worker));
    }),
  );
  return performance.now() - started;
}

process.on('message', (order: BaselineOrder) => {
  run(order).then(
    (ms) => process.send?.({ ms }),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('SIGTERM', () => process.exit(0));
process.send?.({ ready: true });
