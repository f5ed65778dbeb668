import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, isPortFree } from './processes';
import { projectRoot } from './project';
import { startReaper, type Reaper } from './reaper';
import { ServiceProcess } from './service-process';
import { joinStores, type SharedStores } from './stores';

export interface ServiceOptions {
  /** Port of the API. */
  port: number;
  /** Called with every line the API and the workers write. */
  output: (line: string) => void;
  /** Called with progress messages. */
  say: (line: string) => void;
  /** Aborts the start: everything started is stopped, and the start fails. */
  signal?: AbortSignal;
}

export interface Service {
  port: number;
  /** Environment of its processes: addresses of the stores and secrets. */
  environment: NodeJS.ProcessEnv;
  /** True if the stores are embedded. */
  embedded: boolean;
  /** Stops API and workers, migrates, and starts them again, after a change of the code. */
  restart(): Promise<void>;
  /** Stops the API, then the workers after their current tasks, then the stores. Limited in time. */
  stop(): Promise<void>;
  /** Kills API and workers immediately. `stop` then only stops the stores. */
  stopNow(): void;
}

const apiEntry = path.join(projectRoot, 'dist', 'src', 'server.js');
const workersEntry = path.join(projectRoot, 'dist', 'workers', 'main.js');
const cliEntry = path.join(projectRoot, 'dist', 'src', 'cli', 'main.js');
/** A busy machine with few processors needs more than a minute. Three crashes of a process end the wait. */
const READY_TIMEOUT_MS = 180_000;
const REPAIR_INTERVAL_MS = 2_000;

/** Starts embedded stores unless the environment configures others, migrates, and starts API and workers. */
export async function startService(options: ServiceOptions): Promise<Service> {
  if (!(await isPortFree(options.port))) {
    throw new Error(
      `Port ${options.port} is in use. Choose another port: PORT=${options.port + 1} npm start`,
    );
  }
  const port = options.port || (await freePort());
  const stores = await acquireStores(options.say);
  const reaper = startReaper();
  const environment: NodeJS.ProcessEnv = { ...serviceEnvironment(stores), PORT: String(port) };
  const processes = processesOf(environment, reaper, options);
  const mending = stores && keepAlive(stores, options.say);
  const stop = async (): Promise<void> => {
    const graceMs = Number(environment['SHUTDOWN_TIMEOUT_MS'] ?? 20_000) + 2_000;
    // One after the other: a waiting request gets its result only while workers run.
    await processes.api.stop(graceMs);
    await processes.workers.stop(graceMs);
    clearInterval(mending);
    await stores?.release();
    reaper.dismiss();
  };
  const begin = async (): Promise<void> => {
    options.signal?.throwIfAborted();
    if (stores !== undefined) await migrateStores(environment);
    processes.workers.start();
    processes.api.start();
    await untilReady(port, processes, options.signal);
  };
  try {
    await begin();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    environment,
    embedded: stores !== undefined,
    stop,
    stopNow() {
      processes.api.kill();
      processes.workers.kill();
    },
    async restart() {
      await processes.api.stop(5_000);
      await processes.workers.stop(5_000);
      await begin();
    },
  };
}

/** Joins the embedded stores; returns undefined if the environment configures others. */
export async function acquireStores(say: (line: string) => void): Promise<SharedStores | undefined> {
  const { DATABASE_URL, REDIS_URL } = process.env;
  if (DATABASE_URL && REDIS_URL) return undefined;
  if (DATABASE_URL || REDIS_URL) {
    throw new Error(
      'Set both DATABASE_URL and REDIS_URL to use stores of your own, or neither to use embedded ones.',
    );
  }
  return joinStores(projectRoot, say);
}

/** Returns the environment of a process. Variables of the caller take precedence over those of the embedded stores. */
export function serviceEnvironment(stores: SharedStores | undefined): NodeJS.ProcessEnv {
  if (stores === undefined) return { ...process.env };
  return {
    NODE_ENV: 'development',
    WEBHOOK_ALLOW_LOOPBACK: 'true',
    MAIL_OUTBOX: 'true',
    ...stores.environment,
    ...process.env,
  };
}

/** Migrates the database to the latest version. */
export async function migrateStores(environment: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [cliEntry, 'migrate'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`The database could not be migrated:\n${output.trim()}`);
}

interface Processes {
  api: ServiceProcess;
  workers: ServiceProcess;
}

function processesOf(environment: NodeJS.ProcessEnv, reaper: Reaper, options: ServiceOptions): Processes {
  const common = { environment, reaper, output: options.output, say: options.say };
  return {
    api: new ServiceProcess({ ...common, name: 'API', script: apiEntry }),
    workers: new ServiceProcess({ ...common, name: 'workers', script: workersEntry }),
  };
}

/** Restarts killed stores on the same port. API and workers reconnect themselves. */
function keepAlive(stores: SharedStores, say: (line: string) => void): NodeJS.Timeout {
  let busy = false;
  const check = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    try {
      for (const name of await stores.repair()) say(`${name} had exited and was restarted.`);
    } catch (error) {
      say(
        `A store has exited and could not be restarted: ${error instanceof Error ? error.message : String(error)}`,
      );
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(() => void check(), REPAIR_INTERVAL_MS);
  timer.unref();
  return timer;
}

async function untilReady(port: number, processes: Processes, signal?: AbortSignal): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!(processes.workers.ready && (await isReady(port)))) {
    if (Math.max(processes.api.crashes, processes.workers.crashes) >= 3) {
      throw new Error('The service does not start; see its output above.');
    }
    signal?.throwIfAborted();
    if (Date.now() > deadline) throw new Error('The service was not ready within three minutes.');
    await delay(50);
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
