import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../src/embedded/processes';
import { projectRoot } from '../../src/embedded/project';
import { postJson } from './http-connection';
import type { Target } from './load';
import { waitForHttp, pidsOf, type Processes } from './processes';

const run = promisify(execFile);

/** Runs the command line of the service and returns its JSON output. */
export async function tenureCommand(
  environment: Record<string, string>,
  line: string,
): Promise<Record<string, string>> {
  const cli = path.join(projectRoot, 'dist', 'src', 'cli', 'main.js');
  const args = [cli, ...line.split(' '), '--json'];
  const { stdout } = await run(process.execPath, args, { env: { ...process.env, ...environment } });
  return JSON.parse(stdout) as Record<string, string>;
}

/** Starts the service as in production: one API process, one worker process and a key created with the command line. */
export async function startService(
  processes: Processes,
  environment: Record<string, string>,
  text: string,
  logs: string,
  scopes = 'parse,jobs',
): Promise<Target & { key: string; apiPid: number; workerPid: number }> {
  const tenure = (line: string) => tenureCommand(environment, line);
  await tenure('migrate');
  const { tenantId } = await tenure('tenants create --type employer --name Bench');
  // A test key has no rate limit, so the service can receive as many requests as the baseline.
  const { key } = await tenure(
    `keys create --tenant ${tenantId} --mode test --scopes ${scopes} --name bench`,
  );
  const port = await freePort();
  const log = path.join(logs, 'service.log');
  // All pools in one worker process, as in a small deployment: maintenance runs alongside parsing.
  const worker = processes.start('workers/main.js', [], {}, log);
  const api = processes.start('src/server.js', [], { PORT: String(port), HOST: '127.0.0.1' }, log);
  await waitForHttp(`http://127.0.0.1:${port}/ready`, api);
  const request = postJson('/api/v1/parse/resume', { Authorization: `Bearer ${key}` }, { text });
  return {
    name: 'parse',
    port,
    request,
    pids: pidsOf(worker, api),
    key: key ?? '',
    apiPid: api.pid ?? 0,
    workerPid: worker.pid ?? 0,
  };
}
