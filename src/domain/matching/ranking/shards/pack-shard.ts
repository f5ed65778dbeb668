import { writeTitleOccupations } from '../candidate-features';
import { ByteWriter } from '../byte-writer';
import { ChangedCandidates } from '../changed-candidates';
import { FACT_COLUMNS } from '../column-dictionaries';
import type { Float32Vector, Int32Vector } from '../typed-vectors';
import { ArrayWriter } from './array-writer';
import { CandidateIds } from './candidate-ids';
import { PackedTexts } from './packed-texts';
import { PackingDictionaries } from './packing-dictionaries';
import { lengthsOf } from './row-lengths';

/** A candidate to pack; `features` is the output of `serializeCandidateFeatures`. */
export interface CandidateToPack {
  id: string;
  features: Buffer;
}

/**
 * Packs candidates of one owner as columns, sorted by id. The bytes carry no format version, so another release must not
 * read them.
 */
export function packShard(candidates: readonly CandidateToPack[]): Buffer {
  const sorted = [...candidates].sort((a, b) => (a.id < b.id ? -1 : 1));
  const dictionaries = new PackingDictionaries();
  const table = new ChangedCandidates(dictionaries);
  for (const { id, features } of sorted) table.put(id, '', features);
  const bytes = new ArrayWriter();
  bytes.writeBytes(CandidateIds.toBytes(sorted.map(({ id }) => id)));
  bytes.writeTexts(dictionaries.titles.keys());
  bytes.writeBytes(packOccupations(dictionaries));
  for (const name of ['skills', 'employers', 'groups'] as const) bytes.writeTexts(dictionaries[name].keys());
  for (const column of FACT_COLUMNS) {
    bytes.writeTexts(dictionaries[column].keys());
    bytes.writeInts(used(table[column]));
  }
  bytes.writeInts(lengthsOf(table.workStarts));
  bytes.writeInts(used(table.workTitles));
  bytes.writeFloats(usedFloats(table.workMonths));
  bytes.writeFloats(usedFloats(table.workRecency));
  bytes.writeInts(lengthsOf(table.preferenceStarts));
  bytes.writeInts(used(table.preferenceTitles));
  bytes.writeInts(lengthsOf(table.skillStarts));
  bytes.writeInts(used(table.heldSkills));
  bytes.writeFloats(usedFloats(table.skillStrengths));
  bytes.writeFloats(usedFloats(table.skillMonths));
  bytes.writeInts(lengthsOf(table.employerStarts));
  bytes.writeInts(used(table.employers));
  bytes.writeInts(used(table.groupBits));
  bytes.writeFloats(usedFloats(table.historyEffects));
  PackedTexts.write(bytes, table.texts);
  return bytes.finish();
}

function packOccupations({ titleOccupations }: PackingDictionaries): Buffer {
  const bytes = new ByteWriter();
  for (const occupations of titleOccupations) writeTitleOccupations(bytes, occupations);
  return bytes.finish();
}

function used({ values, length }: Int32Vector): Int32Array {
  return values.subarray(0, length);
}

function usedFloats({ values, length }: Float32Vector): Float32Array {
  return values.subarray(0, length);
}
