#!/usr/bin/env node
/**
 * Trains the knowledge tagger of the posting parser: an averaged structured perceptron over the features in
 * `knowledge-features.ts`, on sentences whose tokens carry BIO tags of knowledge components (the SkillSpan corpus,
 * Zhang et al., NAACL 2022, MIT). Deterministic: the same file gives the same weights.
 *
 *   node tools/build.mjs && node tools/training/train-knowledge-tagger.mjs <train.json> [epochs]
 *
 * `train.json` contains one JSON object per line with `tokens` and `tags_knowledge`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const parsing = 'src/domain/parsing/posting';
const compiled = path.join(here, '../../dist', parsing);
const target = path.join(here, '../..', parsing, 'data/knowledge-tagger.json');
const require = createRequire(import.meta.url);
const { featuresAt, shapeOf, tokenizeKnowledgeText } = require(
  path.join(compiled, 'classifiers/knowledge-features.js'),
);
const { bestPath } = require(path.join(compiled, 'classifiers/knowledge-tagger.js'));

const SCALE = 10;
const MIN_COUNT = 3;
const MIN_WEIGHT = 1.2;

/** Sentences as the parser's own tokens with labels 0 outside, 1 begin, 2 inside. */
export function readSentences(file) {
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => toExample(JSON.parse(line)));
}

function toExample({ tokens, tags_knowledge: tags }) {
  const text = tokens.join(' ');
  const spans = [];
  let offset = 0;
  tokens.forEach((token, index) => {
    const tag = tags[index];
    if (tag.startsWith('B') || (tag.startsWith('I') && spans.at(-1)?.open !== index)) {
      spans.push({ start: offset, end: offset + token.length, open: index + 1 });
    } else if (tag.startsWith('I')) {
      const last = spans.at(-1);
      last.end = offset + token.length;
      last.open = index + 1;
    }
    offset += token.length + 1;
  });
  const own = tokenizeKnowledgeText(text);
  let span = 0;
  let inside = false;
  const labels = own.map((token) => {
    while (span < spans.length && spans[span].end <= token.start) {
      span += 1;
      inside = false;
    }
    const current = spans[span];
    if (!current || token.start < current.start) return 0;
    const label = inside ? 2 : 1;
    inside = true;
    return label;
  });
  // Punctuation at the edge of a span belongs to the sentence, not to the name.
  own.forEach((token, index) => {
    if (labels[index] !== 0 && /^[^\p{L}\p{N}]$/u.test(token.text) && (labels[index + 1] ?? 0) !== 2) {
      if (labels[index] === 2) labels[index] = 0;
    }
  });
  return { own, labels };
}

/** Small linear congruential generator, so that the order of the sentences is the same on every machine. */
function shuffled(list, seed) {
  const order = [...list];
  let state = seed;
  for (let i = order.length - 1; i > 0; i -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const j = state % (i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

export function train(examples, epochs) {
  const counts = new Map();
  const prepared = examples.map(({ own, labels }) => {
    const shapes = own.map((token) => shapeOf(token.text));
    const features = own.map((_, at) => featuresAt(own, shapes, at));
    for (const list of features)
      for (const feature of list) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    return { features, labels };
  });
  const ids = new Map();
  for (const [feature, count] of counts) if (count >= MIN_COUNT) ids.set(feature, ids.size);
  const sentences = prepared.map(({ features, labels }) => ({
    labels,
    features: features.map((list) =>
      list.map((feature) => ids.get(feature)).filter((id) => id !== undefined),
    ),
  }));
  const weights = new Float64Array(ids.size * 3);
  const sums = new Float64Array(ids.size * 3);
  const transitions = [0, 1, 2].map(() => [0, 0, 0]);
  const transitionSums = [0, 1, 2].map(() => [0, 0, 0]);
  let step = 1;
  const total = epochs * sentences.length;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const { features, labels } of shuffled(sentences, epoch + 1)) {
      const scores = features.map((list) => {
        const sum = [0, 0, 0];
        for (const id of list)
          for (let label = 0; label < 3; label += 1) sum[label] += weights[id * 3 + label];
        return sum;
      });
      const guess = bestPath(scores, transitions);
      const left = total - step;
      guess.forEach((label, at) => {
        const gold = labels[at];
        if (label !== gold) {
          for (const id of features[at]) {
            weights[id * 3 + gold] += 1;
            sums[id * 3 + gold] += left;
            weights[id * 3 + label] -= 1;
            sums[id * 3 + label] -= left;
          }
        }
        if (at > 0 && (label !== gold || guess[at - 1] !== labels[at - 1])) {
          transitions[labels[at - 1]][gold] += 1;
          transitionSums[labels[at - 1]][gold] += left;
          transitions[guess[at - 1]][label] -= 1;
          transitionSums[guess[at - 1]][label] -= left;
        }
      });
      step += 1;
    }
  }
  const kept = [];
  for (const [feature, id] of ids) {
    const row = [0, 1, 2].map((label) => sums[id * 3 + label] / total);
    if (Math.max(...row.map(Math.abs)) >= MIN_WEIGHT)
      kept.push([feature, row.map((value) => Math.round(value * SCALE))]);
  }
  kept.sort((a, b) => (a[0] < b[0] ? -1 : 1));
  return {
    version: '1',
    scale: SCALE,
    transitions: transitionSums.map((row) => row.map((value) => Math.round((value / total) * SCALE))),
    features: kept.map(([feature]) => feature).join('\n'),
    weights: kept.flatMap(([, row]) => row),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [file, epochs = '8'] = process.argv.slice(2);
  if (!file) {
    console.error('usage: train-knowledge-tagger.mjs <train.json> [epochs]');
    process.exit(2);
  }
  const model = train(readSentences(file), Number(epochs));
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, `${JSON.stringify(model)}\n`);
  console.log(
    `${model.features.split('\n').length} features written to ${path.relative(process.cwd(), target)}`,
  );
}
