#!/usr/bin/env node
/**
 * Fits the weights of the comparison of candidates on invented people and prints how it does on others:
 *
 *   npm run fit:duplicates                          writes the weights that the service uses
 *   npm run fit:duplicates -- --dry                 prints only
 *   npm run fit:duplicates -- --measure             measures the weights that the service uses
 *   npm run fit:duplicates -- --people 100000       with this many people
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from '../build.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { projectRoot } from '../lib/project.mjs';

try {
  await ensureInstalled();
  await build();
  const main = path.join(projectRoot, 'dist', 'tools', 'duplicates', 'main.js');
  const { status } = spawnSync(process.execPath, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
