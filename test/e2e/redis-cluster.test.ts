import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { redisCheck } from '../../src/cli/doctor/redis';
import type { RunningRedisCluster } from '../../src/embedded/redis/redis-cluster';
import { newId } from '../../src/platform/ids';
import { createLogger } from '../../src/platform/logger';
import { OperationSignals } from '../../src/queue/operation-signals';
import { createQueueBoard } from '../../src/queue/queue-board';
import { connectRedis } from '../../src/queue/redis-connection';
import { TaskQueues } from '../../src/queue/task-queues';
import { POOLS } from '../../src/tasks/task-contract';
import { call } from '../support/api';
import { startTestCluster } from '../support/servers/redis-nodes';
import { WebhookReceiver } from '../support/servers/webhook-receiver';
import { startService, type TestService } from '../support/service';
import { RESUME_TEXT } from '../support/texts';
import { until } from '../support/until';
import { WebhookClient } from '../support/webhooks';

/** With the default prefix, the third master has the queue of the pool `parse`. */
const PREFIX = 'tenure';
const PARSE_NODE = 2;
const logger = createLogger({ level: 'silent', process: 'test' });

let cluster: RunningRedisCluster;
let service: TestService;
let receiver: WebhookReceiver;
let key: string;
let liveKey: string;

beforeAll(async () => {
  cluster = await startTestCluster();
  receiver = await new WebhookReceiver().start();
  service = await startService({
    pools: ['parse', 'deliver', 'upkeep'],
    environment: { REDIS_URL: cluster.url, QUEUE_PREFIX: PREFIX, WEBHOOK_ALLOW_LOOPBACK: 'true' },
  });
  const tenant = await service.tenant('organization');
  ({ key } = await tenant.key());
  ({ key: liveKey } = await tenant.key({ mode: 'live' }));
  await new WebhookClient(service, tenant.tenantId, key).subscribe(receiver.url());
});
afterAll(async () => {
  await service.stop();
  await receiver.stop();
  await cluster.stop();
});

const parse = (as: string, headers: Record<string, string> = {}) => {
  const json = { text: RESUME_TEXT.repeat(3) };
  return call(service.baseUrl, 'POST', '/api/v1/parse/resume', { key: as, json, headers });
};

describe('On a Redis Cluster', () => {
  it('the service answers waiting callers, delivers webhooks and enforces rate limits', async () => {
    expect((await parse(key)).status).toBe(200);
    const live = await parse(liveKey);
    expect(live.status).toBe(200);
    expect(live.headers.get('ratelimit')).toMatch(/;r=\d+;t=\d+$/);
    await until('the webhook arrives', () => receiver.received.length > 0);
    const ready = await call(service.baseUrl, 'GET', '/ready');
    expect(ready.body).toMatchObject({ status: 'ready', checks: { redis: 'ok' } });
  });

  it('a process hears of its operations whichever node the message is sent to', async () => {
    const [publisher, subscriber] = [
      connectRedis(cluster.url, 'patient', logger),
      connectRedis(cluster.url, 'patient', logger),
    ];
    const signals = new OperationSignals(publisher, subscriber, PREFIX);
    await signals.listen('ended');
    const unheard = new Set(Array.from({ length: 20 }, () => newId()));
    for (const id of unheard) {
      signals.onceEnded(id, () => unheard.delete(id));
      signals.publishEnded(signals.address, id);
    }
    await until('all messages arrive', () => unheard.size === 0);
    publisher.disconnect();
    subscriber.disconnect();
  });

  it('a client that waits for a task ends when it is disconnected, and connects again', async () => {
    const client = connectRedis(cluster.url, 'patient', logger).duplicate();
    // Keys of all nodes, so that the client has a connection to each.
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) await client.get(name);
    const waiting = client.bzpopmin('nothing', 0).catch(() => 'rejected');
    const ended = once(client, 'end');
    client.disconnect();
    await ended;
    expect(await waiting).toBe('rejected');
    await until('no connection is left', () => client.status === 'end');
    await client.connect();
    expect(await client.set('a', 'b')).toBe('OK');
    const endedAgain = once(client, 'end');
    client.disconnect();
    await endedAgain;
    expect(client.status).toBe('end');
  });

  it('a client without any connection ends when it is disconnected', async () => {
    const unreachable = connectRedis('redis://127.0.0.1:1,127.0.0.1:2', 'patient', logger);
    unreachable.on('error', () => undefined);
    await until('the client waits before it tries again', () => unreachable.status === 'reconnecting');
    const ended = once(unreachable, 'end');
    unreachable.disconnect();
    await ended;
  });

  it('metrics and the queue board show all pools', async () => {
    const { text } = await call(service.baseUrl, 'GET', '/metrics');
    for (const pool of POOLS) expect(text).toMatch(new RegExp(`tenure_pool_\\w+\\{[^}]*pool="${pool}"`));
    const redis = connectRedis(cluster.url, 'patient', logger);
    const queues = new TaskQueues(redis, PREFIX);
    const server = createServer(express().use('/board', createQueueBoard(queues, '/board')));
    const { status, body } = await call(await listen(server), 'GET', '/board/api/queues?activeQueue=parse');
    server.close();
    expect(status).toBe(200);
    const names = (body.queues as { name: string }[]).map(({ name }) => name);
    expect(names.toSorted()).toEqual([...POOLS].toSorted());
    const loads = await queues.workers();
    expect(loads.find(({ pool }) => pool === 'parse')?.workers).toHaveLength(1);
    await queues.close();
    redis.disconnect();
  });

  it('doctor names the node that may evict tasks', async () => {
    const node = connectRedis(urlOfNode(1), 'patient', logger);
    await node.config('SET', 'maxmemory-policy', 'allkeys-lru');
    const findings = await redisCheck.run(service.config);
    await node.config('SET', 'maxmemory-policy', 'noeviction');
    node.disconnect();
    expect(findings.filter(({ check }) => check === 'redis eviction')).toEqual([
      expect.objectContaining({
        status: 'broken',
        detail: `127.0.0.1:${cluster.nodes[1]?.port}: allkeys-lru`,
      }),
    ]);
    expect(findings.find(({ check }) => check === 'redis cluster')?.detail).toBe(
      '3 masters, 0 replicas, state ok',
    );
  });

  it('work accepted while a master is dead completes after the master returns without its data', async () => {
    await cluster.kill(PARSE_NODE);
    const accepted = await parse(key, { Prefer: 'respond-async' });
    expect(accepted.status).toBe(202);
    const ready = await call(service.baseUrl, 'GET', '/ready');
    expect(ready.status).toBe(503);
    expect(
      (await redisCheck.run(service.config)).find(({ check }) => check === 'redis cluster'),
    ).toMatchObject({ status: 'broken', detail: expect.stringContaining('does not respond') as string });
    const metrics = await call(service.baseUrl, 'GET', '/metrics');
    expect(metrics.status).toBe(200);
    expect(metrics.text).toMatch(/tenure_pool_oldest_task_seconds\{pool="parse"\}/);
    expect(metrics.text).not.toMatch(/tenure_pool_tasks\{pool="parse"/);
    await cluster.restart(PARSE_NODE);
    await until('the operation succeeds', async () => {
      // Shortens the delays after which maintenance tries again.
      await service.database.query('UPDATE upkeep_faults SET retry_at = now()');
      await service.database.query(
        'UPDATE operations SET next_enqueue_at = now() WHERE next_enqueue_at > now()',
      );
      const operation = await call(service.baseUrl, 'GET', accepted.headers.get('location') ?? '', { key });
      return operation.body.status === 'succeeded';
    });
    await until(
      'the service is ready',
      async () => (await call(service.baseUrl, 'GET', '/ready')).status === 200,
    );
    expect((await parse(key)).status).toBe(200);
  });
});

function urlOfNode(index: number): string {
  return cluster.url.replace(/@.*$/, `@127.0.0.1:${cluster.nodes[index]?.port}`);
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
