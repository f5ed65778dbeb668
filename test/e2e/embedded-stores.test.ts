import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { waitForExit } from '../../src/embedded/processes';
import { joinStores, stopAbandonedStores } from '../../src/embedded/stores';

interface StoreState {
  postgres: { pid: number; port: number };
  redis: { pid: number; port: number };
}

async function query(url: string | undefined, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('the stores of a project', () => {
  let project: string;
  const readState = (): StoreState =>
    JSON.parse(fs.readFileSync(path.join(project, '.tenure', 'state.json'), 'utf8')) as StoreState;

  beforeEach(() => {
    project = fs.mkdtempSync(path.join(os.tmpdir(), 'a project with spaces '));
    // Postgres does not run as root and needs access to the folder.
    fs.chmodSync(project, 0o755);
  });
  afterEach(async () => {
    await stopAbandonedStores(project);
    fs.rmSync(project, { recursive: true, force: true, maxRetries: 5 });
  });

  it('are shared, stop with their last user and keep their data', async () => {
    const first = await joinStores(project);
    const second = await joinStores(project);
    expect([first.first, second.first]).toEqual([true, false]);
    expect(second.environment).toEqual(first.environment);
    await query(first.environment['MIGRATION_DATABASE_URL'], 'create table stored as select 7 as n');
    const redis = new Redis(first.environment['REDIS_URL'] as string);
    await redis.set('stored', 'yes');
    redis.disconnect();
    const { postgres } = readState();

    await first.release();
    expect(await query(second.environment['DATABASE_URL'], 'select 1 as n')).toEqual([{ n: 1 }]);
    await second.release();
    expect(await waitForExit(postgres.pid, 5_000)).toBe(true);

    const third = await joinStores(project);
    expect(third.environment).toEqual(first.environment);
    expect(await query(third.environment['MIGRATION_DATABASE_URL'], 'select n from stored')).toEqual([
      { n: 7 },
    ]);
    const reconnected = new Redis(third.environment['REDIS_URL'] as string);
    expect(await reconnected.get('stored')).toBe('yes');
    reconnected.disconnect();
    await third.release();
  });

  it('are reused after the command that started them is killed', async () => {
    const module = path.resolve(__dirname, '../../dist/src/embedded/stores.js');
    const starter = spawn(
      process.execPath,
      [
        '-e',
        `require(process.argv[1]).joinStores(process.argv[2]).then(() => console.log('up'))`,
        module,
        project,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(starter.stdout, 'data');
    starter.kill('SIGKILL');
    await once(starter, 'exit');
    const before = readState();

    const stores = await joinStores(project);
    expect(readState().postgres).toEqual(before.postgres);
    expect(readState().redis).toEqual(before.redis);
    await stores.release();
    expect(await waitForExit(before.postgres.pid, 5_000)).toBe(true);
    expect(await waitForExit(before.redis.pid, 5_000)).toBe(true);
  });

  it('restart on the same ports after they are killed', async () => {
    const stores = await joinStores(project);
    const before = readState();
    process.kill(before.postgres.pid, 'SIGKILL');
    process.kill(before.redis.pid, 'SIGKILL');
    await Promise.all([waitForExit(before.postgres.pid, 5_000), waitForExit(before.redis.pid, 5_000)]);
    expect((await stores.repair()).sort()).toEqual(['Postgres', 'Redis']);
    expect(await query(stores.environment['DATABASE_URL'], 'select 1 as n')).toEqual([{ n: 1 }]);
    expect(readState().redis.port).toBe(before.redis.port);
    await stores.release();
  });

  it('protect their secrets from other users of the machine', async () => {
    const stores = await joinStores(project);
    for (const file of ['secrets.json', 'redis.conf', 'state.json']) {
      expect(fs.statSync(path.join(project, '.tenure', file)).mode & 0o077).toBe(0);
    }
    expect(stores.environment['API_KEY_PEPPER']?.length).toBeGreaterThanOrEqual(32);
    await stores.release();
  });
});
