import { LRUCache } from 'lru-cache';
import {
  isForeignTitle,
  occupationRecords,
  skillsOfOccupation,
  spreadOf,
  TITLE_CHOICES,
  titleIndex,
  titleInEnglish,
  type NgramVector,
  type OccupationProfile,
  type TitleOccupation,
} from '../../skills';
import { textVector } from '../../text/text-vector';
import { fieldVector, type FieldVector } from './field-vector';
import { relatedOccupationsOf } from './related-occupations';

/** A title prepared for comparison. */
export interface TitleFeatures {
  title: string;
  /** True in another language than English. */
  isForeign: boolean;
  /** In English words if it is in a language that is translated, else as written. */
  englishTitle: string;
  /** True if the letters are those of English words, as written or translated; only these say something about an English title. */
  isInEnglishWords: boolean;
  /** The most likely occupations of the title; its spread is derived from them. */
  likelyOccupations: readonly TitleOccupationShare[];
  /** Letter n-grams, and words weighted by their rarity in postings; a unit vector. */
  letters: NgramVector;
  /** Distribution over occupations and their groups. */
  occupations: OccupationProfile;
  /** Skills that its occupations require, rare ones weighted more; a unit vector. */
  skills: ReadonlyMap<string, number>;
  fields: FieldVector;
  /** Occupations related to its own, weighted by the probability of its own. */
  related: ReadonlyMap<string, number>;
}

export type TitleOccupationShare = Pick<TitleOccupation, 'onetSocCode' | 'confidence'>;

const MAX_CACHED_TITLES = 20_000;
const featuresByTitle = new LRUCache<string, TitleFeatures>({ max: MAX_CACHED_TITLES });

/** Extracts the features of a title, with a cache because a few thousand titles account for most requests. */
export function extractTitleFeatures(title: string): TitleFeatures {
  // The key is the exact title, because remarks and case can change its meaning.
  let features = featuresByTitle.get(title);
  if (!features) {
    features = computeTitleFeatures(title, titleIndex().place(title, TITLE_CHOICES));
    featuresByTitle.set(title, features);
  }
  return features;
}

/** Computes the features of a title with known occupations; does not use the cache. */
export function computeTitleFeatures(
  title: string,
  likelyOccupations: readonly TitleOccupationShare[],
): TitleFeatures {
  const isForeign = isForeignTitle(title);
  const englishTitle = titleInEnglish(title);
  return {
    title,
    isForeign,
    englishTitle,
    isInEnglishWords: !isForeign || englishTitle !== title,
    likelyOccupations,
    letters: lettersAndWords(englishTitle),
    occupations: spreadOf(likelyOccupations),
    skills: occupationSkills(likelyOccupations),
    fields: fieldVector(likelyOccupations),
    related: relatedShares(likelyOccupations),
  };
}

function relatedShares(likelyOccupations: readonly TitleOccupationShare[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const { onetSocCode, confidence } of likelyOccupations)
    for (const code of relatedOccupationsOf(onetSocCode))
      shares.set(code, (shares.get(code) ?? 0) + confidence);
  return shares;
}

const WORDS_SHARE = 0.5;
/** First bucket of words, after the buckets of letters. */
const WORDS_FROM = 1 << 18;

/**
 * Combines letters, which tolerate spelling variants, and words, which distinguish common terms of postings (`part
 * time`) from rare ones. The inner product of two vectors is the weighted mean of both similarities.
 */
function lettersAndWords(title: string): NgramVector {
  const letters = titleIndex().vectorOf(title);
  const words = textVector(title);
  if (words.features.length === 0) return letters;
  const length = letters.buckets.length;
  const buckets = new Int32Array(length + words.features.length);
  const weights = new Float64Array(buckets.length);
  buckets.set(letters.buckets);
  for (let at = 0; at < length; at += 1) weights[at] = letters.weights[at]! * Math.sqrt(1 - WORDS_SHARE);
  words.features.forEach((feature, at) => {
    buckets[length + at] = WORDS_FROM + (feature >>> 2);
    weights[length + at] = words.weights[at]! * Math.sqrt(WORDS_SHARE);
  });
  return { buckets, weights };
}

let skillRarities: ReadonlyMap<string, number> | undefined;

function occupationSkills(placed: readonly TitleOccupationShare[]): ReadonlyMap<string, number> {
  skillRarities ??= skillRarity();
  const sums = new Map<string, number>();
  for (const { onetSocCode, confidence } of placed) {
    for (const { skill, importance } of skillsOfOccupation(onetSocCode)) {
      sums.set(skill, (sums.get(skill) ?? 0) + confidence * importance * (skillRarities.get(skill) ?? 0));
    }
  }
  let norm = 0;
  for (const value of sums.values()) norm += value * value;
  const scale = norm === 0 ? 0 : 1 / Math.sqrt(norm);
  return new Map([...sums].map(([skill, value]) => [skill, value * scale]));
}

/** Weights skills by rarity, because skills common to all occupations do not distinguish them. */
function skillRarity(): Map<string, number> {
  const counts = new Map<string, number>();
  const records = occupationRecords();
  for (const { code } of records) {
    for (const { skill } of skillsOfOccupation(code)) counts.set(skill, (counts.get(skill) ?? 0) + 1);
  }
  return new Map([...counts].map(([skill, count]) => [skill, Math.log(1 + records.length / count)]));
}
