import commonStems from './data/common-stems.json';
import { LOCALES } from '../parsing/locales';
import { tokenize } from './tokenize';

/** A text as a sparse unit vector: stems hashed to numbers in ascending order, and their weights. */
export interface TextVector {
  features: Uint32Array;
  weights: Float64Array;
}

const STEM_LENGTH = 8;
const MIN_LETTERS = 3;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** Weight of a stem that is not in the table. */
const UNSEEN_STEM_WEIGHT = 4.5;
/** Weight of the logarithm of how often a stem occurs: what a text repeats is what it is about. */
const REPETITION_WEIGHT = 1.5;
/** The table counts English texts. Words such as "und" and "dans" say as little as "and" and "in". */
const FUNCTION_WORD_WEIGHT = 0.5;
const stemWeights = new Map<string, number>(Object.entries(commonStems));
for (const { code, stopWords, postingStopWords = [] } of LOCALES) {
  if (code === 'en') continue;
  for (const word of [...stopWords, ...postingStopWords].flatMap(tokenize)) {
    const stem = stemOf(word);
    if (!(stem in commonStems)) stemWeights.set(stem, FUNCTION_WORD_WEIGHT);
  }
}

/**
 * Stems of a text weighted by `(1 + 1.5 · log count) · rarity`. Rarity comes from a fixed table of common stems, not from the
 * stored documents, so that the similarity of two texts does not depend on other texts. Numbers are omitted: they are
 * years, addresses and amounts.
 */
export function textVector(text: string): TextVector {
  // Clears the cache only between texts, because a stem must stay one object within a text.
  if (stemOfWords.size >= MAX_CACHED_STEMS) {
    stemOfWords.clear();
    stemsByFeature.clear();
  }
  const counts = new Map<Stem, number>();
  for (const word of tokenize(text)) {
    const stem = stemOfWord(word);
    if (stem && stem.rarity > 0) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const byFeature = new Map<number, number>();
  for (const [{ feature, rarity }, count] of counts) {
    byFeature.set(
      feature,
      (byFeature.get(feature) ?? 0) + (1 + REPETITION_WEIGHT * Math.log(count)) * rarity,
    );
  }
  const features = Uint32Array.from(byFeature.keys()).sort();
  const weights = Float64Array.from(features, (feature) => byFeature.get(feature)!);
  let squares = 0;
  for (const weight of weights) squares += weight * weight;
  const norm = Math.sqrt(squares);
  for (let at = 0; at < weights.length; at += 1) weights[at]! /= norm;
  return { features, weights };
}

interface Stem {
  feature: number;
  rarity: number;
}

const MAX_CACHED_STEMS = 50_000;
const stemsByFeature = new Map<string, Stem>();
/** Returns the cached stem of a word; null for words without evidence. */
const stemOfWords = new Map<string, Stem | null>();

function stemOfWord(word: string): Stem | null {
  let stem = stemOfWords.get(word);
  if (stem === undefined) {
    stem = word.length < MIN_LETTERS || /^\d/.test(word) ? null : parseStem(stemOf(word));
    stemOfWords.set(word, stem);
  }
  return stem;
}

/** Returns one object per stem, whichever word it comes from. */
function parseStem(letters: string): Stem {
  let stem = stemsByFeature.get(letters);
  if (!stem) {
    stem = { feature: featureOf(letters), rarity: stemWeights.get(letters) ?? UNSEEN_STEM_WEIGHT };
    stemsByFeature.set(letters, stem);
  }
  return stem;
}

/** Cosine of two texts, 0–1. */
export function textSimilarity(a: TextVector, b: TextVector): number {
  let left = 0;
  let right = 0;
  let dot = 0;
  while (left < a.features.length && right < b.features.length) {
    const difference = a.features[left]! - b.features[right]!;
    if (difference === 0) dot += a.weights[left]! * b.weights[right]!;
    if (difference <= 0) left += 1;
    if (difference >= 0) right += 1;
  }
  return Math.min(1, dot);
}

/** Rarity of a word in postings and resumes, as natural logarithm: below 2 for everyday words, above 4 for rare ones. */
export function wordRarity(word: string): number {
  return stemWeights.get(stemOf(word.toLowerCase())) ?? UNSEEN_STEM_WEIGHT;
}

/** Returns the first letters of a word, which inflection leaves unchanged in most languages. */
export function stemOf(word: string): string {
  return word.slice(0, STEM_LENGTH);
}

/** Number of a stem in a vector. */
function featureOf(stem: string): number {
  let value = FNV_OFFSET;
  for (let at = 0; at < stem.length; at += 1) value = Math.imul(value ^ stem.charCodeAt(at), FNV_PRIME);
  return value >>> 0;
}
