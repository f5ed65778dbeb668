#!/usr/bin/env node
/**
 * Lists the related occupations of each occupation, which the matcher uses to recognize past work that leads to a job of
 * another occupation. Source: `Related Occupations` of O*NET (CC BY 4.0). Deterministic.
 *
 *   node tools/training/list-related-occupations.mjs <Related Occupations.txt>
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const target = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../src/domain/matching/profile/data/related-occupations.json',
);

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Specify the file of related occupations.');

/** `29-2042` for `29-2042.00`, which most codes are. */
const short = (code) => code.replace(/\.00$/, '');
const related = new Map();
for (const line of fs.readFileSync(file, 'utf8').split('\n').slice(1)) {
  const [code, other] = line.trim().split('\t');
  if (!other) continue;
  related.set(short(code), [...(related.get(short(code)) ?? []), short(other)]);
}
const table = Object.fromEntries([...related].map(([code, others]) => [code, others.join(' ')]));
fs.writeFileSync(target, `${JSON.stringify(table)}\n`);
