#!/usr/bin/env node
/**
 * Checks a deployment from outside against its OpenAPI document and the rules of the API:
 *
 *   npm run conformance -- --url https://api.example.com --key svc_test_…
 *   npm run conformance               the built service on this machine with temporary stores
 *
 * `--help` lists the options. The exit code is 0 only if there is no difference.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runTool } from './lib/cli.mjs';
import { prepare } from './lib/prepare.mjs';
import { projectRoot } from './lib/project.mjs';
import { runWithStores } from './lib/stores/run-with-stores.mjs';

const args = process.argv.slice(2);
const main = path.join(projectRoot, 'dist', 'tools', 'conformance', 'main.js');
const needsNoStores = args.some((arg) => /^--(url|help)(=|$)/.test(arg));

await runTool(async () => {
  await prepare((line) => console.error(line));
  if (needsNoStores) return spawnSync(process.execPath, [main, ...args], { stdio: 'inherit' }).status ?? 2;
  return runWithStores({
    command: process.execPath,
    args: [main, ...args],
    interactive: process.stdin.isTTY,
  });
});
