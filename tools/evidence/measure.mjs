#!/usr/bin/env node
/**
 * Compares the evidence boxes of resumes in PDF with the glyph boxes of a second renderer, PDFium. Requires Python with
 * the package pypdfium2; `PYTHON` names the interpreter:
 *
 *   PYTHON=.venv/bin/python node tools/evidence/measure.mjs FOLDER...            intersection over union
 *   PYTHON=.venv/bin/python node tools/evidence/measure.mjs FOLDER... --worst    and the 25 boxes that fit worst
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { build } from '../build.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { projectRoot } from '../lib/project.mjs';

try {
  await ensureInstalled();
  await build({ generate: false });
  const folders = process.argv.slice(2).filter((argument) => argument !== '--worst');
  const compare = [path.join(projectRoot, 'tools', 'evidence', 'compare-boxes.py')];
  if (process.argv.includes('--worst')) compare.push('--worst');
  const list = spawn(
    process.execPath,
    [path.join(projectRoot, 'dist', 'tools', 'evidence', 'list-boxes.js'), ...folders],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const python = spawn(process.env.PYTHON ?? 'python3', compare, { stdio: ['pipe', 'inherit', 'inherit'] });
  list.stdout.pipe(python.stdin);
  const [[listed], [compared]] = await Promise.all([once(list, 'exit'), once(python, 'exit')]);
  process.exitCode = listed || compared || 0;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
