#!/usr/bin/env node
/**
 * `npm test`: installs missing dependencies, builds, starts a temporary Postgres and Redis, runs the tests and cleans up.
 * Arguments are passed to jest: `npm test -- test/unit/cli`. The last line is `N passed, N failed`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { embedded } from './lib/embedded.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectRoot } from './lib/project.mjs';
import { runWithStores } from './lib/stores/run-with-stores.mjs';

const args = process.argv.slice(2);
const counts = { passed: 0, failed: 0 };
let exitCode = 1;
try {
  await ensureInstalled();
  const built = await tryBuild();
  exitCode = await runWithStores({
    command: process.execPath,
    args: [
      ...embedded().NODE_FLAGS,
      path.join(projectRoot, 'node_modules', 'jest', 'bin', 'jest.js'),
      ...args,
    ],
    interactive: args.some((argument) => argument.startsWith('--watch')),
    env: (folder) => ({
      NODE_ENV: 'test',
      NODE_OPTIONS: [
        process.env.NODE_OPTIONS,
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
      ]
        .filter(Boolean)
        .join(' '),
      TENURE_TEST_COUNTS: countsFile(folder),
    }),
    afterwards: (folder) => readCounts(countsFile(folder)),
  });
  if (!built) {
    counts.failed += 1;
    exitCode ||= 1;
  }
} catch (error) {
  console.error(error.message);
}
// A run without failed tests also fails if it crashed or was interrupted.
if (exitCode !== 0 && counts.failed === 0) counts.failed = 1;
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = exitCode;

/** A failed build fails the run, but the tests still run to show which parts work. */
async function tryBuild() {
  try {
    await build({ log: (line) => console.error(line) });
    return true;
  } catch (error) {
    console.error(`The build failed:\n${error.message}\n`);
    return false;
  }
}

function countsFile(folder) {
  return path.join(folder, 'counts.json');
}

function readCounts(file) {
  if (fs.existsSync(file)) Object.assign(counts, JSON.parse(fs.readFileSync(file, 'utf8')));
}
