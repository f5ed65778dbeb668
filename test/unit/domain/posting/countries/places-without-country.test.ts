import { parse } from '../parse';

describe('a posting that names no country', () => {
  test.each([
    ['Snow crew wanted. $25/hr. Text Kyle 218-555-0107', 'US'],
    ['Snow crew wanted. $25/hr. Text Kyle (204) 555-0107', 'CA'],
    ['Snow crew wanted. Call 800-555-0107', null],
    ['Snow crew wanted. Health plan and 401(k).', 'US'],
  ])('"%s" is in %s', (text, country) => {
    expect(parse(text).countryCode).toBe(country);
  });

  test.each([
    ['Crew Lead\nPrimary Location: USA-AR-Fort Smith\nFull time', 'Fort Smith', 'AR'],
    ['Body tech wanted\nRusty Nail Collision, Billings MT, family run since 94', 'Billings', 'MT'],
    ['Service Plumber\nBadger Plumbing • Madison, Wis.', 'Madison', 'WI'],
    [
      'STATE OF WYOMING BULLETIN 12\n\nClass title:  Clerk II\nWork location:  Rock Springs',
      'Rock Springs',
      'WY',
    ],
    [
      'Cook Helper\nLocation: Horace Greer Middle School\n\nApply at 88 Pinecrest Dr., Susanville, California 96130',
      'Susanville',
      'CA',
    ],
  ])('"%s" is in %s, %s', (text, city, state) => {
    expect(parse(text)).toMatchObject({ city, state, countryCode: 'US' });
  });

  test('a label that names the way of working names no town', () => {
    const text = 'Hygienist\nPrairie Smiles – Salina, KS\n\nWork Location: In person';
    expect(parse(text).city).toBe('Salina');
  });
});
