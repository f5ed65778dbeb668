#!/usr/bin/env node
/**
 * Draws the images of docs/how-reading-works.md: three difficult resumes of fictional people, without and with a box
 * around each parsed field. Requires Chromium on PATH, like `npm run synthetic`:
 *
 *   node tools/reading-pictures.mjs docs/images
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from './build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectRoot } from './lib/project.mjs';

try {
  await ensureInstalled();
  await build({ generate: false });
  const main = path.join(projectRoot, 'dist', 'tools', 'reading-pictures', 'main.js');
  const { status } = spawnSync(process.execPath, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
