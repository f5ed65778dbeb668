import { titleIndex } from '../../../../src/domain/skills';
import { commonTitles } from '../../../support/skills/common-titles';

const index = titleIndex();

describe('titleIndex.place', () => {
  it('assigns at least 95 % of common titles to the correct SOC minor group', () => {
    const wrong = commonTitles.filter(
      ({ title, onetSocCode }) =>
        index.place(title, 1)[0]?.onetSocCode.slice(0, 4) !== onetSocCode.slice(0, 4),
    );
    expect(commonTitles.length).toBeGreaterThanOrEqual(300);
    expect(1 - wrong.length / commonTitles.length).toBeGreaterThanOrEqual(0.95);
  });

  it.each([
    ['Sr. Warehouse Associate II (Night Shift)', '53-7065.00'],
    ['CNA - Memory Care', '31-1131.00'],
    ['Registerd Nurse', '29-1141.00'],
    ['Montacarguista', '53-7051.00'],
    ['Cust Svc Rep', '43-4051.00'],
    ['Book Keeper', '43-3031.00'],
    ['Cashier PT', '41-2011.00'],
    ['PT Aide', '31-2022.00'],
  ])('ignores rank, remarks, typing errors and abbreviations in "%s"', (title, code) => {
    expect(index.place(title, 1)[0]?.onetSocCode).toBe(code);
  });

  it('returns confidences in descending order that sum to at most 1', () => {
    const placed = index.place('assistant in a shop for tools', 5);
    const confidences = placed.map(({ confidence }) => confidence);
    expect([...confidences].sort((a, b) => b - a)).toEqual(confidences);
    expect(confidences.reduce((sum, confidence) => sum + confidence, 0)).toBeLessThanOrEqual(1.001);
  });

  it('returns nothing for a title without similar titles', () => {
    expect(index.place('zzqx vwyk')).toEqual([]);
    expect(index.place('')).toEqual([]);
  });
});

describe('titleIndex.looksLikeTitle', () => {
  it.each([
    'Warehouse Associate',
    'Certified Nursing Assistant',
    'Software Engineer II',
    'Line Cook',
    'Cajera',
  ])('returns a high probability for "%s"', (text) =>
    expect(index.looksLikeTitle(text)).toBeGreaterThan(0.8),
  );

  it.each([
    'Fernhill Logistics LLC',
    'St. Brendan Hospital',
    'Responsible for cleaning floors',
    'Jan 2019 – Mar 2021',
    '',
  ])('returns a low probability for "%s"', (text) => expect(index.looksLikeTitle(text)).toBeLessThan(0.45));
});
