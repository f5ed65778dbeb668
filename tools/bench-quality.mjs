#!/usr/bin/env node
/**
 * Measures parsing, matching and forecasting on labelled sets:
 *
 *   npm run bench:quality -- --data FOLDER            tables, compared with tools/quality/figures.json
 *   npm run bench:quality -- --data FOLDER --json     one object keyed by set, then by metric
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from './build.mjs';
import { embedded } from './lib/embedded.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectRoot } from './lib/project.mjs';

try {
  await ensureInstalled();
  await build();
  const main = path.join(projectRoot, 'dist', 'tools', 'quality', 'main.js');
  const { status } = spawnSync(process.execPath, [...embedded().NODE_FLAGS, main, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
