import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { NODE_FLAGS } from '../platform/node-flags';
import type { Reaper } from './reaper';

export interface ServiceProcessOptions {
  /** Display name: "API", "workers". */
  name: string;
  /** Absolute path of the compiled entry. */
  script: string;
  args?: string[];
  environment: NodeJS.ProcessEnv;
  reaper: Reaper;
  /** Called with every line the process writes. */
  output: (line: string) => void;
  /** Called with messages about the process. */
  say: (line: string) => void;
}

const INITIAL_RESTART_DELAY_MS = 250;
const MAX_RESTART_DELAY_MS = 10_000;
/** A process that ran this long was healthy, so the count of crashes starts again. */
const HEALTHY_AFTER_MS = 30_000;

/** A supervised process of the service. It is restarted after a crash, later after each repeated crash. */
export class ServiceProcess {
  private child: ChildProcess | undefined;
  private stopping = false;
  private pauseMs = INITIAL_RESTART_DELAY_MS;
  private restart: NodeJS.Timeout | undefined;
  /** True if the running process has reported that it is ready. */
  ready = false;
  /** Crashes since the process was last healthy. */
  crashes = 0;

  constructor(private readonly options: ServiceProcessOptions) {}

  get pid(): number | undefined {
    return this.child?.pid;
  }

  start(): void {
    this.stopping = false;
    const startedAt = Date.now();
    const { script, args = [], environment, reaper } = this.options;
    const child = spawn(process.execPath, [...NODE_FLAGS, script, ...args], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A separate process group: Ctrl-C reaches only this process, which stops the others in order.
      detached: true,
    });
    this.child = child;
    this.ready = false;
    child.on('message', (message) => {
      if (message === 'ready') this.ready = true;
    });
    if (child.pid !== undefined) reaper.watch(child.pid, 'TERM');
    for (const stream of [child.stdout, child.stderr]) if (stream !== null) this.forward(stream);
    child.once('error', (error) =>
      this.options.say(`The ${this.options.name} did not start: ${error.message}`),
    );
    child.once('exit', (code, signal) => {
      if (!this.stopping) this.restartLater(startedAt, signal ?? `exit code ${code}`);
    });
  }

  /** Asks the process to finish its work and exit, and kills it after `graceMs`. */
  async stop(graceMs: number): Promise<void> {
    this.stopping = true;
    clearTimeout(this.restart);
    const child = this.child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
    child.kill('SIGTERM');
    const timer = setTimeout(() => {
      this.options.say(`The ${this.options.name} did not stop within ${graceMs / 1000} s and is killed.`);
      this.kill();
    }, graceMs);
    await exited;
    clearTimeout(timer);
  }

  /** Kills the process and its children immediately. */
  kill(): void {
    if (this.child?.pid === undefined) return;
    try {
      process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // The process has already exited.
    }
  }

  private restartLater(startedAt: number, reason: string): void {
    if (Date.now() - startedAt > HEALTHY_AFTER_MS) {
      this.pauseMs = INITIAL_RESTART_DELAY_MS;
      this.crashes = 0;
    }
    this.crashes += 1;
    this.options.say(`The ${this.options.name} exited (${reason}); restarting in ${this.pauseMs / 1000} s.`);
    this.restart = setTimeout(() => this.start(), this.pauseMs);
    this.pauseMs = Math.min(this.pauseMs * 2, MAX_RESTART_DELAY_MS);
  }

  private forward(stream: Readable): void {
    createInterface({ input: stream, crlfDelay: Infinity }).on('line', (line) => this.options.output(line));
  }
}
