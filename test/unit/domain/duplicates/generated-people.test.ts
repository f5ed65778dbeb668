import { duplicateLikelihood } from '../../../../src/domain/duplicates/duplicate-likelihood';
import { identityFeatures } from '../../../../src/domain/duplicates/identity-features';
import { generateRecords } from '../../../../tools/duplicates/generate-records';
import { labelledPairs } from '../../../../tools/duplicates/labelled-pairs';

const PEOPLE = 6_000;

/** People that the weights were not fitted to. */
const records = generateRecords('duplicates-test', PEOPLE);
const { pairs, truePairs } = labelledPairs(records);
const likely = pairs.filter(
  ({ a, b }) => duplicateLikelihood(identityFeatures(a.fields), identityFeatures(b.fields)).isLikely,
);

describe('the likelihood that two records are of one person', () => {
  it('finds at least 85 % of the pairs of one person, of which at least 98 % are right', () => {
    const right = likely.filter(({ isSamePerson }) => isSamePerson).length;
    expect(truePairs).toBeGreaterThan(1_500);
    expect(right / likely.length).toBeGreaterThanOrEqual(0.98);
    expect(right / truePairs).toBeGreaterThanOrEqual(0.85);
  });

  it.each(['twins', 'namesakes'] as const)('tells %s of one home apart', (relation) => {
    const households = new Map<number, { personId: number; index: number }[]>();
    records.forEach(({ householdId, personId, relation: own }, index) => {
      if (own !== relation) return;
      households.set(householdId, [...(households.get(householdId) ?? []), { personId, index }]);
    });
    const different = [...households.values()].flatMap((members) =>
      members.flatMap((a) => members.filter((b) => b.personId > a.personId).map((b) => [a.index, b.index])),
    );
    const confused = likely.filter(
      ({ a, b, isSamePerson }) => !isSamePerson && a.householdId === b.householdId && a.relation === relation,
    );
    expect(different.length).toBeGreaterThan(300);
    expect(confused.length / different.length).toBeLessThanOrEqual(0.02);
  });
});
