import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** True while the process exists and has not merely been left unreaped by its parent. */
export function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

/** Containers often have no init that reaps; a dead server then still has a pid. */
function isZombie(pid: number): boolean {
  try {
    return statFields(pid)[0] === 'Z';
  } catch {
    return false;
  }
}

/** Fields of /proc/<pid>/stat after the command, which may itself hold spaces and brackets. */
function statFields(pid: number): string[] {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/**
 * A mark that differs between two processes that were given the same pid one after the other: the start time.
 * Empty when the process is gone.
 */
export function startMark(pid: number): string {
  try {
    if (process.platform === 'linux') return statFields(pid)[19] ?? '';
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  } catch {
    return '';
  }
}

/** The command line of a process, empty when it cannot be read. */
export function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux')
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  } catch {
    return '';
  }
}

/** Waits until a process is gone. Answers false when it is still there after `milliseconds`. */
export async function waitForExit(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await delay(10);
  }
  return true;
}

/**
 * Ends a process: the polite signal first, then the hard one when it has not gone in time.
 * @param graceMs how long the polite signal is given
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

/** A TCP port of the loopback interface that is currently free. */
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

/** True when this port can be listened on, on every interface. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
