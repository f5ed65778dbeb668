#!/usr/bin/env node
/**
 * Fits the retention model and prints its reference scores:
 *
 *   npm run fit:retention -- --data FOLDER         writes the coefficients that the service uses
 *   npm run fit:retention -- --data FOLDER --dry   prints only
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from './build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectRoot } from './lib/project.mjs';

try {
  await ensureInstalled();
  await build();
  const main = path.join(projectRoot, 'dist', 'tools', 'retention', 'main.js');
  const { status } = spawnSync(process.execPath, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
