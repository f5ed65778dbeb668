import { Redis } from 'ioredis';

export interface RedisInspection {
  version: string;
  /** A queue requires `noeviction`; null if the server does not report it. */
  evictionPolicy: string | null;
  /** True if writes survive a restart; null if the server does not report it. */
  appendOnly: boolean | null;
  /** Bytes in use and their limit (0: none). */
  usedMemory: number;
  maxMemory: number;
  /** Time of the server minus local time, in milliseconds. */
  clockOffsetMs: number;
}

/** Inspects a Redis server for the settings that the queue depends on. Changes nothing. */
export async function inspectRedis(url: string): Promise<RedisInspection> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 8000,
    maxRetriesPerRequest: 0,
    retryStrategy: null,
  });
  // `connect()` only reports a closed connection; the event has the reason.
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
