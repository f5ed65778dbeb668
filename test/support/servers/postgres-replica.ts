import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { startPostgres, type RunningPostgres } from '../../../src/embedded/postgres';
import { startReaper } from '../../../src/embedded/reaper';
import { startThrowawayStores } from '../../../src/embedded/throwaway';

export interface ReplicatedStores {
  /** As of `npm test`, with the primary as database. */
  environment: Record<string, string>;
  /** Address on the replica of a database of the primary. */
  replicaUrl(primaryUrl: string): string;
  /** Runs one statement on the replica as the owner of the database with this address. */
  onReplica<Row extends object>(primaryUrl: string, sql: string, values?: unknown[]): Promise<Row[]>;
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  stopReplica(): Promise<void>;
  /** Starts the stopped replica on the same port. */
  startReplica(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts Redis and Postgres with a streaming replica, which cancels queries that conflict with replay immediately. */
export async function startReplicatedStores(): Promise<ReplicatedStores> {
  const stores = await startThrowawayStores();
  const home = path.join(stores.folder, 'replica');
  const owner = new URL(stores.postgres.url);
  await stores.postgres.stop();
  copyData(path.join(stores.folder, 'postgres'), home, owner);
  await stores.restartPostgres();

  const reaper = startReaper();
  let replica: RunningPostgres;
  const start = async (port: number): Promise<void> => {
    const password = decodeURIComponent(owner.password);
    replica = await startPostgres({ home, password, port, throwaway: true });
    reaper.watch(replica.pid, 'INT');
  };
  await start(0);

  const replicaUrl = (primaryUrl: string): string => {
    const url = new URL(primaryUrl);
    url.port = String(replica.port);
    return url.toString();
  };
  const onReplica = async <Row extends object>(primaryUrl: string, sql: string, values: unknown[] = []) => {
    const client = new Client({ connectionString: replicaUrl(primaryUrl) });
    await client.connect();
    try {
      return (await client.query<Row>(sql, values)).rows;
    } finally {
      await client.end();
    }
  };
  const command = async (sql: string): Promise<void> => void (await onReplica(owner.toString(), sql));
  return {
    environment: stores.environment,
    replicaUrl,
    onReplica,
    pauseReplay: () => command('SELECT pg_wal_replay_pause()'),
    resumeReplay: () => command('SELECT pg_wal_replay_resume()'),
    stopReplica: () => replica.stop(),
    startReplica: () => start(replica.port),
    stop: async () => {
      await replica.stop();
      await stores.stop();
      reaper.dismiss();
    },
  };
}

/** Copies the data of a stopped server. `pg_basebackup` is not part of the Postgres that npm installs. */
function copyData(source: string, home: string, primary: URL): void {
  fs.mkdirSync(home, { mode: 0o755 });
  const data = path.join(home, 'postgres');
  // Keeps owner and permissions, without which Postgres does not start.
  const { status, stderr } = spawnSync('cp', ['-a', source, data], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`could not copy the data of Postgres: ${stderr}`);
  const { uid, gid } = fs.statSync(data);
  const signal = path.join(data, 'standby.signal');
  fs.writeFileSync(signal, '', { mode: 0o600 });
  fs.chownSync(signal, uid, gid);
  const password = decodeURIComponent(primary.password);
  fs.appendFileSync(
    path.join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=${primary.username} password=${password}'
max_standby_streaming_delay = 0
wal_receiver_status_interval = 1
wal_retrieve_retry_interval = '100ms'
`,
  );
}
