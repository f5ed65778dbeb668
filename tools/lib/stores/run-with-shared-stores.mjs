import { spawn } from 'node:child_process';
import { embedded } from '../embedded.mjs';

/**
 * Runs one process of the service with the stores in the environment or with the embedded stores of the project: those
 * of a running `npm start` or, if there are none, stores started for the lifetime of the process.
 * @param {{ script: string, args: string[], migrateFirst: boolean }} options
 * @returns {Promise<number>} exit code of the process
 */
export async function runWithSharedStores({ script, args, migrateFirst }) {
  const { acquireStores, migrateStores, NODE_FLAGS, serviceEnvironment } = embedded();
  let child;
  // A separate process group, so that an interrupt reaches the child only through this process. On a terminal the child
  // stays in the same group because it may prompt for a password and receives Ctrl-C anyway.
  const detached = !process.stdin.isTTY;
  const forward = (signal) => (detached || signal !== 'SIGINT') && child?.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
  const stores = await acquireStores((line) => console.error(line));
  try {
    const env = serviceEnvironment(stores);
    // The stores were not in use, so they may not have been migrated to the current version.
    if (stores?.first && migrateFirst) await migrateStores(env);
    child = spawn(process.execPath, [...NODE_FLAGS, script, ...args], { stdio: 'inherit', env, detached });
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
    });
  } finally {
    await stores?.release();
  }
}
