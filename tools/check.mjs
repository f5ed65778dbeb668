#!/usr/bin/env node
/**
 * `npm run check`: all checks of the code that do not run the service. A failed check prints how to fix it.
 * `npm run check -- types lint` runs only the named checks.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from './build.mjs';
import { runTool } from './lib/cli.mjs';
import { fingerprint } from './lib/fingerprint.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { missingFromLockFile } from './lib/lock-file.mjs';
import { projectRoot } from './lib/project.mjs';

const generatedFolder = path.join('src', 'http', 'generated');
const generatedFolders = [generatedFolder, path.join('client', 'go')];
const installed = (...parts) => path.join(projectRoot, 'node_modules', ...parts);

const checks = [
  {
    name: 'generated',
    says: 'generated routes, API description and Go client are current',
    fix: `run npm run build, then commit ${generatedFolders.join(' and ')}`,
    run: generatedFilesAreCurrent,
  },
  {
    name: 'lockfile',
    says: 'the lock file contains every package for every platform',
    fix: 'choose a version whose platform packages are available (see "overrides"), run npm install, then try npm ci',
    run: async () => {
      const missing = missingFromLockFile();
      return { ok: missing.length === 0, output: missing.join('\n') };
    },
  },
  {
    name: 'format',
    says: 'formatting',
    fix: 'run npm run format',
    run: () => node(installed('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level=warn', '.'),
  },
  {
    name: 'lint',
    says: 'lint rules',
    fix: 'run npx eslint --fix . and correct the remaining messages',
    run: () => node(installed('eslint', 'bin', 'eslint.js'), '--max-warnings=0', '.'),
  },
  {
    name: 'types',
    says: 'types',
    fix: 'correct the types without casts',
    run: () => everyProject('.', 'src/portal/app', 'client'),
  },
  {
    name: 'architecture',
    says: 'import rule, cycles, file names and wording',
    fix: 'follow the message of the test; the rules are in test/architecture',
    run: () => node(installed('jest', 'bin', 'jest.js'), 'test/architecture'),
  },
  {
    name: 'unused',
    says: 'unused files, exports and dependencies',
    fix: 'delete unused code',
    run: () => node(installed('knip', 'bin', 'knip.js'), '--no-progress'),
  },
  {
    name: 'manifests',
    says: 'the Kubernetes manifests are current and valid',
    fix: 'run npm run manifests, then commit deploy/manifests',
    run: () => node(path.join('tools', 'deploy', 'manifests.mjs'), '--check'),
  },
  {
    name: 'openapi',
    says: 'the API description is valid',
    fix: 'correct the annotations of the controllers, then run npm run build',
    needs: 'redocly.yaml',
    run: () =>
      node(installed('@redocly', 'cli', 'bin', 'cli.js'), 'lint', path.join(generatedFolder, 'openapi.json')),
  },
  {
    name: 'compatible',
    says: 'the API description has no breaking change since the last release',
    fix: 'keep the earlier contract, or accept the change with its reason in tools/openapi/compatibility/accepted.json',
    run: () => node(path.join('tools', 'openapi', 'compatibility', 'check.mjs')),
  },
  {
    name: 'sbom',
    says: 'the bill of materials lists every package of a production install',
    fix: 'run node tools/deploy/sbom.mjs and follow its message',
    run: () => node(path.join('tools', 'deploy', 'sbom.mjs')),
  },
];

await runTool(async () => {
  const wanted = new Set(process.argv.slice(2));
  const unknown = [...wanted].filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    console.error(
      `Unknown check: ${unknown.join(', ')}. Available checks: ${checks.map((check) => check.name).join(', ')}`,
    );
    return 2;
  }
  await ensureInstalled();
  const due = checks.filter((check) => wanted.size === 0 || wanted.has(check.name)).filter(isPossible);
  // This check writes files that others read.
  const first = due.filter((check) => check.name === 'generated');
  const rest = due.filter((check) => check.name !== 'generated');
  const outcomes = [...(await runAll(first)), ...(await runAll(rest))];
  const failed = outcomes.filter((outcome) => !outcome.ok);
  console.log(
    failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.map((one) => one.name).join(', ')}`,
  );
  return failed.length === 0 ? 0 : 1;
});

function isPossible(check) {
  return check.needs === undefined || fs.existsSync(path.join(projectRoot, check.needs));
}

/** Runs two to four checks at a time; most checks use a single thread. */
async function runAll(list) {
  const queue = [...list];
  const outcomes = [];
  const worker = async () => {
    for (let check = queue.shift(); check !== undefined; check = queue.shift())
      outcomes.push(await runOne(check));
  };
  await Promise.all(Array.from({ length: Math.min(4, Math.max(2, os.availableParallelism())) }, worker));
  return outcomes;
}

async function runOne({ name, says, fix, run }) {
  const startedAt = performance.now();
  const { ok, output } = await run();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(13)} ${says} (${seconds} s)`);
  if (!ok) console.log(`\n${output.trim()}\n\n  Fix: ${fix}\n`);
  return { name, ok };
}

async function generatedFilesAreCurrent() {
  const current = () => generatedFolders.map((folder) => fingerprint(path.join(projectRoot, folder))).join();
  const before = current();
  try {
    await build({ full: true });
  } catch (error) {
    return { ok: false, output: error.message };
  }
  return { ok: current() === before, output: 'The generated files were out of date and have been updated.' };
}

/** Type-checks the service, the pages of the portal, which run in a browser, and the client. */
async function everyProject(...projects) {
  const outcomes = await Promise.all(
    projects.map((project) =>
      node(installed('typescript', 'bin', 'tsc'), '--noEmit', '--declaration', 'false', '-p', project),
    ),
  );
  return {
    ok: outcomes.every(({ ok }) => ok),
    output: outcomes.map(({ output }) => output).join('\n'),
  };
}

function node(...args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        FORCE_COLOR: '0',
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
