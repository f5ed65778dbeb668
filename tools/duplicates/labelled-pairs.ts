import { duplicateKeys } from '../../src/domain/duplicates/duplicate-keys';
import { hasEvidenceBeyondNames } from '../../src/domain/duplicates/duplicate-likelihood';
import { fieldAgreements, type FieldAgreements } from '../../src/domain/duplicates/field-agreements';
import { identityFeatures } from '../../src/domain/duplicates/identity-features';
import type { LabelledRecord } from './generate-records';

export interface LabelledPair {
  a: LabelledRecord;
  b: LabelledRecord;
  agreements: FieldAgreements;
  isSamePerson: boolean;
}

export interface LabelledPairs {
  /** Pairs that share a key and agree in more than names. */
  pairs: LabelledPair[];
  /** All pairs of records of one person, with or without a common key. */
  truePairs: number;
  keysPerRecord: number;
}

/** Returns the pairs of records that would be compared. */
export function labelledPairs(records: readonly LabelledRecord[]): LabelledPairs {
  const features = records.map(({ fields }) => identityFeatures(fields));
  const blocks = new Map<string, number[]>();
  let keys = 0;
  features.forEach((each, at) => {
    for (const key of duplicateKeys(each)) {
      keys += 1;
      const block = blocks.get(key);
      if (block) block.push(at);
      else blocks.set(key, [at]);
    }
  });
  const seen = new Set<number>();
  const pairs: LabelledPair[] = [];
  for (const block of blocks.values()) {
    for (const [index, i] of block.entries()) {
      for (const j of block.slice(index + 1)) {
        const id = i * records.length + j;
        if (seen.has(id)) continue;
        seen.add(id);
        const [a, b, x, y] = [records[i], records[j], features[i], features[j]];
        if (!a || !b || !x || !y) continue;
        const agreements = fieldAgreements(x, y);
        if (hasEvidenceBeyondNames(agreements)) {
          pairs.push({ a, b, agreements, isSamePerson: a.personId === b.personId });
        }
      }
    }
  }
  return { pairs, truePairs: countTruePairs(records), keysPerRecord: keys / records.length };
}

function countTruePairs(records: readonly LabelledRecord[]): number {
  const counts = new Map<number, number>();
  for (const { personId } of records) counts.set(personId, (counts.get(personId) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
}
