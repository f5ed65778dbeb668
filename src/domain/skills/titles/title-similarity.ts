import type { Unit } from '../../common';
import type { TitleOccupation, TitleIndex } from './title-index';

/** Distribution of a title over occupations and their groups; a unit vector. */
export type OccupationProfile = ReadonlyMap<string, number>;

/** Maximum number of occupations per title. */
export const TITLE_CHOICES = 10;
/** Weights of the minor group (`53-7`) and broad occupation (`53-705`), which similar occupations share. */
const BROAD_WEIGHT = 0.6;
const GROUP_WEIGHT = 0.35;
const LETTER_SHARE = 0.5;

/** Distribution of a title over occupations and their groups. */
export function occupationProfile(title: string, index: TitleIndex): OccupationProfile {
  return spreadOf(index.place(title, TITLE_CHOICES));
}

/** The same for the `TITLE_CHOICES` most likely occupations of a title. */
export function spreadOf(
  placed: readonly Pick<TitleOccupation, 'onetSocCode' | 'confidence'>[],
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

/** Similarity of two titles, half by words and half by occupations; 0–1. */
export function titleSimilarity(a: string, b: string, index: TitleIndex): Unit {
  const occupations = profileSimilarity(occupationProfile(a, index), occupationProfile(b, index));
  return LETTER_SHARE * index.similarityOf(a, b) + (1 - LETTER_SHARE) * occupations;
}
