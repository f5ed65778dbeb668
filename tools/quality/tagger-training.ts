import { Tagger, type ResumeTaggerModel, type WordSpan } from '../../src/domain/parsing/resume/tagger/tagger';
import { beginTag, SPAN_KINDS, TAG_COUNT, type SpanKind } from '../../src/domain/parsing/resume/tagger/tags';
import { blockRanges } from '../../src/domain/parsing/resume/tagger/words';
import { ConditionalField, type Sequence } from './conditional-field';
import type { Example } from './tagger-examples';

export const FOLDS = 4;
const EPOCHS = 8;
/** Rarer features are mostly names. */
const MIN_COUNT = 3;
const SCALE = 100;
/** Min probability, by taggers of other documents, at which an unlabelled word counts as possibly overlooked. */
const MIN_OVERLOOKED_PROBABILITY = 0.6;
/** Min probability of a span by kind, about half of the F1 of the kind. */
const THRESHOLDS: Record<SpanKind, number> = {
  title: 0.25,
  employer: 0.25,
  school: 0.4,
  degree: 0.3,
  skill: 0.45,
};
const ALL_TAGS = (1 << TAG_COUNT) - 1;

/**
 * Trains the tagger on labelled texts; the same texts give the same model. Annotators overlook spans, so the texts are
 * first tagged by cross-validated taggers, and words that these confidently assign to a kind are not used as negative
 * examples.
 */
export function trainTagger(examples: Example[]): ResumeTaggerModel {
  const labelled = examples.map((example) => ({ example, tags: labelledTags(example) }));
  const corrected = [...labelled];
  for (let fold = 0; fold < FOLDS; fold++) {
    const tagger = new Tagger(modelOf(labelled.filter((_text, index) => index % FOLDS !== fold)));
    labelled.forEach((text, index) => {
      if (index % FOLDS === fold) corrected[index] = withOverlooked(text, tagger);
    });
  }
  return modelOf(corrected);
}

/** A text with the possible correct tags of each word as bit masks. */
interface TaggedText {
  example: Example;
  tags: Int32Array;
}

function labelledTags({ gold }: Example): Int32Array {
  return Int32Array.from(gold, (tag) => 1 << tag);
}

function tagsOf(kind: SpanKind): number {
  return 0b11 << beginTag(kind);
}

function withOverlooked({ example, tags }: TaggedText, tagger: Tagger): TaggedText {
  const corrected = tags.slice();
  for (const [from, to] of blockRanges(example.words)) {
    const chain = tagger.chain(example.features.slice(from, to));
    for (let at = from; at < to; at++) {
      if (example.gold[at] !== 0) continue;
      for (const kind of SPAN_KINDS) {
        const begin = beginTag(kind);
        if (
          chain.probabilityAt(at - from, begin) + chain.probabilityAt(at - from, begin + 1) >
          MIN_OVERLOOKED_PROBABILITY
        )
          corrected[at]! |= tagsOf(kind);
      }
    }
  }
  return { example, tags: corrected };
}

function modelOf(texts: TaggedText[]): ResumeTaggerModel {
  const index = frequentFeatures(texts.map(({ example }) => example));
  const sequences = texts.flatMap((text) => sequencesOf(text, index));
  const field = new ConditionalField(index.size);
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const at of shuffled(sequences.length, epoch)) field.learn(sequences[at]!);
  const features: Record<string, number[]> = {};
  for (const [name, id] of index) {
    const sparse: number[] = [];
    for (let tag = 0; tag < TAG_COUNT; tag++) {
      const weight = Math.round(field.weights[id * TAG_COUNT + tag]! * SCALE);
      if (weight !== 0) sparse.push(tag, weight);
    }
    if (sparse.length > 0) features[name] = sparse;
  }
  return {
    scale: SCALE,
    transitions: [...field.transitions].map((weight) => Math.round(weight * SCALE)),
    thresholds: THRESHOLDS,
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

function sequencesOf({ example, tags }: TaggedText, index: ReadonlyMap<string, number>): Sequence[] {
  const { words, features, unlabelled } = example;
  const possible = unlabelled.reduce((mask, kind) => mask & ~tagsOf(kind), ALL_TAGS);
  const ids = features.map((names) => Int32Array.from(names.flatMap((name) => index.get(name) ?? [])));
  return blockRanges(words).map(([from, to]) => ({
    ids: ids.slice(from, to),
    right: tags.slice(from, to).map((mask) => mask & possible),
    possible,
  }));
}

/** Spans of a document, block by block, by the words of the document. */
export function tagSpans(tagger: Tagger, { words, features }: Example): WordSpan[] {
  return blockRanges(words).flatMap(([start, end]) =>
    tagger
      .spans(features.slice(start, end))
      .map((span) => ({ ...span, from: span.from + start, to: span.to + start })),
  );
}

/** Shuffles in a fixed order for each epoch, so that training twice gives the same model. */
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
