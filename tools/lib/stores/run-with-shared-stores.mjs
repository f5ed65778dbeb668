import { spawn } from 'node:child_process';
import { embedded } from '../embedded.mjs';

/**
 * Runs one process of the service, with the stores the environment names or the project's embedded ones: those a
 * running `npm start` uses, or else started for as long as the process lives.
 * @param {{ script: string, args: string[], migrateFirst: boolean }} options
 * @returns {Promise<number>} exit code of the process
 */
export async function runWithSharedStores({ script, args, migrateFirst }) {
  const { migrate, serviceEnvironment, storesFor } = embedded();
  let child;
  // A group of its own, so that an interrupt reaches it once, through us. On a terminal it shares ours, for it may
  // ask for a password, and there Ctrl-C reaches it anyway.
  const detached = !process.stdin.isTTY;
  const forward = (signal) => (detached || signal !== 'SIGINT') && child?.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
  const stores = await storesFor((line) => console.error(line));
  try {
    const env = serviceEnvironment(stores);
    // No process was using these stores, so they may lack the migrations of this code.
    if (stores?.first && migrateFirst) await migrate(env);
    child = spawn(process.execPath, [script, ...args], { stdio: 'inherit', env, detached });
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
    });
  } finally {
    await stores?.release();
  }
}
