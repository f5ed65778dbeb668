import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Runs `action` while holding a lock file, waiting for another process that holds it.
 * A lock whose owner died is taken over.
 * @template T
 * @param {string} lockPath absolute path; its folder must exist
 * @param {() => Promise<T>} action
 * @returns {Promise<T>}
 */
export async function withLock(lockPath, action) {
  while (!tryTake(lockPath)) await delay(25);
  try {
    return await action();
  } finally {
    fs.rmSync(lockPath, { force: true });
  }
}

function tryTake(lockPath) {
  try {
    fs.writeFileSync(lockPath, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const owner = readOwner(lockPath);
  if (owner !== undefined && !isAlive(owner)) fs.rmSync(lockPath, { force: true });
  return false;
}

/** The pid in the lock, or undefined while its owner is just writing it or has just let go. */
function readOwner(lockPath) {
  try {
    const pid = Number(fs.readFileSync(lockPath, 'utf8'));
    if (pid > 0) return pid;
    // An empty lock older than a few seconds was left by a process killed between creating and writing it.
    return Date.now() - fs.statSync(lockPath).mtimeMs > 5000 ? -1 : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
