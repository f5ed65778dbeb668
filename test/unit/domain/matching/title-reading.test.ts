import {
  readTitle,
  titleCloseness,
  workRelevance,
} from '../../../../src/domain/matching/profile/title-reading';

const cashier = readTitle('Cashier');

describe('how near titles are', () => {
  it.each([titleCloseness, workRelevance])(
    'tells near fields of work from far ones where no word is shared (%p)',
    (near) => {
      const service = near(cashier, readTitle('Call Center Agent'));
      expect(service).toBeGreaterThan(near(cashier, readTitle('Laboratory Scientist')));
    },
  );

  it('is 1 for the same title and equal from either side', () => {
    const wish = readTitle('Book Keeper');
    expect(titleCloseness(wish, wish)).toBeCloseTo(1, 6);
    expect(titleCloseness(wish, cashier)).toBe(titleCloseness(cashier, wish));
  });
});
