import path from 'node:path';
import { Client } from 'pg';
import { appRole } from '../../src/embedded/roles';
import { freePort } from '../../src/embedded/processes';
import { postJson } from './http-connection';
import type { Target } from './load';
import { pidsOf, waitUntilReady, type Processes } from './processes';

const TABLE = `
  CREATE SCHEMA baseline;
  CREATE TABLE baseline.work (id uuid PRIMARY KEY, body text NOT NULL, status text NOT NULL, result jsonb);
  GRANT USAGE ON SCHEMA baseline TO ${appRole};
  GRANT SELECT, INSERT, UPDATE ON baseline.work TO ${appRole};`;

/** Starts the two processes of the baseline with their own table and queue. */
export async function startBaseline(
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
  const log = path.join(logs, 'baseline.log');
  const worker = processes.start('tools/bench/baseline-worker.js', [], {}, log);
  const api = processes.start('tools/bench/baseline-api.js', [], { PORT: String(port) }, log);
  await Promise.all([waitUntilReady(worker), waitUntilReady(api)]);
  return { name: 'baseline', port, request: postJson('/parse', {}, { text }), pids: pidsOf(worker, api) };
}
