#!/usr/bin/env node
/**
 * Writes resumes of fictional people with the truth beside each, the same for the same seed:
 *
 *   npm run synthetic -- --out <folder> --count 300 --seed 7 [--formats pdf,docx,txt,scan]
 *
 * The folder holds files/, truth/ (the whole answer a parser should give) and gold.jsonl, laid out like the other
 * quality sets; name it `generated` inside a data folder and the quality bench measures it. PDF files and scans need
 * Chromium on PATH.
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
