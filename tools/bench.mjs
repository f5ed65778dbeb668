#!/usr/bin/env node
/**
 * Compares the waiting parse call with a hand-written floor on the same stores, side by side:
 *
 *   npm run bench                      a table for people
 *   npm run bench -- --json            one line of JSON
 *   npm run bench -- --rounds 9 --seconds 4
 *   npm run bench -- --jobs            batches of jobs and long lists instead
 *   npm run bench -- --candidates    batches of candidates and long lists instead
 *   npm run bench -- --skills          skills-infer beside a bare handler instead
 *   npm run bench -- --retention       retention-forecast beside a bare handler that reads the same two records
 *   npm run bench -- --match           the waiting match call beside the floor instead
 *   npm run bench -- --queued          a text just long enough to go through the queue, beside the floor
 *   npm run bench -- --rank            one job against 100,000 and 200,000 candidates instead
 *   npm run bench -- --webhooks        deliveries beside bare posts, and endpoints in trouble beside healthy ones
 *   npm run bench -- --parse --documents DIR   processor time of text PDFs beside extracting their text
 *   npm run bench -- --linear          processor time of repeated material at four lengths; fails where it grows faster
 *                                      than the text or takes too long (--every 20 takes one pattern of twenty)
 *   npm run bench -- --profile DIR     also write CPU profiles of the service's processes to DIR
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from './build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { projectRoot } from './lib/project.mjs';

try {
  await ensureInstalled();
  await build();
  const main = path.join(projectRoot, 'dist', 'tools', 'bench', 'main.js');
  const { status } = spawnSync(process.execPath, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
