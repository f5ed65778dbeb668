import { LRUCache } from 'lru-cache';
import { profileSimilarity, type NgramVector } from '../../skills';
import type { Unit } from '../../common';
import type { FieldVector } from '../profile/field-vector';
import { clampToUnit } from '../../numbers';
import { isRelatedInPart, isSurelyRelated } from './sure-relation';
import type { TitleFeatures } from '../profile/title-features';

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

/**
 * Minimum relevance of past work that a person would call related, whatever its occupation: an accountant can keep books,
 * and a sous chef cook on the line.
 */
const SURE_RELATION_RELEVANCE: Unit = 0.45;

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
  /** Similarity of the occupations or their skills, whatever the words of the titles. */
  occupationSimilarity: Unit;
  isSure: boolean;
  isInPart: boolean;
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
    const isSure = isSurelyRelated(title, job, parts);
    comparison = {
      similarity: combineSimilarity(parts),
      relevance: combineRelevance(parts, isSure),
      fieldSimilarity: parts.fields,
      occupationSimilarity: Math.max(parts.occupations, parts.skills, parts.related),
      isSure,
      isInPart: isRelatedInPart(title, job, parts),
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

export function combineRelevance(
  { letters, occupations, skills, fields, related, certainty }: TitleSimilarityParts,
  isRelated: boolean,
): Unit {
  const closest = Math.max(occupations, skills, letters ?? 0, RELATED_OCCUPATION_SHARE * related);
  const relevance = (1 - RELATED_FIELD_WEIGHT) * closest + RELATED_FIELD_WEIGHT * fields;
  return certainty * (isRelated ? Math.max(relevance, SURE_RELATION_RELEVANCE) : relevance);
}

/** Similarity of what two titles name, whatever their words: interns of marketing and of software share a word only. */
export function titleOccupationSimilarity(past: TitleFeatures, job: TitleFeatures): Unit {
  return compareTitles(past, job).occupationSimilarity;
}

/** True if a person would call past work related to the job. */
export function isSurelyRelatedWork(past: TitleFeatures, job: TitleFeatures): boolean {
  return compareTitles(past, job).isSure;
}

/** True if past work is surely related to the job in part. */
export function isWorkRelatedInPart(past: TitleFeatures, job: TitleFeatures): boolean {
  return compareTitles(past, job).isInPart;
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
