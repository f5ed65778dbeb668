import { Redis } from 'ioredis';

export interface RedisInspection {
  version: string;
  /** `noeviction` is the only right answer for a queue; null when the server does not tell. */
  evictionPolicy: string | null;
  /** Writes survive a restart; null when the server does not tell. */
  appendOnly: boolean | null;
  /** Bytes in use, and the ceiling (0: none). */
  usedMemory: number;
  maxMemory: number;
  /** Time of the server minus ours, milliseconds. */
  clockOffsetMs: number;
}

/** What an operator must know about a Redis before queues live in it. Changes nothing. */
export async function inspectRedis(url: string): Promise<RedisInspection> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 8000,
    maxRetriesPerRequest: 0,
    retryStrategy: null,
  });
  // connect() only says that the connection is closed; the event says why.
  let reason: Error | undefined;
  redis.on('error', (error: Error) => (reason = error));
  try {
    await redis.connect().catch((error: unknown) => {
      throw reason ?? error;
    });
    const info = await redis.info();
    const field = (name: string): string | undefined =>
      new RegExp(`^${name}:(.*)$`, 'm').exec(info)?.[1]?.trim();
    const aof = field('aof_enabled');
    return {
      version: field('redis_version') ?? 'unknown',
      evictionPolicy: field('maxmemory_policy') ?? null,
      appendOnly: aof === undefined ? null : aof === '1',
      usedMemory: Number(field('used_memory') ?? 0),
      maxMemory: Number(field('maxmemory') ?? 0),
      clockOffsetMs: await clockOffset(redis),
    };
  } finally {
    redis.disconnect();
  }
}

async function clockOffset(redis: Redis): Promise<number> {
  const sentAt = Date.now();
  const [seconds, microseconds] = await redis.time();
  const middle = (sentAt + Date.now()) / 2;
  return Math.round(Number(seconds) * 1000 + Number(microseconds) / 1000 - middle);
}
