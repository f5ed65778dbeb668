#!/usr/bin/env node
/**
 * Parses broken variants of documents and names those that crash, hang or grow the process, the same for the same seed:
 *
 *   npm run fuzz -- --documents <folder> [--variants 5000] [--seed 7]
 *
 * The folder holds up to ten files of any supported format; `npm run synthetic` writes such files. Half of the variants
 * are broken in their bytes, half in the structure of their format. `--only 12,40` parses just those variants again,
 * `--from 1000` begins later.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from './build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectRoot } from './lib/project.mjs';

try {
  await ensureInstalled();
  await build({ generate: false });
  const main = path.join(projectRoot, 'dist', 'tools', 'fuzz', 'main.js');
  const { status } = spawnSync(process.execPath, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
