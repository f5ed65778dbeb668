#!/usr/bin/env node
/**
 * Records what the start page shows without a try: the page of the sample resume, its fields with their boxes, and a match
 * with the sample posting. Requires a running service that creates sandboxes, such as `npm run demo`:
 *
 *   node tools/pictures/home-sample.mjs http://localhost:3000
 */
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { loadTypeScript } from '../lib/load-typescript.mjs';
import { projectRoot } from '../lib/project.mjs';

const DPI = 96;
const documents = path.join(projectRoot, 'src', 'embedded', 'demo-documents');
const folder = path.join(projectRoot, 'src', 'portal', 'web');
const [url = 'http://localhost:3000'] = process.argv.slice(2);

try {
  await record();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function record() {
  const pdf = fs.readFileSync(path.join(documents, 'resume.pdf'));
  const posting = fs.readFileSync(path.join(documents, 'job-description.txt'), 'utf8');
  const { key } = await call('/sandboxes', null, json({ tenantType: 'employer' }));
  const form = new FormData();
  form.set('file', new File([pdf], 'sample-resume.pdf', { type: 'application/pdf' }));
  const resume = await call('/api/v1/parse/resume?include=evidence', key, { body: form });
  const match = await call(
    '/api/v1/match/preview',
    key,
    json({ candidate: { parsed: resume }, job: { text: posting } }),
  );
  const { rasterise } = loadTypeScript('tools/synthetic/render/raster.ts');
  const { resumeView, matchView } = loadTypeScript('src/portal/app/site/try-view.ts');
  const sharp = createRequire(import.meta.url)('sharp');
  const [page] = await rasterise(pdf, DPI * 2);
  const { data, info } = await sharp(page)
    .resize({ width: 1000 })
    .webp({ quality: 60 })
    .toBuffer({ resolveWithObject: true });
  fs.writeFileSync(path.join(folder, 'home-sample.webp'), data);
  const picture = { page: 1, src: '/assets/home-sample.webp', width: info.width, height: info.height };
  const sample = {
    resume: resumeView(resume, 'sample-resume.pdf', [picture]),
    match: matchView(match),
    posting,
  };
  fs.writeFileSync(path.join(folder, 'home-sample.json'), `${JSON.stringify(sample, null, 2)}\n`);
  console.log(`Recorded ${sample.resume.pages[0].boxes.length} boxes and a score of ${sample.match.score}.`);
}

function json(body) {
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

async function call(address, key, { headers = {}, body }) {
  const authorization = key === null ? {} : { Authorization: `Bearer ${key}` };
  const response = await fetch(url + address, {
    method: 'POST',
    headers: { ...headers, ...authorization },
    body,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`POST ${address} failed with ${response.status}: ${text}`);
  return JSON.parse(text);
}
