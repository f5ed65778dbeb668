import { extractTitleFeatures } from '../../../../../src/domain/matching/profile/title-features';
import {
  titleFeatureSimilarity,
  workRelevance,
} from '../../../../../src/domain/matching/titles/title-comparison';

const cashier = extractTitleFeatures('Cashier');

describe('the similarity of titles', () => {
  it.each([titleFeatureSimilarity, workRelevance])(
    'is higher for related fields of work even without shared words (%p)',
    (similarity) => {
      const callCenter = similarity(cashier, extractTitleFeatures('Call Center Agent'));
      expect(callCenter).toBeGreaterThan(similarity(cashier, extractTitleFeatures('Laboratory Scientist')));
    },
  );

  it('is 1 for the same title and symmetric', () => {
    const bookkeeper = extractTitleFeatures('Book Keeper');
    expect(titleFeatureSimilarity(bookkeeper, bookkeeper)).toBeCloseTo(1, 6);
    expect(titleFeatureSimilarity(bookkeeper, cashier)).toBe(titleFeatureSimilarity(cashier, bookkeeper));
  });
});
