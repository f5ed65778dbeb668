import { score, workAs } from '../pairs';

const wayToClose = (requirement: string) =>
  score(
    { title: 'Anything', requiredCertifications: [requirement] },
    { work: [workAs('Line Cook', 24)] },
  ).gaps.find(({ closableBy }) => closableBy?.kind === 'certification')?.closableBy;

describe('the way to close the gap of a missing certification', () => {
  it('takes a day for CPR and weeks for a nursing assistant', () => {
    expect(wayToClose('CPR')).toMatchObject({ title: 'Obtain CPR', estimatedDays: 1 });
    expect(wayToClose('CNA')).toMatchObject({
      title: 'Obtain CNA',
      estimatedDays: 45,
    });
  });

  it.each([
    ['RN license', 730, 'about 2 years'],
    ['LCSW', 2555, 'about 7 years'],
    ['Journeyman electrician license', 1460, 'about 4 years'],
  ])('says that %s takes years', (requirement, days, words) => {
    const way = wayToClose(requirement);
    expect(way?.estimatedDays).toBe(days);
    expect(way?.title).toContain(words);
  });

  it('is the shortest of the alternatives', () => {
    expect(wayToClose('CNA or HHA certificate')?.estimatedDays).toBe(30);
  });
});
