#!/usr/bin/env node
/**
 * Records the example responses of the API description from a running service:
 *
 *   node tools/openapi/record-examples.mjs <base address> <test key of an employer>
 *
 * The requests are in tools/openapi/examples. Responses differ in ids and times between runs, so record them only when a
 * schema has changed, and review the result before you commit it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'examples');
const [baseUrl, key] = process.argv.slice(2);
if (!key) {
  console.error('Usage: node tools/openapi/record-examples.mjs <base address> <test key of an employer>');
  process.exit(2);
}

const resume = request('parseResume');
await record('parseResume.200', 'POST', '/api/v1/parse/resume', { body: resume });
await record('parseResume.jsonresume', 'POST', '/api/v1/parse/resume', {
  body: resume,
  headers: { Accept: 'application/vnd.jsonresume+json' },
});
const accepted = await record('parseResume.202', 'POST', '/api/v1/parse/resume', {
  body: resume,
  headers: { Prefer: 'respond-async' },
});
const posting = request('parseJobDescription');
await record('parseJobDescription.200', 'POST', '/api/v1/parse/jd', { body: posting });
await record('parseJobDescription.202', 'POST', '/api/v1/parse/jd', {
  body: posting,
  headers: { Prefer: 'respond-async' },
});
await record('previewMatch.200', 'POST', '/api/v1/match/preview', {
  body: request('previewMatch', 'matching'),
});
await record('getMe.200', 'GET', '/api/v1/me');
await waitForOperation(accepted.operationId);
await record('getOperation.200', 'GET', `/api/v1/operations/${accepted.operationId}`);
await record('listOperations.200', 'GET', '/api/v1/operations?limit=1&type=parse.jd');

function request(name, area = 'parsing') {
  return JSON.parse(fs.readFileSync(path.join(folder, 'requests', area, `${name}.json`), 'utf8'));
}

async function send(method, route, { body, headers } = {}) {
  const response = await fetch(`${baseUrl}${route}`, {
    method,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${method} ${route} failed with ${response.status}: ${await response.text()}`);
  return response.json();
}

async function record(name, method, route, options) {
  const response = await send(method, route, options);
  fs.writeFileSync(path.join(folder, 'responses', `${name}.json`), `${JSON.stringify(response, null, 2)}\n`);
  return response;
}

async function waitForOperation(operationId) {
  for (;;) {
    const operation = await send('GET', `/api/v1/operations/${operationId}`);
    if (['succeeded', 'failed', 'cancelled'].includes(operation.status)) return;
    await delay(100);
  }
}
