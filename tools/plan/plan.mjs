#!/usr/bin/env node
/**
 * Computes the processes, processors, memory, connections and storage that a load requires, or simulates the queue of a
 * pool with the order of the real scheduler:
 *
 *   npm run plan -- --resumes-per-day 1000000 --scan-share .1 --peak 5
 *   npm run plan -- --simulate --tenants 1000 --tasks 1000000 --processes 8
 *   npm run plan -- --help             all options
 *
 * The service demands are those of tools/plan/demands.json, which `npm run bench -- --demands` writes.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from '../build.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { projectRoot } from '../lib/project.mjs';

try {
  await ensureInstalled();
  await build({ generate: false });
  const main = path.join(projectRoot, 'dist', 'tools', 'plan', 'main.js');
  const { status } = spawnSync(process.execPath, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
