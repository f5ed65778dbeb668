#!/usr/bin/env node
/**
 * `npm run check`: everything that can be said about the code without running the service. Each refusal prints its
 * fix. `npm run check -- types lint` runs a part.
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
const installed = (...parts) => path.join(projectRoot, 'node_modules', ...parts);

const checks = [
  {
    name: 'generated',
    says: 'generated routes and API description are current',
    fix: `npm run build, then commit ${generatedFolder}`,
    run: generatedFilesAreCurrent,
  },
  {
    name: 'lockfile',
    says: 'the lock file holds every package of every platform',
    fix: 'choose a version whose platform packages the registry has (see "overrides"), then npm install; try npm ci',
    run: async () => {
      const missing = missingFromLockFile();
      return { ok: missing.length === 0, output: missing.join('\n') };
    },
  },
  {
    name: 'format',
    says: 'formatting',
    fix: 'npm run format',
    run: () => node(installed('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level=warn', '.'),
  },
  {
    name: 'lint',
    says: 'rules of the language and of the house',
    fix: 'npx eslint --fix . mends some; the rest says itself what to do',
    run: () => node(installed('eslint', 'bin', 'eslint.js'), '--max-warnings=0', '.'),
  },
  {
    name: 'types',
    says: 'types',
    fix: 'correct the types; a cast is not a correction',
    run: () => everyProject('.', 'src/portal/app', 'client'),
  },
  {
    name: 'architecture',
    says: 'import rule, cycles, names and words of the house',
    fix: 'move the code to the room it belongs to; the rules stand in test/architecture',
    run: () => node(installed('jest', 'bin', 'jest.js'), 'test/architecture'),
  },
  {
    name: 'unused',
    says: 'unused files, exports and dependencies',
    fix: 'delete what nothing uses',
    run: () => node(installed('knip', 'bin', 'knip.js'), '--no-progress'),
  },
  {
    name: 'openapi',
    says: 'the API description is valid',
    fix: 'correct the annotations of the controllers, then npm run build',
    needs: 'redocly.yaml',
    run: () =>
      node(installed('@redocly', 'cli', 'bin', 'cli.js'), 'lint', path.join(generatedFolder, 'openapi.json')),
  },
];

await runTool(async () => {
  const wanted = new Set(process.argv.slice(2));
  const unknown = [...wanted].filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    console.error(
      `Unknown: ${unknown.join(', ')}. There are: ${checks.map((check) => check.name).join(', ')}`,
    );
    return 2;
  }
  await ensureInstalled();
  const due = checks.filter((check) => wanted.size === 0 || wanted.has(check.name)).filter(isPossible);
  // The first one writes files that others read.
  const first = due.filter((check) => check.name === 'generated');
  const rest = due.filter((check) => check.name !== 'generated');
  const outcomes = [...(await runAll(first)), ...(await runAll(rest))];
  const refused = outcomes.filter((outcome) => !outcome.ok);
  console.log(
    refused.length === 0 ? 'All checks passed.' : `Refused: ${refused.map((one) => one.name).join(', ')}`,
  );
  return refused.length === 0 ? 0 : 1;
});

function isPossible(check) {
  return check.needs === undefined || fs.existsSync(path.join(projectRoot, check.needs));
}

/** Two at a time at least: most of a check is one busy thread. */
async function runAll(list) {
  const queue = [...list];
  const outcomes = [];
  const lane = async () => {
    for (let check = queue.shift(); check !== undefined; check = queue.shift())
      outcomes.push(await runOne(check));
  };
  await Promise.all(Array.from({ length: Math.min(4, Math.max(2, os.availableParallelism())) }, lane));
  return outcomes;
}

async function runOne({ name, says, fix, run }) {
  const startedAt = performance.now();
  const { ok, output } = await run();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${ok ? 'ok    ' : 'REFUSED'} ${name.padEnd(13)} ${says} (${seconds} s)`);
  if (!ok) console.log(`\n${output.trim()}\n\n  To mend it: ${fix}\n`);
  return { name, ok };
}

async function generatedFilesAreCurrent() {
  const before = fingerprint(path.join(projectRoot, generatedFolder));
  try {
    await build({ full: true });
  } catch (error) {
    return { ok: false, output: error.message };
  }
  const changed = fingerprint(path.join(projectRoot, generatedFolder)) !== before;
  return { ok: !changed, output: 'Generating them again gave something else. They have been written anew.' };
}

/** The service, and the pages that run in a browser, which has other globals. */
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
