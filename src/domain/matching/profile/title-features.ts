import { LRUCache } from 'lru-cache';
import {
  isForeignTitle,
  occupationRecords,
  profileSimilarity,
  skillsOfOccupation,
  spreadOf,
  TITLE_CHOICES,
  titleIndex,
  titleInEnglish,
  type NgramVector,
  type OccupationProfile,
  type TitleOccupation,
} from '../../skills';
import type { Unit } from '../../common';
import { textVector } from '../../text/text-vector';
import { fieldVector, type FieldVector } from './field-vector';
import { clampToUnit } from '../../numbers';
import { relatedOccupationsOf } from './related-occupations';
import { isSurelyRelated } from './sure-relation';

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

const LETTERS_WEIGHT = 0.43;
const OCCUPATION_WEIGHT = 0.13;
const SKILLS_WEIGHT = 0.29;
const FIELDS_WEIGHT = 1 - LETTERS_WEIGHT - OCCUPATION_WEIGHT - SKILLS_WEIGHT;
/** Weight of a related field for experience, besides the occupation, its skills and the words of the title. */
const RELATED_FIELD_WEIGHT = 0.25;

/**
 * Part of a related occupation in the relevance of past work: a medic has done some of what a medical assistant does,
 * but not the same work.
 */
const RELATED_OCCUPATION_SHARE: Unit = 0.45;

/** Similarity of two titles by letters and words, occupations, required skills, fields of work and related occupations. */
export interface TitleSimilarityParts {
  /** Null if the titles are in different languages. */
  letters: Unit | null;
  occupations: Unit;
  skills: Unit;
  fields: Unit;
  related: Unit;
  /** Below 1 for titles in different languages of which one has no certain occupation, since nothing else tells what it means. */
  certainty: Unit;
}

/** How a title compares with the title of a job. */
interface TitleComparison {
  similarity: Unit;
  relevance: Unit;
  fieldSimilarity: Unit;
  isSure: boolean;
}

/** Each has an entry for every title compared with it, so that only those of the last few jobs are kept. */
const MAX_CACHED_JOB_TITLES = 16;
const comparisonsByJobTitle = new LRUCache<TitleFeatures, WeakMap<TitleFeatures, TitleComparison>>({
  max: MAX_CACHED_JOB_TITLES,
});

/** Compares a title with the title of a job, once for all candidates that have it. */
function compareTitles(title: TitleFeatures, job: TitleFeatures): TitleComparison {
  let comparisons = comparisonsByJobTitle.get(job);
  if (!comparisons) {
    comparisons = new WeakMap();
    comparisonsByJobTitle.set(job, comparisons);
  }
  let comparison = comparisons.get(title);
  if (!comparison) {
    const parts = similarityParts(title, job);
    comparison = {
      similarity: combineSimilarity(parts),
      relevance: combineRelevance(parts),
      fieldSimilarity: parts.fields,
      isSure: isSurelyRelated(title, job, parts),
    };
    comparisons.set(title, comparison);
  }
  return comparison;
}

/** Similarity of a job's title and another one, 0–1. */
export function titleFeatureSimilarity(job: TitleFeatures, other: TitleFeatures): Unit {
  return compareTitles(other, job).similarity;
}

export function combineSimilarity(parts: TitleSimilarityParts): Unit {
  const { letters, occupations, skills, fields, certainty } = parts;
  const meaning = OCCUPATION_WEIGHT * occupations + SKILLS_WEIGHT * skills + FIELDS_WEIGHT * fields;
  return certainty * (letters === null ? meaning / (1 - LETTERS_WEIGHT) : LETTERS_WEIGHT * letters + meaning);
}

/**
 * Relevance of past work for a job, regardless of the wording of titles: the same occupation or required skills, with a
 * small weight for a related field.
 */
export function workRelevance(past: TitleFeatures, job: TitleFeatures): Unit {
  return compareTitles(past, job).relevance;
}

export function combineRelevance({
  letters,
  occupations,
  skills,
  fields,
  related,
  certainty,
}: TitleSimilarityParts): Unit {
  const closest = Math.max(occupations, skills, letters ?? 0, RELATED_OCCUPATION_SHARE * related);
  return certainty * ((1 - RELATED_FIELD_WEIGHT) * closest + RELATED_FIELD_WEIGHT * fields);
}

/** True if a person would call past work related to the job. */
export function isSurelyRelatedWork(past: TitleFeatures, job: TitleFeatures): boolean {
  return compareTitles(past, job).isSure;
}

function confidenceOf({ likelyOccupations }: Pick<TitleFeatures, 'likelyOccupations'>): Unit {
  return likelyOccupations[0]?.confidence ?? 0;
}

/** Confidence of an occupation from which a title in another language is understood. */
const UNDERSTOOD_CONFIDENCE: Unit = 0.6;

/** Part of the similarity that counts for two titles, given their languages and how certain their occupations are. */
export function titleCertainty(
  past: Pick<TitleFeatures, 'isForeign' | 'likelyOccupations'>,
  job: Pick<TitleFeatures, 'isForeign' | 'likelyOccupations'>,
): Unit {
  if (past.isForeign === job.isForeign) return 1;
  return Math.min(1, confidenceOf(past) / UNDERSTOOD_CONFIDENCE, confidenceOf(job) / UNDERSTOOD_CONFIDENCE);
}

function similarityParts(past: TitleFeatures, job: TitleFeatures): TitleSimilarityParts {
  return {
    letters:
      past.isInEnglishWords === job.isInEnglishWords ? letterSimilarity(past.letters, job.letters) : null,
    occupations: profileSimilarity(past.occupations, job.occupations),
    skills: profileSimilarity(past.skills, job.skills),
    fields: fieldSimilarity(past.fields, job.fields),
    related: profileSimilarity(past.occupations, job.related),
    certainty: titleCertainty(past, job),
  };
}

/** Similarity of the fields of work of two titles. */
export function titleFieldSimilarity(past: TitleFeatures, job: TitleFeatures): Unit {
  return compareTitles(past, job).fieldSimilarity;
}

/** Cosine of two field vectors: 1 for equal fields, 0 if they have nothing in common or one is unknown. */
function fieldSimilarity(a: FieldVector, b: FieldVector): Unit {
  let dot = 0;
  for (let at = 0; at < a.length && at < b.length; at += 1) dot += a[at]! * b[at]!;
  return clampToUnit(dot);
}

function letterSimilarity(a: NgramVector, b: NgramVector): Unit {
  let left = 0;
  let right = 0;
  let dot = 0;
  while (left < a.buckets.length && right < b.buckets.length) {
    const difference = a.buckets[left]! - b.buckets[right]!;
    if (difference === 0) dot += a.weights[left]! * b.weights[right]!;
    if (difference <= 0) left += 1;
    if (difference >= 0) right += 1;
  }
  return Math.min(1, dot);
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
