import { Client } from 'pg';
import { Redis } from 'ioredis';

/**
 * All columns of the database that contain one of the needles, as `table.column`. Searches every column of every table
 * in the catalog, whatever its type, including bytes, hexadecimal and base64.
 */
export async function findInDatabase(url: string, needles: readonly string[]): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: columns } = await client.query<{ relname: string; column: string; type: string }>(`
      SELECT c.relname, a.attname AS column, a.atttypid::regtype::text AS type
      FROM pg_class c
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'm')`);
    const forms = needles.flatMap(encodingsOf).map((form) => form.toLowerCase());
    const matches: string[] = [];
    for (const { relname, column, type } of columns) {
      const name = client.escapeIdentifier(column);
      // Bytes are searched as escaped text and as hexadecimal digits, other types as text.
      const text = type === 'bytea' ? `encode(${name}, 'escape') || encode(${name}, 'hex')` : `${name}::text`;
      const { rows } = await client.query(
        `SELECT 1 FROM ${client.escapeIdentifier(relname)}
         WHERE EXISTS (SELECT FROM unnest($1::text[]) AS form WHERE position(form IN lower(${text})) > 0) LIMIT 1`,
        [forms],
      );
      if (rows.length > 0) matches.push(`${relname}.${column}`);
    }
    return matches;
  } finally {
    await client.end();
  }
}

/** All Redis keys under the prefix that contain one of the needles in their name or value. */
export async function findInRedis(
  url: string,
  prefix: string,
  needles: readonly string[],
): Promise<string[]> {
  const redis = new Redis(url);
  try {
    const forms = needles.flatMap(encodingsOf).map((form) => form.toLowerCase());
    const matches: string[] = [];
    for (const key of await redis.keys(`{${prefix}:*`)) {
      const content = `${key}\n${JSON.stringify(await valueOf(redis, key))}`.toLowerCase();
      if (forms.some((form) => content.includes(form))) matches.push(key);
    }
    return matches;
  } finally {
    redis.disconnect();
  }
}

async function valueOf(redis: Redis, key: string): Promise<unknown> {
  switch (await redis.type(key)) {
    case 'string':
      return redis.get(key);
    case 'hash':
      return redis.hgetall(key);
    case 'list':
      return redis.lrange(key, 0, -1);
    case 'set':
      return redis.smembers(key);
    case 'zset':
      return redis.zrange(key, 0, -1);
    case 'stream':
      return redis.xrange(key, '-', '+');
    default:
      return null;
  }
}

/** Encodings of a text to search for: plain, hexadecimal and base64 at each of the three offsets. */
function encodingsOf(needle: string): string[] {
  const bytes = Buffer.from(needle, 'utf8');
  const base64 = [0, 1, 2].map((offset) => {
    const shifted = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    // The first and last characters also encode bits of adjacent bytes.
    return shifted.slice(Math.ceil((offset * 4) / 3), Math.floor(((offset + bytes.length) * 4) / 3) - 1);
  });
  return [needle, bytes.toString('hex'), ...base64];
}
