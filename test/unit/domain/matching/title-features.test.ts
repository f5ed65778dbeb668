import {
  extractTitleFeatures,
  titleSimilarity,
  workRelevance,
} from '../../../../src/domain/matching/profile/title-features';

const cashier = extractTitleFeatures('Cashier');

describe('how near titles are', () => {
  it.each([titleSimilarity, workRelevance])(
    'tells near fields of work from far ones where no word is shared (%p)',
    (near) => {
      const service = near(cashier, extractTitleFeatures('Call Center Agent'));
      expect(service).toBeGreaterThan(near(cashier, extractTitleFeatures('Laboratory Scientist')));
    },
  );

  it('is 1 for the same title and equal from either side', () => {
    const wish = extractTitleFeatures('Book Keeper');
    expect(titleSimilarity(wish, wish)).toBeCloseTo(1, 6);
    expect(titleSimilarity(wish, cashier)).toBe(titleSimilarity(cashier, wish));
  });
});
