import path from 'node:path';
import { Client } from 'pg';
import { appRole } from '../../src/embedded/roles';
import { freePort } from '../../src/embedded/processes';
import { postJson } from './http-connection';
import type { Target } from './load';
import { pidsOf, saidReady, type Processes } from './processes';

const TABLE = `
  CREATE SCHEMA floor;
  CREATE TABLE floor.work (id uuid PRIMARY KEY, body text NOT NULL, status text NOT NULL, result jsonb);
  GRANT USAGE ON SCHEMA floor TO ${appRole};
  GRANT SELECT, INSERT, UPDATE ON floor.work TO ${appRole};`;

/** Starts the floor's two processes on their own table and queue. */
export async function startFloor(
  processes: Processes,
  ownerUrl: string,
  text: string,
  logs: string,
): Promise<Target> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(TABLE);
  await owner.end();
  const port = await freePort();
  const log = path.join(logs, 'floor.log');
  const worker = processes.start('tools/bench/floor-worker.js', [], {}, log);
  const api = processes.start('tools/bench/floor-api.js', [], { PORT: String(port) }, log);
  await Promise.all([saidReady(worker), saidReady(api)]);
  return { name: 'floor', port, request: postJson('/parse', {}, { text }), pids: pidsOf(worker, api) };
}
