import { occupationRecords } from '../../skills';
import { historyEffect, type HistoryOutline } from '../../retention';
import { UNDATED_MONTHS } from '../components/experience';
import type { CandidateProfile } from '../profile/candidate-profile';
import type { TitlePlacement, TitleReading } from '../profile/title-reading';
import { lastJobs, recency } from '../semantic-model';
import type { ByteReader } from './byte-reader';
import { ByteWriter } from './byte-writer';
import { facetTexts } from './facet-kinds';

/*
 * Encodes all data of a candidate that determines scores in one month, in the order in which `CandidateTable` reads it.
 * Computing it takes about twenty times as long as reading it, so the result is cached. The bytes carry no format
 * version, so another release must not read them.
 */

/** Shares of occupations have four digits. */
const PARTS = 10_000;

/** Encodes the ranking data of a candidate. */
export function candidateOutline(candidate: CandidateProfile, history: HistoryOutline): Buffer {
  const bytes = new ByteWriter();
  for (const text of facetTexts(candidate)) bytes.text(text);
  writeWork(bytes, candidate);
  bytes.count(candidate.skills.size);
  for (const { concept, strength, months } of candidate.skills.values()) {
    bytes.text(concept.key);
    bytes.fraction(strength);
    bytes.fraction(months ?? -1);
  }
  const { features, weights } = candidate.text;
  bytes.count(features.length);
  features.forEach((feature, at) => {
    bytes.word(feature);
    bytes.fraction(weights[at]!);
  });
  for (const names of [history.employers, history.groups]) {
    bytes.count(names.length);
    for (const name of names) bytes.text(name);
  }
  bytes.fraction(historyEffect(history));
  return bytes.end();
}

function writeWork(bytes: ByteWriter, { work, wishes }: CandidateProfile): void {
  const last = new Set(lastJobs(work));
  bytes.count(work.length);
  for (const job of work) {
    writeTitle(bytes, job.reading);
    bytes.fraction(job.months ?? UNDATED_MONTHS);
    bytes.fraction(last.has(job) ? recency(job) : 0);
  }
  bytes.count(wishes.length);
  for (const wish of wishes) writeTitle(bytes, wish);
}

function writeTitle(bytes: ByteWriter, { title, placed }: TitleReading): void {
  bytes.text(title);
  bytes.count(placed.length);
  for (const { onetSocCode, confidence } of placed) {
    bytes.count(numberOfOccupation(onetSocCode));
    bytes.count(Math.round(confidence * PARTS));
  }
}

/** Reads the occupations that follow the text of a title. */
export function readPlacements(bytes: ByteReader): TitlePlacement[] {
  const records = occupationRecords();
  return Array.from({ length: bytes.count() }, () => ({
    onetSocCode: records[bytes.count()]!.code,
    confidence: bytes.count() / PARTS,
  }));
}

/** Skips the occupations that follow the text of a title. */
export function skipPlacements(bytes: ByteReader): void {
  for (let left = 2 * bytes.count(); left > 0; left -= 1) bytes.count();
}

let numbers: ReadonlyMap<string, number> | undefined;

function numberOfOccupation(code: string): number {
  numbers ??= new Map(occupationRecords().map((record, at) => [record.code, at]));
  const number = numbers.get(code);
  if (number === undefined) throw new Error('The outline refers to an occupation that is not in the map.');
  return number;
}
