import { forecast, retentionInput } from '../../../../src/domain/retention';
import type { CandidateProfile } from '../../../../src/domain/candidates/candidate';
import { opening, pastJob } from './records';

/** Everything a candidate's record may hold that a forecast must not see, with two values each. */
const NEVER: Record<string, [object, object]> = {
  name: [
    { firstName: 'Emily', lastName: 'Walsh' },
    { firstName: 'Lakisha', lastName: 'Washington' },
  ],
  age: [
    { age: 19, dateOfBirth: '2007-01-01' },
    { age: 63, dateOfBirth: '1963-01-01' },
  ],
  gender: [{ gender: 'female' }, { gender: 'male' }],
  maritalStatus: [{ maritalStatus: 'married' }, { maritalStatus: 'single' }],
  health: [
    { health: 'none', disability: false },
    { health: 'diabetes', disability: true },
  ],
  personality: [
    { extraversion: 2, anxiety: 9 },
    { extraversion: 9, anxiety: 1 },
  ],
  postcode: [
    { area: { city: 'Dayton', state: 'OH', postalCode: '45402', countryCode: 'US' } },
    { area: { city: 'Dayton', state: 'OH', postalCode: '45419', countryCode: 'US' } },
  ],
  graduationYear: [
    { education: [{ institution: 'Lakeside College', endDate: '1984' }] },
    { education: [{ institution: 'Lakeside College', endDate: '2021' }] },
  ],
  summary: [{ summary: 'Mother of two.' }, { summary: 'Avid climber.' }],
  customFields: [{ customFields: { ethnicity: 'a' } }, { customFields: { ethnicity: 'b' } }],
  workAuthorization: [{ workAuthorization: 'authorized' }, { workAuthorization: 'needs_sponsorship' }],
};

const stays = [
  { startDate: '2010-01', endDate: '2012-01' },
  { startDate: '2012-01', endDate: '2015-01' },
];
/** The same two stays: back to back, years apart, long ago, and the last one just over. */
const GAPS = [
  stays,
  [stays[0], { startDate: '2019-01', endDate: '2022-01' }],
  [
    { startDate: '1980-01', endDate: '1982-01' },
    { startDate: '1982-01', endDate: '1985-01' },
  ],
  [
    { startDate: '2020-06', endDate: '2022-06' },
    { startDate: '2023-09', endDate: '2026-09' },
  ],
];

function forecastFor(more: object, dates: readonly (object | undefined)[] = stays) {
  const candidate = {
    work: dates.map((each) => pastJob({ ...each, months: null })),
    preferences: { hourlyMinUsd: 16 },
    ...more,
  } as unknown as CandidateProfile;
  return forecast(retentionInput(candidate, opening()));
}

describe('what a forecast never uses', () => {
  it.each(Object.entries(NEVER))('%s changes nothing', (_, [one, other]) => {
    expect(forecastFor(one)).toEqual(forecastFor(other));
    expect(forecastFor(one)).toEqual(forecastFor({}));
  });

  it('gaps between jobs, how long ago they were and how long since the last one change nothing', () => {
    const [first, ...others] = GAPS.map((dates) => forecastFor({}, dates));
    for (const other of others) expect(other).toEqual(first);
    expect(first?.featureSnapshot.currentGapDays).toBeNull();
  });

  it('what it does use changes something, or the cases above would prove nothing', () => {
    const shorter = forecastFor({}, [stays[0], { startDate: '2012-01', endDate: '2012-04' }]);
    expect(shorter.probability365d).not.toBe(forecastFor({}).probability365d);
  });
});
