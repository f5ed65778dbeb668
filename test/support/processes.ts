import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { NODE_FLAGS } from '../../src/platform/node-flags';
import { until } from './until';

const DIST = path.resolve(__dirname, '../../dist');

/** A compiled process of the service, as in production. */
export class ServiceProcess {
  private child: ChildProcess | null = null;
  private output = '';

  constructor(
    private readonly entry: 'src/server.js' | 'workers/main.js',
    private readonly args: readonly string[],
    private readonly environment: Record<string, string>,
  ) {}

  /** Resolves when the process reports that it is ready. */
  async start(): Promise<void> {
    this.output = '';
    const child = spawn(process.execPath, [...NODE_FLAGS, path.join(DIST, this.entry), ...this.args], {
      env: { PATH: process.env.PATH, LOG_LEVEL: 'info', NODE_ENV: 'test', ...this.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const append = (chunk: Buffer) => {
      this.output = (this.output + chunk.toString()).slice(-2_000_000);
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    this.child = child;
    await until(
      () => `${this.entry} to be ready; its output:\n${this.output}`,
      () => {
        if (child.exitCode !== null) {
          throw new Error(`${this.entry} ended with ${child.exitCode}:\n${this.output}`);
        }
        return this.output.includes('"msg":"ready"');
      },
    );
  }

  /** The most recent output, at most 2 MB. */
  get printed(): string {
    return this.output;
  }

  get running(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Terminates the process without a shutdown. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** Shuts the process down gracefully. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.child;
    if (!child || !this.running) return;
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill(signal);
    await exited;
  }
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
