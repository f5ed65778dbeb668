import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from './project.mjs';

/**
 * Runs a command of the service's command line and returns the data that it prints.
 * @param {NodeJS.ProcessEnv} environment
 * @param {string[]} line for example `['tenants', 'list']`
 * @returns {Promise<any>}
 */
export async function serviceCli(environment, line) {
  const script = path.join(projectRoot, 'dist', 'src', 'cli', 'main.js');
  const child = spawn(process.execPath, [script, ...line, '--json'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) child[name].on('data', (chunk) => (output[name] += chunk));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`"tenure ${line.join(' ')}" failed:\n${output.stderr.trim()}`);
  return JSON.parse(output.stdout);
}
