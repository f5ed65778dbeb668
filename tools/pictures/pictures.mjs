#!/usr/bin/env node
/**
 * `npm run pictures`: takes pictures of every page and state in both themes, wide and on a phone, with the page tests, saves
 * them as WebP in docs/images/pages, and lists all of them in docs/images/README.md. Paths take those of some test files:
 *
 *   npm run pictures -- test/api/portal/docs.test.ts
 *   npm run pictures -- --list      only writes the list
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureInstalled } from '../lib/install.mjs';
import { projectRoot } from '../lib/project.mjs';

const PAGE_TESTS = [
  'test/api/pages',
  'test/api/portal',
  'test/api/reviews',
  'test/api/view-sessions',
  'test/api/openapi/reference.test.ts',
];
const folder = path.join(projectRoot, 'docs', 'images', 'pages');
const chosen = process.argv.slice(2);

try {
  await ensureInstalled();
  if (!chosen.includes('--list')) await take(chosen.length > 0 ? chosen : PAGE_TESTS);
  const { writeList } = await import('./list.mjs');
  console.log(`${await writeList(folder)} pictures are listed in docs/images/README.md`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function take(tests) {
  const taken = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  const { status } = spawnSync(process.execPath, [path.join(projectRoot, 'tools', 'test.mjs'), ...tests], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, SCREENSHOTS: taken },
  });
  // A failed test leaves the pictures that it took before.
  if (status !== 0) process.exitCode = status ?? 1;
  const { packPictures } = await import('./pack.mjs');
  console.log(await packPictures(taken, folder));
  fs.rmSync(taken, { recursive: true });
}
