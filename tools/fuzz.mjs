#!/usr/bin/env node
/**
 * Parses corrupted variants of documents and reports crashes, hangs and memory use; the same seed gives the same variants:
 *
 *   npm run fuzz -- --documents <folder> [--variants 5000] [--seed 7]
 *
 * The folder contains up to ten files of any supported format; `npm run synthetic` writes such files. Half of the
 * variants have corrupted bytes, the other half a corrupted structure of their format; those of a text have other marks,
 * lines and order. Each file is parsed as a resume and as a posting in turns. `--only 12,40` parses only those variants,
 * `--from 1000` starts at that number.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from './build.mjs';
import { embedded } from './lib/embedded.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectRoot } from './lib/project.mjs';

try {
  await ensureInstalled();
  await build({ generate: false });
  const main = path.join(projectRoot, 'dist', 'tools', 'fuzz', 'main.js');
  const { status } = spawnSync(process.execPath, [...embedded().NODE_FLAGS, main, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
