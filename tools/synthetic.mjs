#!/usr/bin/env node
/**
 * Writes resumes of fictional people with their expected parse results; the same seed gives the same files:
 *
 *   npm run synthetic -- --out <folder> --count 300 --seed 7 [--formats pdf,docx,txt,scan]
 *
 * The folder contains files/, truth/ (the complete expected result of the parser) and gold.jsonl in the format of the
 * other quality sets. `npm run bench:quality` measures it as the folder `generated` of a data folder. PDF files and
 * scans require Chromium on PATH.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from './build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectRoot } from './lib/project.mjs';

try {
  await ensureInstalled();
  await build({ generate: false });
  const main = path.join(projectRoot, 'dist', 'tools', 'synthetic', 'main.js');
  const { status } = spawnSync(process.execPath, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
