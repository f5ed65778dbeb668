import {
  occupationProfile,
  occupationRecords,
  profileSimilarity,
  skillsOfOccupation,
  titleIndex,
  titleWords,
  type NgramVector,
  type OccupationProfile,
} from '../../skills';
import type { Unit } from '../../common';

/** A title as far as titles are compared. */
export interface TitleReading {
  title: string;
  letters: NgramVector;
  /** Spread over occupations and the groups they belong to. */
  occupations: OccupationProfile;
  /** Skills its occupations ask for, rare ones weighing more; a unit vector. */
  skills: ReadonlyMap<string, number>;
}

const REMEMBERED = 20_000;
const CHOICES = 10;
const known = new Map<string, TitleReading>();

/** Reads a title; the same few thousand make up most of what is asked. */
export function readTitle(title: string): TitleReading {
  const key = titleWords(title).join(' ');
  let reading = known.get(key);
  if (!reading) {
    const index = titleIndex();
    reading = {
      title,
      letters: index.vectorOf(title),
      occupations: occupationProfile(title, index),
      skills: occupationSkills(title),
    };
    if (known.size >= REMEMBERED) known.clear();
    known.set(key, reading);
  }
  return reading;
}

const LETTERS_SHARE = 0.35;
const OCCUPATION_SHARE = 0.25;
const SKILLS_SHARE = 1 - LETTERS_SHARE - OCCUPATION_SHARE;

/** How near two titles are: by their letters and words, by the occupations they stand for, and by the skills of those; 0–1. */
export function titleCloseness(a: TitleReading, b: TitleReading): Unit {
  return (
    LETTERS_SHARE * lettersAlike(a.letters, b.letters) +
    OCCUPATION_SHARE * profileSimilarity(a.occupations, b.occupations) +
    SKILLS_SHARE * profileSimilarity(a.skills, b.skills)
  );
}

/** How far work under one title prepares for the other, whatever they are called: its occupation, or skills it asks for. */
export function workRelevance(past: TitleReading, job: TitleReading): Unit {
  return Math.max(
    profileSimilarity(past.occupations, job.occupations),
    profileSimilarity(past.skills, job.skills),
    lettersAlike(past.letters, job.letters),
  );
}

function lettersAlike(a: NgramVector, b: NgramVector): Unit {
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

let rarity: ReadonlyMap<string, number> | undefined;

function occupationSkills(title: string): ReadonlyMap<string, number> {
  rarity ??= skillRarity();
  const sums = new Map<string, number>();
  for (const { onetSocCode, confidence } of titleIndex().place(title, CHOICES)) {
    for (const { skill, importance } of skillsOfOccupation(onetSocCode)) {
      sums.set(skill, (sums.get(skill) ?? 0) + confidence * importance * (rarity.get(skill) ?? 0));
    }
  }
  let norm = 0;
  for (const value of sums.values()) norm += value * value;
  const scale = norm === 0 ? 0 : 1 / Math.sqrt(norm);
  return new Map([...sums].map(([skill, value]) => [skill, value * scale]));
}

/** Skills of every occupation tell occupations apart no better than common words tell texts apart. */
function skillRarity(): Map<string, number> {
  const counts = new Map<string, number>();
  const records = occupationRecords();
  for (const { code } of records) {
    for (const { skill } of skillsOfOccupation(code)) counts.set(skill, (counts.get(skill) ?? 0) + 1);
  }
  return new Map([...counts].map(([skill, count]) => [skill, Math.log(1 + records.length / count)]));
}
