import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { progressLine } from './progress.mjs';
import { projectRoot } from './project.mjs';

/**
 * Installs the dependencies if they are missing or differ from the lock file.
 * @param {(line: string) => void} [log]
 */
export async function ensureInstalled(log = console.error) {
  if (isInstalled()) return;
  // Another npm process may be installing in this folder; it writes the two lists one after the other.
  if (fs.existsSync(path.join(projectRoot, 'node_modules', '.package-lock.json'))) {
    await delay(3000);
    if (isInstalled()) return;
  }
  const progress = progressLine('Installing dependencies (once, about half a minute)', log);
  try {
    await npmInstall();
  } finally {
    progress.end();
  }
}

function isInstalled() {
  const wanted = packagesOf(path.join(projectRoot, 'package-lock.json'));
  const present = packagesOf(path.join(projectRoot, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([name, entry]) => {
    if (name === '') return true;
    // npm leaves out optional packages that do not fit the platform.
    if (!present[name]) return entry.optional === true || entry.peer === true;
    return present[name].version === entry.version;
  });
}

function packagesOf(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function npmInstall() {
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, prefix] = npmCommand();
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...prefix, ...args], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm ci failed (exit code ${code}):\n${reasonIn(output)}`)),
    );
  });
}

/** The reason in npm's output, without the long help text that follows. */
function reasonIn(output) {
  return output.split(/\nnpm error\s*\nnpm error Clean install a project/)[0].trim();
}

/** The npm that started this process, so that both have the same version; otherwise the one on the PATH. */
function npmCommand() {
  const callingNpm = process.env.npm_execpath;
  return callingNpm && /\.c?js$/.test(callingNpm) ? [process.execPath, [callingNpm]] : ['npm', []];
}
