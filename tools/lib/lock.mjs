import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

// The build cannot use src/embedded/lock.ts because it must compile that file first.

// For an owner whose process id exists. The steps of a build run without a pause, on a busy machine for half a minute.
const staleAfterMs = 120_000;

/**
 * Runs `action` while holding a lock file. Waits while another process holds the lock and takes over the lock of a
 * process that died.
 * @template T
 * @param {string} lockPath absolute path; its folder must exist
 * @param {() => Promise<T>} action
 * @returns {Promise<T>}
 */
export async function withLock(lockPath, action) {
  while (!tryTake(lockPath)) await delay(25);
  const heartbeat = setInterval(() => fs.utimesSync(lockPath, new Date(), new Date()), 1000);
  heartbeat.unref();
  try {
    return await action();
  } finally {
    clearInterval(heartbeat);
    fs.rmSync(lockPath, { force: true });
  }
}

function tryTake(lockPath) {
  if (createExclusively(lockPath)) return true;
  if (!isStale(lockPath)) return false;
  // Two processes may see the stale lock: only the one that creates the second file may remove it.
  const takeover = `${lockPath}.takeover`;
  if (!createExclusively(takeover)) {
    if (isOld(takeover)) fs.rmSync(takeover, { force: true });
    return false;
  }
  if (isStale(lockPath)) fs.rmSync(lockPath, { force: true });
  fs.rmSync(takeover, { force: true });
  return false;
}

function createExclusively(file) {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isStale(file) {
  try {
    const owner = Number(fs.readFileSync(file, 'utf8'));
    return isOld(file) || (owner > 0 && !isAlive(owner));
  } catch {
    return false;
  }
}

function isOld(file) {
  try {
    return Date.now() - fs.statSync(file).mtimeMs > staleAfterMs;
  } catch {
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
