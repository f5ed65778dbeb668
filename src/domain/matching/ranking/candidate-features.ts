import { occupationRecords } from '../../skills';
import { historyEffect, type HistoryFeatures } from '../../retention';
import { UNDATED_POSITION_MONTHS } from '../components/experience';
import type { CandidateScoringProfile } from '../profile/candidate-profile';
import type { TitleOccupationShare, TitleFeatures } from '../profile/title-features';
import { recentPositions, recencyWeight } from '../title-and-text-similarity';
import type { ByteReader } from './byte-reader';
import { ByteWriter } from './byte-writer';
import { dictionaryTexts } from './dictionary-column-types';

/*
 * Encodes all data of a candidate that determines scores in one month, in the order in which `ChangedCandidates` reads it.
 * Computing it takes about twenty times as long as reading it, so the result is cached. The bytes carry no format
 * version, so another release must not read them.
 */

/** Shares of occupations are stored with four digits. */
const SHARE_SCALE = 10_000;

/** Encodes the ranking data of a candidate. */
export function serializeCandidateFeatures(
  candidate: CandidateScoringProfile,
  history: HistoryFeatures,
): Buffer {
  const bytes = new ByteWriter();
  for (const text of dictionaryTexts(candidate)) bytes.writeString(text);
  writeWork(bytes, candidate);
  bytes.writeVarint(candidate.skills.size);
  for (const { concept, strength, months } of candidate.skills.values()) {
    bytes.writeString(concept.key);
    bytes.writeFloat32(strength);
    bytes.writeFloat32(months ?? -1);
  }
  const { features, weights } = candidate.text;
  bytes.writeVarint(features.length);
  features.forEach((feature, at) => {
    bytes.writeUint32(feature);
    bytes.writeFloat32(weights[at]!);
  });
  for (const names of [history.employers, history.groups]) {
    bytes.writeVarint(names.length);
    for (const name of names) bytes.writeString(name);
  }
  bytes.writeFloat32(historyEffect(history));
  return bytes.finish();
}

function writeWork(bytes: ByteWriter, { work, preferredTitles }: CandidateScoringProfile): void {
  const recent = new Set(recentPositions(work));
  bytes.writeVarint(work.length);
  for (const job of work) {
    writeTitle(bytes, job.titleFeatures);
    bytes.writeFloat32(job.months ?? UNDATED_POSITION_MONTHS);
    bytes.writeFloat32(recent.has(job) ? recencyWeight(job) : 0);
  }
  bytes.writeVarint(preferredTitles.length);
  for (const title of preferredTitles) writeTitle(bytes, title);
}

function writeTitle(bytes: ByteWriter, { title, likelyOccupations }: TitleFeatures): void {
  bytes.writeString(title);
  writeTitleOccupations(bytes, likelyOccupations);
}

/** Writes the occupations of a title, which `readTitleOccupations` reads. */
export function writeTitleOccupations(
  bytes: ByteWriter,
  likelyOccupations: readonly TitleOccupationShare[],
): void {
  bytes.writeVarint(likelyOccupations.length);
  for (const { onetSocCode, confidence } of likelyOccupations) {
    bytes.writeVarint(occupationNumber(onetSocCode));
    bytes.writeVarint(Math.round(confidence * SHARE_SCALE));
  }
}

/** Reads the occupations that follow the text of a title. */
export function readTitleOccupations(bytes: ByteReader): TitleOccupationShare[] {
  const records = occupationRecords();
  return Array.from({ length: bytes.readVarint() }, () => ({
    onetSocCode: records[bytes.readVarint()]!.code,
    confidence: bytes.readVarint() / SHARE_SCALE,
  }));
}

/** Skips the occupations that follow the text of a title. */
export function skipTitleOccupations(bytes: ByteReader): void {
  for (let left = 2 * bytes.readVarint(); left > 0; left -= 1) bytes.readVarint();
}

let occupationNumbers: ReadonlyMap<string, number> | undefined;

function occupationNumber(code: string): number {
  occupationNumbers ??= new Map(occupationRecords().map((record, at) => [record.code, at]));
  const number = occupationNumbers.get(code);
  if (number === undefined)
    throw new Error('The candidate features refer to an occupation that is not in the map.');
  return number;
}
