import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { isRunning } from './processes';

const STALE_AFTER_MS = 15_000;

/**
 * Runs `action` while holding a lock file; other processes wait. Takes over the lock of a process that died.
 * @param lockPath absolute; its folder must exist
 */
export async function withLock<T>(lockPath: string, action: () => Promise<T>): Promise<T> {
  while (!tryTake(lockPath)) await delay(20);
  // Pids are reused after a restart, so a lock that is not refreshed counts as abandoned.
  const heartbeat = setInterval(() => refresh(lockPath), 1_000);
  heartbeat.unref();
  try {
    return await action();
  } finally {
    clearInterval(heartbeat);
    fs.rmSync(lockPath, { force: true });
  }
}

function tryTake(lockPath: string): boolean {
  if (createExclusively(lockPath)) return true;
  if (!isStale(lockPath)) return false;
  // Several waiters may see the abandoned lock. Only the one that creates this second file may remove it.
  const takeover = `${lockPath}.takeover`;
  if (!createExclusively(takeover)) {
    if (isOld(takeover)) fs.rmSync(takeover, { force: true });
    return false;
  }
  if (isStale(lockPath)) fs.rmSync(lockPath, { force: true });
  fs.rmSync(takeover, { force: true });
  return false;
}

function createExclusively(file: string): boolean {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isStale(file: string): boolean {
  try {
    const owner = Number(fs.readFileSync(file, 'utf8'));
    return isOld(file) || (owner > 0 && !isRunning(owner));
  } catch {
    return false;
  }
}

function isOld(file: string): boolean {
  try {
    return Date.now() - fs.statSync(file).mtimeMs > STALE_AFTER_MS;
  } catch {
    return false;
  }
}

function refresh(file: string): void {
  const now = new Date();
  try {
    fs.utimesSync(file, now, now);
  } catch {
    // The whole folder was removed, which the action detects itself.
  }
}
