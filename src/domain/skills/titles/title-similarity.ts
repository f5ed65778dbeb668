import type { Unit } from '../../common';
import type { PlacedTitle, TitleIndex } from './title-index';

/** How a title spreads over occupations and the groups they belong to; a unit vector. */
export type OccupationProfile = ReadonlyMap<string, number>;

/** Occupations a title is spread over, at most. */
export const TITLE_CHOICES = 10;
/** An occupation's minor group (`53-7`) and broad occupation (`53-705`) stand for what near occupations share. */
const BROAD_WEIGHT = 0.6;
const GROUP_WEIGHT = 0.35;
const LETTER_SHARE = 0.5;

/** Spread of a title over occupations, with what it shares with neighbouring ones. */
export function occupationProfile(title: string, index: TitleIndex): OccupationProfile {
  return spreadOf(index.place(title, TITLE_CHOICES));
}

/** The same for a title already placed: its `TITLE_CHOICES` likeliest occupations. */
export function spreadOf(
  placed: readonly Pick<PlacedTitle, 'onetSocCode' | 'confidence'>[],
): OccupationProfile {
  const profile = new Map<string, number>();
  const add = (key: string, value: number) => profile.set(key, (profile.get(key) ?? 0) + value);
  for (const { onetSocCode: code, confidence } of placed) {
    add(code, confidence);
    add(code.slice(0, 6), confidence * BROAD_WEIGHT);
    add(code.slice(0, 4), confidence * GROUP_WEIGHT);
  }
  let norm = 0;
  for (const value of profile.values()) norm += value * value;
  const scale = norm === 0 ? 0 : 1 / Math.sqrt(norm);
  return new Map([...profile].map(([key, value]) => [key, value * scale]));
}

/** Cosine of two profiles, 0–1. */
export function profileSimilarity(a: OccupationProfile, b: OccupationProfile): Unit {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let dot = 0;
  for (const [key, value] of small) dot += value * (large.get(key) ?? 0);
  return Math.min(1, dot);
}

/** How alike two titles are, half by their words, half by the occupations they stand for; 0–1. */
export function titleSimilarity(a: string, b: string, index: TitleIndex): Unit {
  const occupations = profileSimilarity(occupationProfile(a, index), occupationProfile(b, index));
  return LETTER_SHARE * index.similarityOf(a, b) + (1 - LETTER_SHARE) * occupations;
}
