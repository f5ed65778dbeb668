#!/usr/bin/env node
/**
 * `npm run demo`: from a fresh clone to parsed documents. Installs missing dependencies, starts stores, API and workers,
 * creates an employer and an organization with keys, sends three documents over HTTP and prints the results. Runs until
 * Ctrl-C; `npm run demo -- --once` stops after the results.
 */
import fs from 'node:fs';
import path from 'node:path';
import { runTool } from './lib/cli.mjs';
import { demoAccounts } from './lib/demo/demo-accounts.mjs';
import { matchSummary } from './lib/demo/demo-match.mjs';
import { postingSummary, resumeSummary } from './lib/demo/demo-summary.mjs';
import { embedded } from './lib/embedded.mjs';
import { runInForeground } from './lib/foreground.mjs';
import { prepare } from './lib/prepare.mjs';
import { progressLine } from './lib/progress.mjs';
import { projectRoot } from './lib/project.mjs';

const once = process.argv.includes('--once');
const documents = path.join(projectRoot, 'src', 'embedded', 'demo-documents');
const say = (line) => console.log(line);
const startedAt = Date.now();
// Everyone who reaches the demo may try it on the start page, which creates a sandbox.
process.env.SANDBOXES_PER_DAY ??= '200';

await runTool(async () => {
  await prepare(say);
  const port = await portToUse();
  // The output of the service is printed only if the demo fails.
  const recentLines = [];
  const output = (line) => {
    recentLines.push(line);
    if (recentLines.length > 40) recentLines.shift();
  };
  try {
    await runInForeground({
      say,
      start: (signal) =>
        step('Starting stores, API and workers', () =>
          embedded().startService({ port, output, say, signal }),
        ),
      whenReady: show,
    });
  } catch (error) {
    const readable = recentLines.map((line) => embedded().readableLogLine(line));
    throw new Error(
      ['The demo failed. Last output of the service:', ...readable, '', error.message].join('\n'),
    );
  }
});

async function show(service) {
  const url = `http://localhost:${service.port}`;
  const accounts = await step('Creating an employer and an organization with keys', () =>
    demoAccounts(service.environment),
  );
  const { employer, organization, operator, administrator } = accounts;
  await showParsed('A resume as PDF', resumeSummary, () =>
    parseFile(url, organization.key, 'resume.pdf', 'application/pdf'),
  );
  await showParsed('A resume as DOCX', resumeSummary, () =>
    parseFile(
      url,
      organization.key,
      'resume.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ),
  );
  await showParsed('A posting as text', postingSummary, () => parsePosting(url, employer.key));
  const match = await step('Matching a candidate with a job in the sandbox', () =>
    matchSandbox(url, employer.key),
  );
  say('\nMatch of a sandbox candidate with a job, and the retention forecast:');
  for (const line of matchSummary(match)) say(line);

  say('');
  say(`Ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s. The service runs at:`);
  say(`  Start page         ${url}/`);
  say(`  API                ${url}/api/v1`);
  say(`  Reference          ${url}/reference`);
  say(`  Developer portal   ${url}/developers`);
  say(`      sign in as     ${administrator.email}  with  ${administrator.password}`);
  say(`  Queues (operator)  ${url}/ops/queues`);
  say(`      sign in as     ${operator.email}  with  ${operator.password}`);
  say(`  Key (test mode)    ${employer.key}  of "${employer.name}"`);
  say(`                     ${organization.key}  of "${organization.name}"`);
  say('');
  say(
    `  curl -H "Authorization: Bearer ${organization.key}" -F file=@your-resume.pdf ${url}/api/v1/parse/resume`,
  );
  say('');
  if (once) return 'stop';
  say('Press Ctrl-C to stop. "npm run clean" removes the data.');
  return 'stay';
}

async function portToUse() {
  const { freePort, isPortFree } = embedded();
  const wanted = Number(process.env.PORT ?? 3000);
  if (await isPortFree(wanted)) return wanted;
  const port = await freePort();
  say(`Port ${wanted} is in use; the demo uses ${port}.`);
  return port;
}

async function step(text, action) {
  const progress = progressLine(text, say);
  try {
    return await action();
  } finally {
    progress.end();
  }
}

async function showParsed(title, summarise, parse) {
  const before = performance.now();
  const parsed = await step(`Parsing: ${title.toLowerCase()}`, parse);
  const seconds = ((performance.now() - before) / 1000).toFixed(2);
  say(`\n${title}, parsed through the API in ${seconds} s:`);
  for (const line of summarise(parsed)) say(line);
  say('');
}

function parseFile(url, key, name, type) {
  const form = new FormData();
  form.set('file', new File([fs.readFileSync(path.join(documents, name))], name, { type }));
  return call(`${url}/api/v1/parse/resume`, key, { body: form });
}

function parsePosting(url, key) {
  const text = fs.readFileSync(path.join(documents, 'job-description.txt'), 'utf8');
  const headers = { 'Content-Type': 'application/json' };
  return call(`${url}/api/v1/parse/jd`, key, { headers, body: JSON.stringify({ text }) });
}

/** Matches a candidate and a job of the synthetic tenant, which every test key can read. */
function matchSandbox(url, key) {
  const headers = { 'Content-Type': 'application/json', 'Sandbox-Tenant': 'synthetic' };
  const body = JSON.stringify({
    candidateId: '00000000-0000-7000-8000-0000000c0001',
    jobId: '00000000-0000-7000-8000-0000000b0001',
  });
  return call(`${url}/api/v1/match`, key, { headers, body });
}

async function call(address, key, { headers, body }) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { ...headers, Authorization: `Bearer ${key}` },
    body,
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`POST ${address} failed with ${response.status}: ${text}`);
  return JSON.parse(text);
}
