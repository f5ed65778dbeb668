import { Tagger, type TaggerModel } from '../../src/domain/parsing/resume/tagger/tagger';
import { beginTag, TAG_COUNT } from '../../src/domain/parsing/resume/tagger/tags';
import { blockRanges } from '../../src/domain/parsing/resume/tagger/words';
import { Perceptron, type Sequence } from './perceptron';
import type { Example } from './tagger-examples';

export const FOLDS = 4;
const EPOCHS = 7;
/** Trainings in different orders whose mean is the model: one alone leans on the order it saw the texts in. */
const ROUNDS = 5;
/** Features seen less often carry names rather than habits. */
const MIN_COUNT = 3;
const MIN_WEIGHT = 1;
const SCALE = 100;

/** The tagger's weights, learnt from labelled texts; the same texts give the same model. */
export function trainTagger(examples: Example[]): TaggerModel {
  const index = frequentFeatures(examples);
  const sequences = examples.flatMap((example) => sequencesOf(example, index));
  const weights = new Float64Array(index.size * TAG_COUNT);
  const transitions = new Float64Array(TAG_COUNT * TAG_COUNT);
  for (let round = 0; round < ROUNDS; round++) {
    const perceptron = new Perceptron(index.size);
    for (let epoch = 0; epoch < EPOCHS; epoch++) {
      for (const at of shuffled(sequences.length, round * EPOCHS + epoch)) perceptron.learn(sequences[at]!);
    }
    perceptron.average();
    perceptron.weights.forEach((weight, at) => (weights[at]! += weight / ROUNDS));
    perceptron.transitions.forEach((weight, at) => (transitions[at]! += weight / ROUNDS));
  }
  const features: Record<string, number[]> = {};
  for (const [name, id] of index) {
    const sparse: number[] = [];
    for (let tag = 0; tag < TAG_COUNT; tag++) {
      const weight = weights[id * TAG_COUNT + tag]!;
      if (Math.abs(weight) >= MIN_WEIGHT) sparse.push(tag, Math.round(weight * SCALE));
    }
    if (sparse.length > 0) features[name] = sparse;
  }
  return {
    scale: SCALE,
    transitions: [...transitions].map((weight) => Math.round(weight * SCALE)),
    features,
  };
}

function frequentFeatures(examples: Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const names of features) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const index = new Map<string, number>();
  for (const [name, count] of counts) if (count >= MIN_COUNT) index.set(name, index.size);
  return index;
}

function sequencesOf(
  { words, features, gold, unlabelled }: Example,
  index: ReadonlyMap<string, number>,
): Sequence[] {
  const barred = unlabelled.flatMap((kind) => [beginTag(kind), beginTag(kind) + 1]);
  const ids = features.map((names) => Int32Array.from(names.flatMap((name) => index.get(name) ?? [])));
  return blockRanges(words).map(([from, to]) => ({
    gold: gold.slice(from, to),
    ids: ids.slice(from, to),
    barred,
  }));
}

/** Tags of a document, block by block. */
export function tagLines(tagger: Tagger, { words, features }: Example): number[] {
  return blockRanges(words).flatMap(([from, to]) => tagger.tag(features.slice(from, to)));
}

/** A fixed order for each epoch, so that training twice gives the same model. */
function shuffled(length: number, seed: number): number[] {
  const order = Array.from({ length }, (_, index) => index);
  let state = 12345 + seed * 7919;
  for (let at = length - 1; at > 0; at--) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
  return order;
}

/** A tagger for each fold, trained on the documents of the others; document i belongs to fold i mod FOLDS. */
export function foldTaggers(examples: Example[]): Tagger[] {
  return Array.from(
    { length: FOLDS },
    (_, fold) => new Tagger(trainTagger(examples.filter((_example, index) => index % FOLDS !== fold))),
  );
}
