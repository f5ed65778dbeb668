import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** True if the process exists and is not a zombie. */
export function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

/** Containers often have no init process that reaps children, so a dead server keeps its pid. */
function isZombie(pid: number): boolean {
  try {
    return statFields(pid)[0] === 'Z';
  } catch {
    return false;
  }
}

/** Returns the fields of /proc/<pid>/stat after the command, which may contain spaces and brackets. */
function statFields(pid: number): string[] {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/**
 * Returns the start time of a process, which distinguishes it from a later process with the same pid. Empty if the
 * process does not exist.
 */
export function startMark(pid: number): string {
  try {
    if (process.platform === 'linux') return statFields(pid)[19] ?? '';
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  } catch {
    return '';
  }
}

/** Returns the command line of a process; empty if it cannot be read. */
export function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux')
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  } catch {
    return '';
  }
}

/** Waits until a process has exited. Returns false if it still runs after `milliseconds`. */
export async function waitForExit(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await delay(10);
  }
  return true;
}

/**
 * Ends a process with the first signal, and with the second one if it has not exited in time.
 * @param graceMs time to exit after the first signal
 */
export async function endProcess(
  pid: number,
  polite: NodeJS.Signals,
  hard: NodeJS.Signals,
  graceMs: number,
): Promise<void> {
  if (!signal(pid, polite)) return;
  if (await waitForExit(pid, graceMs)) return;
  signal(pid, hard);
  await waitForExit(pid, 5_000);
}

function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch {
    return false;
  }
}

/** Returns a TCP port of the loopback interface that is currently free. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string')
          reject(new Error('The system did not provide a free port.'));
        else resolve(address.port);
      });
    });
  });
}

/** True if this port is free on every interface. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
