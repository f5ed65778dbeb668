import { spawn } from 'node:child_process';
import { projectRoot } from '../project.mjs';
import { testStores } from './test-stores.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command with temporary stores and always cleans up, also on Ctrl-C.
 * @param {{
 *   command: string, args: string[], env?: (folder: string) => Record<string, string>,
 *   afterwards?: (folder: string) => void, interactive?: boolean,
 * }} options `afterwards` runs before the temporary folder is deleted
 * @returns {Promise<number>} exit code; 128 + signal number after an interrupt
 */
export async function runWithStores(options) {
  let interruptedBy;
  let child;
  const interrupt = (signal) => {
    if (interruptedBy === undefined) killGroup(child, 'SIGTERM');
    else killGroup(child, 'SIGKILL');
    interruptedBy ??= signal;
    setTimeout(() => killGroup(child, 'SIGKILL'), 5000).unref();
  };
  for (const signal of signals) process.on(signal, interrupt);
  const stores = await testStores();
  try {
    if (interruptedBy) return exitCodeOf(null, interruptedBy);
    child = spawn(options.command, options.args, {
      cwd: projectRoot,
      stdio: 'inherit',
      env: { ...process.env, ...stores.environment, ...options.env?.(stores.folder) },
      // A separate process group, so that all processes of the command can be terminated with it.
      detached: !options.interactive,
    });
    const [code, signal] = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (...outcome) => resolve(outcome));
    });
    options.afterwards?.(stores.folder);
    return exitCodeOf(interruptedBy ? null : code, interruptedBy ?? signal);
  } finally {
    if (!options.interactive) killGroup(child, 'SIGKILL');
    await stores.stop();
    for (const signal of signals) process.off(signal, interrupt);
  }
}

function killGroup(child, signal) {
  if (child?.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has already ended.
  }
}

function exitCodeOf(code, signal) {
  if (code !== null) return code;
  return { SIGHUP: 129, SIGINT: 130, SIGKILL: 137, SIGTERM: 143 }[signal] ?? 1;
}
