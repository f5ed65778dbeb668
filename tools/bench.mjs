#!/usr/bin/env node
/**
 * Compares a synchronous parse request with a hand-written baseline on the same stores:
 *
 *   npm run bench                      a table
 *   npm run bench -- --json            one line of JSON
 *   npm run bench -- --rounds 9 --seconds 4
 *   npm run bench -- --jobs            batches of jobs and long lists
 *   npm run bench -- --candidates      batches of candidates and long lists
 *   npm run bench -- --skills          skills-infer compared with a bare handler
 *   npm run bench -- --retention       retention-forecast compared with a bare handler that reads the same two records
 *   npm run bench -- --match           a synchronous match request compared with the baseline
 *   npm run bench -- --lines 14        a synchronous parse request with a text of 14 lines, 1.2 kB
 *   npm run bench -- --queued          a text just long enough to be queued, compared with the baseline
 *   npm run bench -- --rank            one job ranked against 100,000 and 200,000 candidates
 *   npm run bench -- --rank-processes  one job ranked against --rows candidates by one worker process and by two
 *   npm run bench -- --shards          searches of packed candidates in one process; --rows 100000
 *   npm run bench -- --webhooks        deliveries compared with bare requests, and the effect of failing endpoints on healthy ones
 *   npm run bench -- --parse --documents DIR   processor time of parsing text PDFs compared with extracting their text
 *   npm run bench -- --parse-texts     processor time of parsing plain-text resumes of --bytes, as a ratio to a hash of 32 MB
 *   npm run bench -- --pages           whether pages are interactive within 2 s, and the reference paints within 1.5 s, at
 *                                      1.6 Mbit/s on a processor slowed down four times; needs Chromium
 *   npm run bench -- --linear          processor time of repeated text at four lengths; fails if it grows faster
 *                                      than the text or takes too long (--every 20 samples one pattern in twenty)
 *   npm run bench -- --batch           10,000 mixed documents in one archive, one in 50 of them bad; fails unless each has one
 *                                      right result (--documents sets the number; --kills kills processes meanwhile)
 *   npm run bench -- --neighbours      waiting calls of one tenant, alone and beside the backlogs of two others (--scans,
 *                                      --texts and --calls set the sizes)
 *   npm run bench -- --score-log       match requests with and without the score log, first with an empty log and then
 *                                      with 1,000,000 entries (--entries), and reading it
 *   npm run bench -- --read-replica    lists with and without a read replica, alone and beside writes
 *   npm run bench -- --lists           p50 of the filters of both lists with --rows records
 *   npm run bench -- --searches        50 saved searches evaluated for 10,000 changed candidates (--rows); fails unless each
 *                                      match.found is sent once (--kills kills processes meanwhile)
 *   npm run bench -- --boards          a board of 10,000 postings (--rows) that fails at times, pulled by workers that are
 *                                      killed; fails unless each posting has one job and vanished ones are closed
 *   npm run bench -- --partitions      dropping expired partitions of the request log and of operations compared with
 *                                      deleting their rows (--rows),
 *                                      and lists meanwhile
 *   npm run bench -- --demands         what each kind of work uses; writes tools/plan/demands.json for `npm run plan`
 *   npm run bench -- --drain           how fast one and two worker processes empty a queue, compared with the simulation
 *                                      (--texts tasks, --rounds)
 *   npm run bench -- --profile DIR     also write CPU profiles of the service's processes to DIR
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
  const { status } = process.argv.includes('--pages') ? measurePages() : runBench(process.argv.slice(2));
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function runBench(args) {
  const main = path.join(projectRoot, 'dist', 'tools', 'bench', 'main.js');
  return spawnSync(process.execPath, [...embedded().NODE_FLAGS, main, ...args], { stdio: 'inherit' });
}

/** Runs the tests of pages with assertions of times, which `npm test` leaves out. */
function measurePages() {
  const runner = path.join(projectRoot, 'tools', 'test.mjs');
  const tests = ['test/api/pages/every-page', 'test/api/openapi/reference.test'];
  const env = { ...process.env, MEASURE_PAGES: 'true' };
  return spawnSync(process.execPath, [runner, ...tests, '-t', 'is interactive|paints'], {
    stdio: 'inherit',
    env,
  });
}
