#!/usr/bin/env node
/**
 * `npm run pictures`: takes the pictures of every page in both themes with the page tests, and reduces them to a palette. A
 * path takes those of one test file: npm run pictures -- test/api/portal/docs.test.ts
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../lib/project.mjs';

const PAGE_TESTS = ['test/api/portal', 'test/api/reviews'];
const folder = path.join(projectRoot, 'docs', 'images');
const chosen = process.argv.slice(2);

const run = (script, args, environment = {}) => {
  const { status } = spawnSync(process.execPath, [path.join(projectRoot, 'tools', script), ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) process.exit(status ?? 1);
};
run('test.mjs', chosen.length > 0 ? chosen : PAGE_TESTS, { SCREENSHOTS: folder });
run('pictures/shrink.mjs', [folder]);
