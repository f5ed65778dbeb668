import type { ComparedFields } from '../../src/domain/duplicates/identity-features';
import { Random } from '../synthetic/random';
import { drawHousehold, drawPerson, drawSchools, pickFrequent, type InventedPerson } from './invented-person';
import { GIVEN_NAMES } from './name-pools';
import { changePerson, mistype, writeRecord, type ChangeRates } from './write-record';

/** A record of an invented person. */
export interface LabelledRecord {
  personId: number;
  householdId: number;
  /** How the person is related to the others of the household. */
  relation: Relation;
  fields: ComparedFields;
}

export type Relation = 'single' | 'couple' | 'siblings' | 'twins' | 'namesakes';

const RELATIONS: readonly (readonly [Relation, number])[] = [
  ['single', 55],
  ['couple', 15],
  ['siblings', 14],
  ['twins', 7],
  ['namesakes', 9],
];

/** Shares of persons with a second and with a third record. */
const SECOND_RECORD = 0.25;
const THIRD_RECORD = 0.05;

/**
 * Generates records of `count` invented people in households. Twins were born on one day and went to the same schools;
 * namesakes are a parent and a child with one name; both live at one address. Equal seeds give equal records.
 */
export function generateRecords(
  seed: string,
  count: number,
  rates: ChangeRates = { factor: 1 },
): LabelledRecord[] {
  const random = new Random(seed);
  const records: LabelledRecord[] = [];
  let personId = 0;
  for (let householdId = 0; personId < count; householdId += 1) {
    const relation = random.weighted(RELATIONS);
    for (const person of drawMembers(random, relation)) {
      const add = (who: InventedPerson): void => {
        records.push({ personId, householdId, relation, fields: writeRecord(random, who, rates) });
      };
      add(person);
      if (random.chance(SECOND_RECORD)) add(changePerson(random, person, rates));
      if (random.chance(THIRD_RECORD)) add(changePerson(random, person, rates));
      personId += 1;
    }
  }
  return records;
}

function drawMembers(random: Random, relation: Relation): InventedPerson[] {
  const household = drawHousehold(random);
  const bornIn = random.int(1958, 2005);
  const first = drawPerson(random, { household, bornIn });
  switch (relation) {
    case 'single':
      return [first];
    case 'couple':
      return [first, drawPerson(random, { household, bornIn: bornIn + random.int(-4, 4) })];
    case 'siblings':
      return [first, drawPerson(random, { household, bornIn: bornIn + random.int(2, 6) })];
    case 'twins': {
      const schools = drawSchools(random, bornIn);
      const given = twinName(random, first.given);
      return [{ ...first, schools }, drawPerson(random, { household, bornIn, given, schools })];
    }
    case 'namesakes': {
      const child = { household, bornIn: bornIn + random.int(20, 30), given: first.given };
      const isMarked = random.chance(0.4);
      const middle = random.chance(0.5) ? first.middle : pickFrequent(random, GIVEN_NAMES);
      return [
        { ...first, generation: isMarked ? 'Sr' : null },
        drawPerson(random, { ...child, middle, generation: isMarked ? 'Jr' : null }),
      ];
    }
  }
}

/** Some twins have names that differ in one letter. */
function twinName(random: Random, given: string): string {
  if (random.chance(0.15)) return mistype(random, given);
  for (;;) {
    const name = pickFrequent(random, GIVEN_NAMES);
    if (name !== given) return name;
  }
}
