import { forecast, retentionInput } from '../../../../src/domain/retention';
import type { CandidateProfile } from '../../../../src/domain/candidates/candidate';
import { sampleJob, samplePosition } from './records';

/** Two values of each attribute that a record may contain and a forecast must not use. */
const UNUSED_ATTRIBUTES: Record<string, [object, object]> = {
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

const tenures = [
  { startDate: '2010-01', endDate: '2012-01' },
  { startDate: '2012-01', endDate: '2015-01' },
];
/** The same two tenures: back to back, years apart, long ago, and recently ended. */
const GAPS = [
  tenures,
  [tenures[0], { startDate: '2019-01', endDate: '2022-01' }],
  [
    { startDate: '1980-01', endDate: '1982-01' },
    { startDate: '1982-01', endDate: '1985-01' },
  ],
  [
    { startDate: '2020-06', endDate: '2022-06' },
    { startDate: '2023-09', endDate: '2026-09' },
  ],
];

function forecastFor(attributes: object, dates: readonly (object | undefined)[] = tenures) {
  const candidate = {
    work: dates.map((each) => samplePosition({ ...each, months: null })),
    preferences: { hourlyMinUsd: 16 },
    ...attributes,
  } as unknown as CandidateProfile;
  return forecast(retentionInput(candidate, sampleJob()));
}

describe('a retention forecast', () => {
  it.each(Object.entries(UNUSED_ATTRIBUTES))('does not depend on %s', (_, [one, other]) => {
    expect(forecastFor(one)).toEqual(forecastFor(other));
    expect(forecastFor(one)).toEqual(forecastFor({}));
  });

  it('does not depend on gaps between positions or on the time since they ended', () => {
    const [first, ...others] = GAPS.map((dates) => forecastFor({}, dates));
    for (const other of others) expect(other).toEqual(first);
    expect(first?.featureSnapshot.currentGapDays).toBeNull();
  });

  it('depends on the length of past positions', () => {
    const shorter = forecastFor({}, [tenures[0], { startDate: '2012-01', endDate: '2012-04' }]);
    expect(shorter.probability365d).not.toBe(forecastFor({}).probability365d);
  });
});
