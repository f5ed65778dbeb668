#!/usr/bin/env node
/**
 * Counts the documents that contain each stem and writes the inverse document frequency of common stems, by which the
 * matcher weights words. Stems in fewer than one of 250 documents are left out. Deterministic.
 *
 *   node tools/build.mjs && node tools/training/count-common-stems.mjs <documents.jsonl>...
 *
 * Each file contains one JSON object per line with a `text`. All files have the same weight, independent of their size.
 */
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const matching = 'src/domain/text';
const require = createRequire(import.meta.url);
const { tokenize } = require(path.join(here, '../../dist', matching, 'tokenize.js'));
const { stemOf } = require(path.join(here, '../../dist', matching, 'text-vector.js'));
const target = path.join(here, '../..', matching, 'data/common-stems.json');

const MIN_SHARE = 1 / 250;

const shares = new Map();
const files = process.argv.slice(2);
if (files.length === 0) throw new Error('Specify at least one file of documents.');
for (const file of files) {
  const rows = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  for (const row of rows) {
    const { text } = JSON.parse(row);
    for (const stem of new Set(tokenize(text).map(stemOf))) {
      shares.set(stem, (shares.get(stem) ?? 0) + 1 / rows.length / files.length);
    }
  }
}
const common = [...shares]
  .filter(([stem, share]) => share >= MIN_SHARE && !/^\d/.test(stem) && stem.length > 2)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([stem, share]) => [stem, Math.round(Math.log(1 / Math.min(1, share)) * 100) / 100]);
fs.writeFileSync(target, `${JSON.stringify(Object.fromEntries(common), null, 0)}\n`);
console.log(`${common.length} stems, ${fs.statSync(target).size} bytes`);
