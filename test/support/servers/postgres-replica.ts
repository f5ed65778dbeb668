import path from 'node:path';
import { Client } from 'pg';
import { copyAsReplica } from '../../../src/embedded/postgres-replica';
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
  copyAsReplica(path.join(stores.folder, 'postgres'), home, stores.postgres.url);
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
