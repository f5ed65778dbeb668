import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../src/embedded/processes';
import { Random } from '../../synthetic/random';
import { waitForHttp, type Processes } from '../processes';
import { tenureCommand } from '../service';

const POLL_MS = 1_000;
const PROGRESS_MS = 30_000;
/** Time from when work ends again after a kill to the next kill, in seconds. */
const KILL_EVERY_S = [3, 20] as const;

export interface Role {
  name: 'api' | 'worker';
  child: ChildProcess;
  start: () => ChildProcess;
}

export interface Client {
  base: string;
  headers: Record<string, string>;
}

export interface KillableOptions {
  log: string;
  scopes: string;
  /** Type of the tenant; an organization by default. */
  tenant?: 'employer' | 'organization';
  /** Pools of the worker, separated by commas; all by default. */
  pools?: string;
}

/** A process of these pools that can be killed and started again. */
export function startWorkerRole(processes: Processes, log: string, pools?: string): Role {
  const start = () => processes.start('workers/main.js', pools ? ['--pools', pools] : [], {}, log);
  return { name: 'worker', child: start(), start };
}

/** Starts one API and one worker process that can be killed and started again, with a key of a new tenant. */
export async function startKillable(
  processes: Processes,
  environment: Record<string, string>,
  { log, scopes, tenant = 'organization', pools }: KillableOptions,
): Promise<{ client: Client; roles: Role[] }> {
  const tenure = (line: string) => tenureCommand(environment, line);
  await tenure('migrate');
  const { tenantId } = await tenure(`tenants create --type ${tenant} --name Bench`);
  const { key } = await tenure(
    `keys create --tenant ${tenantId} --mode test --scopes ${scopes} --name bench`,
  );
  const port = await freePort();
  const address = { PORT: String(port), HOST: '127.0.0.1' };
  const startApi = () => processes.start('src/server.js', [], address, log);
  const roles: Role[] = [
    startWorkerRole(processes, log, pools),
    { name: 'api', child: startApi(), start: startApi },
  ];
  const base = `http://127.0.0.1:${port}`;
  await waitForHttp(`${base}/ready`, roles[1]!.child);
  return { client: { base, headers: { Authorization: `Bearer ${key}` } }, roles };
}

/**
 * Polls the work at an address until it has succeeded and returns its last state. A killed API does not respond for some time.
 * `note` receives each state and returns what to say about it.
 */
export async function untilSucceeded<State extends { status: string }>(
  client: Client,
  address: string,
  note: (state: State) => string,
  say: (line: string) => void,
): Promise<State> {
  let said = 0;
  for (;;) {
    await delay(POLL_MS);
    const state = await read<State>(client, address);
    if (!state) continue;
    const line = note(state);
    if (state.status === 'succeeded') return state;
    if (state.status === 'failed' || state.status === 'cancelled')
      throw new Error(`${address} is ${state.status}`);
    if (performance.now() - said < PROGRESS_MS) continue;
    said = performance.now();
    say(line);
  }
}

async function read<State>({ base, headers }: Client, address: string): Promise<State | null> {
  try {
    const response = await fetch(base + address, { headers, signal: AbortSignal.timeout(10_000) });
    return response.status === 200 ? ((await response.json()) as State) : null;
  } catch {
    return null;
  }
}

interface KilledWork {
  roles: readonly Role[];
  client: Client;
  /** Units of work that have ended, as far as known. */
  ended: () => number;
  /** Units that end between two kills at least: on a busy machine, a process starts for as long as it would live. */
  minEnded: number;
}

/** Kills a process at random times, and starts it again at once. */
export class ProcessKiller {
  readonly counts = { api: 0, worker: 0 };
  private readonly random = new Random('kills');
  private readonly stopping = new AbortController();
  private readonly running: Promise<void>;

  constructor(
    private readonly work: KilledWork,
    private readonly say: (line: string) => void,
  ) {
    this.running = this.run();
  }

  /** Resolves when the processes that were killed last respond. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async untilProgress(): Promise<void> {
    const { ended, minEnded } = this.work;
    const start = ended();
    while (!this.stopping.signal.aborted && ended() < start + minEnded) await delay(POLL_MS);
  }

  private async run(): Promise<void> {
    for (;;) {
      const seconds = this.random.int(...KILL_EVERY_S);
      await delay(seconds * 1_000, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      if (this.stopping.signal.aborted) return;
      // The worker does most of the work.
      const role = this.work.roles[this.random.chance(0.7) ? 0 : 1]!;
      role.child.kill('SIGKILL');
      await once(role.child, 'exit');
      this.counts[role.name] += 1;
      this.say(`killed the ${role.name}`);
      role.child = role.start();
      if (role.name === 'api') await waitForHttp(`${this.work.client.base}/ready`, role.child);
      await this.untilProgress();
    }
  }
}
