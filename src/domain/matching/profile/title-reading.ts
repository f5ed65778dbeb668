import {
  occupationRecords,
  profileSimilarity,
  skillsOfOccupation,
  spreadOf,
  TITLE_CHOICES,
  titleIndex,
  type NgramVector,
  type OccupationProfile,
  type PlacedTitle,
} from '../../skills';
import type { Unit } from '../../common';

/** A title as far as titles are compared. */
export interface TitleReading {
  title: string;
  /** What it most likely stands for: most of the work of reading it, and all that its spread comes from. */
  placed: readonly TitlePlacement[];
  letters: NgramVector;
  /** Spread over occupations and the groups they belong to. */
  occupations: OccupationProfile;
  /** Skills its occupations ask for, rare ones weighing more; a unit vector. */
  skills: ReadonlyMap<string, number>;
}

export type TitlePlacement = Pick<PlacedTitle, 'onetSocCode' | 'confidence'>;

const REMEMBERED = 20_000;
const known = new Map<string, TitleReading>();

/** Reads a title; the same few thousand make up most of what is asked. */
export function readTitle(title: string): TitleReading {
  // By the title just as written: remarks and case can move what it stands for.
  let reading = known.get(title);
  if (!reading) {
    reading = readPlacedTitle(title, titleIndex().place(title, TITLE_CHOICES));
    if (known.size >= REMEMBERED) known.clear();
    known.set(title, reading);
  }
  return reading;
}

/** A title whose likeliest occupations are known already; not remembered. */
export function readPlacedTitle(title: string, placed: readonly TitlePlacement[]): TitleReading {
  return {
    title,
    placed,
    letters: titleIndex().vectorOf(title),
    occupations: spreadOf(placed),
    skills: occupationSkills(placed),
  };
}

const LETTERS_SHARE = 0.35;
const OCCUPATION_SHARE = 0.25;
const SKILLS_SHARE = 1 - LETTERS_SHARE - OCCUPATION_SHARE;

/** How alike two titles are: by their letters and words, by the occupations they stand for, and by the skills of those. */
export interface TitlesAlike {
  letters: Unit;
  occupations: Unit;
  skills: Unit;
}

/** How near two titles are, 0–1. */
export function titleCloseness(a: TitleReading, b: TitleReading): Unit {
  return closenessOf(titlesAlike(a, b));
}

export function closenessOf({ letters, occupations, skills }: TitlesAlike): Unit {
  return LETTERS_SHARE * letters + OCCUPATION_SHARE * occupations + SKILLS_SHARE * skills;
}

/** How far work under one title prepares for the other, whatever they are called: its occupation, or skills it asks for. */
export function workRelevance(past: TitleReading, job: TitleReading): Unit {
  return relevanceOf(titlesAlike(past, job));
}

export function relevanceOf({ letters, occupations, skills }: TitlesAlike): Unit {
  return Math.max(occupations, skills, letters);
}

function titlesAlike(a: TitleReading, b: TitleReading): TitlesAlike {
  return {
    letters: lettersAlike(a.letters, b.letters),
    occupations: profileSimilarity(a.occupations, b.occupations),
    skills: profileSimilarity(a.skills, b.skills),
  };
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

function occupationSkills(placed: readonly TitlePlacement[]): ReadonlyMap<string, number> {
  rarity ??= skillRarity();
  const sums = new Map<string, number>();
  for (const { onetSocCode, confidence } of placed) {
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
