import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { NODE_FLAGS } from '../../src/platform/node-flags';
import { projectRoot } from '../../src/embedded/project';

const READY_MS = 120_000;

/** Processes of a measurement, which are stopped together. */
export class Processes {
  private readonly children: ChildProcess[] = [];

  constructor(
    private readonly environment: Record<string, string>,
    private readonly profileFolder: string | null,
  ) {}

  /** Starts a compiled file and writes its output to `logFile`. */
  start(file: string, args: string[], environment: Record<string, string>, logFile: string): ChildProcess {
    const log = fs.openSync(logFile, 'a');
    const profiled = this.profileFolder !== null && !file.startsWith('tools/');
    const child = fork(path.join(projectRoot, 'dist', file), args, {
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...this.environment, ...environment },
      execArgv: [...NODE_FLAGS, ...(profiled ? ['--cpu-prof', `--cpu-prof-dir=${this.profileFolder}`] : [])],
      stdio: ['ignore', log, log, 'ipc'],
    });
    fs.closeSync(log);
    this.children.push(child);
    return child;
  }

  async stop(): Promise<void> {
    await Promise.all(
      this.children.map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.kill('SIGTERM');
        const hard = setTimeout(() => child.kill('SIGKILL'), 20_000);
        await once(child, 'exit');
        clearTimeout(hard);
      }),
    );
  }
}

export function pidsOf(...children: readonly ChildProcess[]): number[] {
  return children.flatMap((child) => child.pid ?? []);
}

/** Resolves when the process reports that it is ready. Rejects if it ends before. */
export async function waitUntilReady(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`a process ended with ${String(code)} before it was ready`);
  });
  await Promise.race([once(child, 'message'), ended]);
}

/** Resolves when the URL responds with 200. */
export async function waitForHttp(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_MS;
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`a process ended with ${child.exitCode} before it was ready`);
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    if (Date.now() > deadline)
      throw new Error(`${url} still responds with ${status} after ${READY_MS / 1000} s`);
    await delay(50);
  }
}

/** Resident memory of a process; null where the system does not say it. */
export function residentMb(pid: number | undefined): number | null {
  try {
    const pages = /^VmRSS:\s+(\d+) kB/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return pages === undefined ? null : Math.round(Number(pages) / 1024);
  } catch {
    return null;
  }
}
