import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { accountForPostgres } from '../../../src/embedded/unprivileged-account';
import { freePort } from '../processes';
import { until } from '../until';

const PROGRAM = process.env.PGBOUNCER ?? 'pgbouncer';

/** True if PgBouncer is installed or `PGBOUNCER` names its binary. */
export const hasPgBouncer = spawnSync(PROGRAM, ['--version']).status === 0;

export const PGBOUNCER_MISSING = 'needs pgbouncer on the PATH or in PGBOUNCER';

interface PgBouncer {
  /** The given URL through PgBouncer. */
  url: string;
  stop(): Promise<void>;
}

/** Starts PgBouncer in transaction mode. Each transaction takes another one of a few connections to the server. */
export async function startPgBouncer(url: string): Promise<PgBouncer> {
  const target = new URL(url);
  const port = await freePort();
  const account = accountForPostgres();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pgbouncer-'));
  const users = path.join(folder, 'users.txt');
  const settings = path.join(folder, 'pgbouncer.ini');
  fs.writeFileSync(users, `"${target.username}" "${decodeURIComponent(target.password)}"\n`, { mode: 0o600 });
  fs.writeFileSync(
    settings,
    `[databases]
* = host=${target.hostname} port=${target.port || '5432'}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 4
min_pool_size = 4
server_round_robin = 1
server_login_retry = 1
max_client_conn = 500
`,
  );
  if (account) for (const file of [folder, users, settings]) fs.chownSync(file, account.uid, account.gid);
  const child = spawn(PROGRAM, ['--quiet', settings], { stdio: 'ignore', ...account });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await until('PgBouncer to listen', () => accepts(port));
  target.hostname = '127.0.0.1';
  target.port = String(port);
  return {
    url: target.toString(),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface ServiceConnection {
  url: string;
  namedStatements: boolean;
  stop(): Promise<void>;
}

/** How the processes of the service connect: directly, or through PgBouncer if `TEST_POOLER` is 1. */
export async function serviceConnection(url: string): Promise<ServiceConnection> {
  if (process.env.TEST_POOLER !== '1') {
    return { url, namedStatements: true, stop: () => Promise.resolve() };
  }
  if (!hasPgBouncer) throw new Error(`TEST_POOLER=1 ${PGBOUNCER_MISSING}`);
  return { ...(await startPgBouncer(url)), namedStatements: false };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });
}
