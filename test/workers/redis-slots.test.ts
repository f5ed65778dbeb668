import { Redis } from 'ioredis';
import type { RunningRedis } from '../../src/embedded/redis/redis';
import { newId } from '../../src/platform/ids';
import { redisKeys } from '../../src/queue/redis-keys';
import { POOLS } from '../../src/tasks/task-contract';
import { call } from '../support/api';
import { WebhookReceiver } from '../support/servers/webhook-receiver';
import { startTestRedis } from '../support/servers/redis-nodes';
import { startService, type TestService } from '../support/service';
import { RESUME_TEXT } from '../support/texts';
import { until } from '../support/until';
import { WebhookClient } from '../support/webhooks';

const SLOT_COUNT = 16_384;
const PREFIX = 'tenure';

/** The slot of a key as Redis computes it: CRC16 (XMODEM) of the part in the first braces. */
function slotOf(key: string): number {
  const hashed = /\{([^}]+)\}/.exec(key)?.[1] ?? key;
  let crc = 0;
  for (const byte of Buffer.from(hashed)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc % SLOT_COUNT;
}

describe('The slots of a Redis Cluster', () => {
  const keys = redisKeys(PREFIX);

  it('are computed as Redis does', () => {
    expect(slotOf('123456789')).toBe(12_739);
    expect(slotOf('{user1000}.following')).toBe(slotOf('user1000'));
  });

  it('differ between the pools, which three masters share evenly', () => {
    const slots = POOLS.map((pool) => slotOf(keys.tasks(pool)));
    expect(new Set(slots).size).toBe(POOLS.length);
    const masters = slots.map((slot) => Math.floor((slot * 3) / SLOT_COUNT));
    expect(masters.toSorted((a, b) => a - b)).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('are the same for all keys of a pool', () => {
    for (const pool of POOLS) {
      const slots = [
        keys.tasks(pool),
        keys.clock(pool),
        keys.flows(pool),
        `${keys.queue(pool)}:${pool}:wait`,
      ];
      expect(new Set(slots.map(slotOf)).size).toBe(1);
    }
  });

  it('are the same for the buckets of a tenant and differ between tenants', () => {
    const tenant = newId();
    expect(slotOf(keys.bucket(tenant, 'parse', newId()))).toBe(slotOf(keys.bucket(tenant, 'tenant', tenant)));
    const slots = Array.from({ length: 200 }, () => slotOf(keys.bucket(newId(), 'parse', 'a')));
    expect(new Set(slots).size).toBeGreaterThan(150);
  });
});

describe('The commands that the service sends to Redis', () => {
  let service: TestService;
  let receiver: WebhookReceiver;
  let server: RunningRedis;
  let monitor: Redis;
  let seen: CommandGroups;

  beforeAll(async () => {
    server = await startTestRedis();
    const redis = new Redis(server.url);
    monitor = await redis.monitor();
    redis.disconnect();
    seen = new CommandGroups(PREFIX);
    monitor.on('monitor', (_time: string, args: string[], source: string) => seen.add(args, source));
    receiver = await new WebhookReceiver().start();
    service = await startService({
      pools: ['parse', 'deliver', 'upkeep'],
      environment: { REDIS_URL: server.url, QUEUE_PREFIX: PREFIX, WEBHOOK_ALLOW_LOOPBACK: 'true' },
    });
  });
  afterAll(async () => {
    await service.stop();
    await receiver.stop();
    monitor.disconnect();
    await server.stop();
  });

  it('use keys of one slot in each command, script and transaction', async () => {
    const tenant = await service.tenant('organization');
    const { key } = await tenant.key();
    const { key: liveKey } = await tenant.key({ mode: 'live' });
    await new WebhookClient(service, tenant.tenantId, key).subscribe(receiver.url());
    const parse = (as: string, headers: Record<string, string> = {}) => {
      const json = { text: RESUME_TEXT.repeat(3) };
      return call(service.baseUrl, 'POST', '/api/v1/parse/resume', { key: as, json, headers });
    };
    expect((await parse(key)).status).toBe(200);
    expect((await parse(liveKey)).status).toBe(200);
    await service.stopWorkers();
    const { headers } = await parse(key, { Prefer: 'respond-async' });
    const cancel = `${headers.get('location')}/cancel`;
    expect((await call(service.baseUrl, 'POST', cancel, { key })).status).toBe(200);
    expect((await call(service.baseUrl, 'GET', '/metrics')).status).toBe(200);
    await until('the webhook arrives', () => receiver.received.length > 0);

    expect(seen.mixed).toEqual([]);
    expect(seen.untagged).toEqual([]);
    const limits = `{${PREFIX}:limits:${tenant.tenantId}}`;
    const expected = [`{${PREFIX}:parse}`, `{${PREFIX}:deliver}`, `{${PREFIX}:cancel}`, limits];
    expect([...seen.tags]).toEqual(expect.arrayContaining(expected));
  });
});

/** Groups the output of MONITOR: a script with the commands that it calls, and a transaction. */
class CommandGroups {
  /** Groups that use several hash tags. */
  readonly mixed: string[] = [];
  /** Keys that do not begin with a hash tag. */
  readonly untagged: string[] = [];
  readonly tags = new Set<string>();
  private script = new Set<string>();
  private readonly transactions = new Map<string, Set<string>>();

  constructor(private readonly prefix: string) {}

  add(args: string[], source: string): void {
    const name = (args[0] ?? '').toLowerCase();
    if (name === 'multi') this.transactions.set(source, new Set());
    if (source !== 'lua') this.script = this.transactions.get(source) ?? new Set();
    if (name === 'exec' || name === 'discard') this.transactions.delete(source);
    for (const argument of args.slice(1).filter((text) => text.includes(this.prefix))) {
      const tag = new RegExp(`^\\{${this.prefix}:[^}]+\\}`).exec(argument)?.[0];
      if (tag !== undefined) {
        this.script.add(tag);
        this.tags.add(tag);
      } else if (argument.startsWith(this.prefix)) this.untagged.push(argument);
    }
    if (this.script.size > 1) this.mixed.push(`${name}: ${[...this.script].join(' ')}`);
  }
}
