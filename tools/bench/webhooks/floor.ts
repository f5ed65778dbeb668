import { createHmac, randomBytes } from 'node:crypto';
import { Pool } from 'undici';
import { randomBase62 } from '../../../src/platform/ids';
import { SAMPLES } from '../../../src/webhooks/events/samples';

/*
 * What deliveries are measured against: a loop that makes a body, signs it and posts it over kept-alive connections,
 * with the same client, and writes nothing down.
 */

const key = randomBytes(32);

async function post(pool: Pool, path: string): Promise<void> {
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
    data: SAMPLES['parse.completed'],
  });
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const { statusCode, body: answer } = await pool.request({
    method: 'POST',
    path,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${signature}`,
    },
    body,
  });
  await answer.dump();
  if (statusCode !== 204) throw new Error(`the receiver answered ${statusCode}`);
}

async function run(order: {
  port: number;
  paths: string[];
  connections: number;
  count: number;
}): Promise<number> {
  const started = performance.now();
  const each = order.count / order.paths.length;
  await Promise.all(
    order.paths.map(async (path) => {
      const pool = new Pool(`http://127.0.0.1:${order.port}`, {
        connections: order.connections,
        pipelining: 1,
      });
      let left = each;
      const worker = async (): Promise<void> => {
        while (left > 0) {
          left -= 1;
          await post(pool, path);
        }
      };
      await Promise.all(Array.from({ length: order.connections }, worker));
      await pool.close();
    }),
  );
  return performance.now() - started;
}

process.on('message', (order: Parameters<typeof run>[0]) => {
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
