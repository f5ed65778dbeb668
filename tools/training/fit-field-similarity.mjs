#!/usr/bin/env node
/**
 * Fits the similarity of fields of work (minor groups of occupations), which the matcher uses to compare titles. Two
 * fields are similar if they require the same levels of 35 skills (O*NET, CC BY 4.0) and if the same people view jobs in
 * both more often than by chance. Deterministic.
 *
 *   node tools/build.mjs && node tools/training/fit-field-similarity.mjs <skills.csv> <views.csv> [k/n]
 *
 * `skills.csv` has a row for each occupation and columns `<skill>|LV`; `views.csv` has a row for each view, with the columns
 * `Applicant.ID` and `Position`. `k/n` leaves out the k-th of n parts of the applicants, to measure on them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { nearestInnerProducts } from './symmetric-matrix.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
const { readCommaSeparated, titleIndex } = require(path.join(here, '../../dist/src/domain/skills/index.js'));
const target = path.join(here, '../../src/domain/matching/profile/data/field-similarity.json');

const FIELD_LENGTH = 4;
const CHOICES = 10;
const DIMENSIONS = 8;
/** Weight of the similarity by views relative to that by skills. */
const VIEW_WEIGHT = 1;
/** Prior number of pairs of views, so that few views have little effect. */
const PRIOR_PAIRS = 5;

const [skillsFile, viewsFile, left = ''] = process.argv.slice(2);
if (viewsFile === undefined) throw new Error('Specify the files of skills and of views.');
const [part, parts] = left.split('/').map(Number);

const fieldOf = (code) => code.slice(0, FIELD_LENGTH);
const skills = meanSkills(readCommaSeparated(fs.readFileSync(skillsFile, 'utf8')));
const people = titlesByPerson(readCommaSeparated(fs.readFileSync(viewsFile, 'utf8')));
const places = new Map();
for (const titles of people) {
  for (const title of titles) if (!places.has(title)) places.set(title, fieldsOfTitle(title));
}
const fields = [
  ...new Set([...skills.keys(), ...[...places.values()].flatMap((spread) => [...spread.keys()])]),
];
fields.sort();
const asked = skillSimilarities();
const looked = viewSimilarities();
const similarities = fields.map((_, a) => fields.map((__, b) => asked[a][b] + VIEW_WEIGHT * looked[a][b]));
const vectors = nearestInnerProducts(similarities, DIMENSIONS);
const written = Object.fromEntries(
  fields.map((field, at) => [field, vectors[at].map((value) => Math.round(value * 100) / 100 + 0)]),
);
fs.writeFileSync(target, `${JSON.stringify(written)}\n`);
console.log(`${fields.length} fields, ${people.length} people, ${fs.statSync(target).size} bytes`);

/** Mean level of each skill by field, in standard deviations from the mean of all fields. */
function meanSkills(rows) {
  const columns = Object.keys(rows[0]).filter((name) => name.endsWith('|LV'));
  const sums = new Map();
  for (const row of rows) {
    const field = fieldOf(row['O*NET-SOC Code']);
    const entry = sums.get(field) ?? { count: 0, values: columns.map(() => 0) };
    entry.count += 1;
    columns.forEach((column, at) => (entry.values[at] += Number(row[column] ?? 0)));
    sums.set(field, entry);
  }
  const means = new Map(
    [...sums].map(([field, { count, values }]) => [field, values.map((value) => value / count)]),
  );
  columns.forEach((_, at) => {
    const all = [...means.values()].map((values) => values[at]);
    const mean = all.reduce((sum, value) => sum + value, 0) / all.length;
    const deviation = Math.sqrt(all.reduce((sum, value) => sum + (value - mean) ** 2, 0) / all.length);
    for (const values of means.values()) values[at] = (values[at] - mean) / deviation;
  });
  return means;
}

/** Titles of each person who is not left out. */
function titlesByPerson(rows) {
  const titles = new Map();
  for (const row of rows) {
    const title = (row.Position ?? '').trim();
    const id = row['Applicant.ID'];
    if (title === '' || (parts > 0 && Number(id) % parts === part)) continue;
    titles.set(id, [...(titles.get(id) ?? []), title]);
  }
  return [...titles.values()];
}

/** Shares of a title by field, which sum to 1; empty if there is no similar title. */
function fieldsOfTitle(title) {
  const spread = new Map();
  let sum = 0;
  for (const { onetSocCode, confidence } of titleIndex().place(title, CHOICES)) {
    const field = fieldOf(onetSocCode);
    spread.set(field, (spread.get(field) ?? 0) + confidence);
    sum += confidence;
  }
  return new Map([...spread].map(([field, value]) => [field, sum === 0 ? 0 : value / sum]));
}

/** Cosine similarity of the skills of two fields. A field without skills uses those of its major group. */
function skillSimilarities() {
  const profiles = fields.map((field) => {
    const kin = skills.has(field)
      ? [field]
      : [...skills.keys()].filter((other) => other.slice(0, 2) === field.slice(0, 2));
    return [...(skills.values().next().value ?? [])].map((_, at) =>
      kin.reduce((sum, other) => sum + skills.get(other)[at] / kin.length, 0),
    );
  });
  const norms = profiles.map((profile) => Math.hypot(...profile) || 1);
  return profiles.map((a, i) =>
    profiles.map((b, j) => a.reduce((sum, value, at) => sum + value * b[at], 0) / norms[i] / norms[j]),
  );
}

/** Log ratio of observed to expected joint views of two fields by one person. */
function viewSimilarities() {
  const at = new Map(fields.map((field, index) => [field, index]));
  const pairs = fields.map(() => new Float64Array(fields.length));
  for (const titles of people) {
    if (titles.length < 2) continue;
    const sums = new Float64Array(fields.length);
    const weight = 1 / (titles.length - 1);
    for (const title of titles) {
      const spread = [...places.get(title)];
      for (const [field, share] of spread) sums[at.get(field)] += share;
      for (const [a, x] of spread) for (const [b, y] of spread) pairs[at.get(a)][at.get(b)] -= x * y * weight;
    }
    for (let a = 0; a < sums.length; a += 1) {
      if (sums[a] === 0) continue;
      for (let b = 0; b < sums.length; b += 1) pairs[a][b] += sums[a] * sums[b] * weight;
    }
  }
  const rows = pairs.map((row) => row.reduce((sum, value) => sum + value, 0));
  const total = rows.reduce((sum, value) => sum + value, 0);
  return pairs.map((row, a) =>
    fields.map((_, b) => Math.log((row[b] + PRIOR_PAIRS) / ((rows[a] * rows[b]) / total + PRIOR_PAIRS))),
  );
}
