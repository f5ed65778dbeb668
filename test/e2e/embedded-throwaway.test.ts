import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { isRunning } from '../../src/embedded/processes';
import { startThrowawayStores, type ThrowawayStores } from '../../src/embedded/throwaway';

async function query(url: string | undefined, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('throw-away stores', () => {
  let stores: ThrowawayStores;
  beforeAll(async () => {
    stores = await startThrowawayStores();
  });
  afterAll(() => stores.stop());

  it('give the service a role that is subject to row-level security', async () => {
    const [role] = await query(
      stores.environment['DATABASE_URL'],
      'select current_user as name, rolsuper, rolbypassrls from pg_roles where rolname = current_user',
    );
    expect(role).toEqual({ name: 'tenure_app', rolsuper: false, rolbypassrls: false });
  });

  it('support non-ASCII letters in any locale of the machine', async () => {
    const [row] = await query(
      stores.environment['DATABASE_URL'],
      "select upper('éß') as up, current_setting('server_encoding') as encoding",
    );
    expect(row).toEqual({ up: 'Éß', encoding: 'UTF8' });
  });

  it('require a password for Redis and do not evict tasks', async () => {
    const redis = new Redis(stores.environment['REDIS_URL'] as string);
    expect(await redis.config('GET', 'maxmemory-policy')).toEqual(['maxmemory-policy', 'noeviction']);
    redis.disconnect();
    const unauthenticated = new Redis({ port: stores.redis.port, enableReadyCheck: false });
    await expect(unauthenticated.set('a', 'b')).rejects.toThrow(/NOAUTH/);
    unauthenticated.disconnect();
  });

  it('keep their rows and their port when Postgres restarts', async () => {
    const owner = stores.environment['MIGRATION_DATABASE_URL'];
    await query(owner, 'create table stored as select 7 as n');
    const before = stores.postgres.pid;
    await stores.restartPostgres();
    expect(stores.postgres.pid).not.toBe(before);
    expect(await query(owner, 'select n from stored')).toEqual([{ n: 7 }]);
  });
});

describe('throw-away stores whose parent process is killed', () => {
  it('are stopped and deleted', async () => {
    const module = path.resolve(__dirname, '../../dist/src/embedded/throwaway.js');
    const script = `require(${JSON.stringify(module)}).startThrowawayStores().then((stores) =>
      console.log(JSON.stringify([stores.folder, stores.postgres.pid, stores.redis.pid])));
      // It must not exit by itself before the test has looked at the servers.
      setInterval(() => {}, 60_000);`;
    const starter = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(starter.stdout, 'data')) as [Buffer];
    const [folder, postgres, redis] = JSON.parse(line.toString()) as [string, number, number];
    expect(isRunning(postgres) && isRunning(redis)).toBe(true);
    starter.kill('SIGKILL');
    while (isRunning(postgres) || isRunning(redis) || fs.existsSync(folder)) await delay(50);
  });
});
