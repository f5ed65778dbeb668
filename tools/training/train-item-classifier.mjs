#!/usr/bin/env node
/**
 * Trains the classifier of single lines of a posting (required, preferred, responsibility, other), which the parser uses
 * for postings without headings. Labels come from postings with headings, where each item takes the kind of its section,
 * and from gold lists. Deterministic.
 *
 *   node tools/build.mjs && node tools/training/train-item-classifier.mjs <postings.jsonl>...
 *
 * Each file contains one JSON object per line: `text`, and optionally `gold` with the lists `required`, `preferred` and
 * `responsibilities`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const parsing = 'src/domain/parsing/posting';
const compiled = path.join(here, '../../dist', parsing);
const target = path.join(here, '../..', parsing, 'data/item-classifier.json');
const require = createRequire(import.meta.url);
const { itemFeatures } = require(path.join(compiled, 'classifiers/item-features.js'));
const { readLines } = require(path.join(compiled, 'segmentation/posting-lines.js'));
const { segmentSections } = require(path.join(compiled, 'segmentation/segment-sections.js'));
const { sourceText } = require(path.join(compiled, '../text/source-text.js'));
const { layoutFromText } = require(path.join(compiled, '../../layout/text-layout.js'));

const CLASSES = ['required', 'preferred', 'responsibility', 'other'];
const KIND_OF = { required: 0, preferred: 1, responsibilities: 2, benefits: 3, about: 3, legal: 3, apply: 3 };
const SCALE = 100;
const EPOCHS = 20;
const RATE = 0.15;
const L2 = 2e-5;
const MIN_COUNT = 3;
const MIN_WEIGHT = 0.12;
/** Max number of items per posting and class, so that long postings do not dominate. */
const MAX_PER_CLASS = 12;

/** Labelled lines of one posting. */
export function examplesOf(row) {
  const gold = row.gold ?? {};
  const lists = ['required', 'preferred', 'responsibilities'].map((name) =>
    Array.isArray(gold[name]) ? gold[name] : [],
  );
  if (lists.some((list) => list.length > 0)) {
    return lists.flatMap((list, label) => list.map((text) => ({ text, label })));
  }
  const counts = [0, 0, 0, 0];
  const examples = [];
  for (const section of segmentSections(readLines(sourceText(layoutFromText(row.text)))).sections) {
    const label = KIND_OF[section.kind];
    if (label === undefined) continue;
    for (const item of section.items) {
      if (item.text.length < 12 || item.text.length > 400 || counts[label] >= MAX_PER_CLASS) continue;
      counts[label] += 1;
      examples.push({ text: item.text, label });
    }
  }
  return examples;
}

export function train(examples) {
  const counts = new Map();
  const listed = examples.map(({ text, label }) => ({ features: itemFeatures(text), label }));
  for (const { features } of listed)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const ids = new Map();
  for (const [feature, count] of counts) if (count >= MIN_COUNT) ids.set(feature, ids.size);
  const rows = listed.map(({ features, label }) => ({
    label,
    ids: features.map((feature) => ids.get(feature)).filter((id) => id !== undefined),
  }));
  const K = CLASSES.length;
  const weights = new Float64Array(ids.size * K);
  const bias = new Float64Array(K);
  let state = 7;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let i = rows.length - 1; i > 0; i -= 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const j = state % (i + 1);
      [rows[i], rows[j]] = [rows[j], rows[i]];
    }
    const rate = RATE / (1 + epoch / 3);
    for (const row of rows) {
      const logits = [...bias];
      for (const id of row.ids) for (let k = 0; k < K; k += 1) logits[k] += weights[id * K + k];
      const top = Math.max(...logits);
      const exps = logits.map((value) => Math.exp(value - top));
      const sum = exps.reduce((a, b) => a + b, 0);
      for (let k = 0; k < K; k += 1) {
        const gradient = exps[k] / sum - (k === row.label ? 1 : 0);
        bias[k] -= rate * 0.1 * gradient;
        for (const id of row.ids)
          weights[id * K + k] -=
            rate * (gradient / Math.sqrt(row.ids.length) + L2 * row.ids.length * weights[id * K + k]);
      }
    }
  }
  const kept = [];
  for (const [feature, id] of ids) {
    const row = Array.from(weights.subarray(id * K, id * K + K));
    if (Math.max(...row.map(Math.abs)) >= MIN_WEIGHT)
      kept.push([feature, row.map((value) => Math.round(value * SCALE))]);
  }
  kept.sort((a, b) => (a[0] < b[0] ? -1 : 1));
  return {
    scale: SCALE,
    bias: [...bias].map((value) => Math.round(value * SCALE)),
    features: kept.map(([feature]) => feature).join('\n'),
    weights: kept.flatMap(([, row]) => row),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = process.argv.slice(2);
  if (files.length === 0) {
    console.error('usage: train-item-classifier.mjs <postings.jsonl>...');
    process.exit(2);
  }
  const examples = files
    .flatMap((file) => fs.readFileSync(file, 'utf8').split('\n').filter(Boolean))
    .flatMap((line) => examplesOf(JSON.parse(line)));
  const model = train(examples);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, `${JSON.stringify(model)}\n`);
  const counts = CLASSES.map(
    (name, label) => `${name} ${examples.filter((example) => example.label === label).length}`,
  );
  console.log(`${counts.join(', ')}; ${model.features.split('\n').length} features`);
}
