import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Copies the data of a stopped server to `home`, where `startPostgres` then starts a streaming replica of it. For tests
 * and benches on one machine: replay cancels the queries that conflict with it immediately. `pg_basebackup` is not part
 * of the Postgres that npm installs.
 * @param data data folder of the stopped primary
 * @param primaryUrl address of the owner role on the primary
 */
export function copyAsReplica(data: string, home: string, primaryUrl: string): void {
  fs.mkdirSync(home, { mode: 0o755 });
  const copy = path.join(home, 'postgres');
  // Keeps owner and permissions, without which Postgres does not start.
  const { status, stderr } = spawnSync('cp', ['-a', data, copy], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The data of Postgres could not be copied: ${stderr}`);
  const { uid, gid } = fs.statSync(copy);
  const signal = path.join(copy, 'standby.signal');
  fs.writeFileSync(signal, '', { mode: 0o600 });
  fs.chownSync(signal, uid, gid);
  const { port, username, password } = new URL(primaryUrl);
  const source = `host=127.0.0.1 port=${port} user=${username} password=${decodeURIComponent(password)}`;
  fs.appendFileSync(
    path.join(copy, 'postgresql.auto.conf'),
    `primary_conninfo = '${source}'
max_standby_streaming_delay = 0
wal_retrieve_retry_interval = '100ms'
`,
  );
}
