import type { ScoringInput } from '../../../../../src/domain/matching';
import { certificate, score, workAs } from '../pairs';

type Held = Partial<ScoringInput['certifications'][number]> & { name: string };

/** The match of a job with a person who has these certifications and some work; the month of the match is 2026-06. */
const matchOf = (requirement: string, held: Held[], job: { state?: 'OR' | 'OK'; remote?: boolean } = {}) =>
  score(
    {
      title: 'Anything',
      requiredCertifications: [requirement],
      state: job.state ?? null,
      workplaceType: job.remote === true ? 'remote' : null,
    },
    {
      work: [workAs('Line Cook', 24)],
      certifications: held.map((entry) => ({ ...certificate(entry.name), ...entry })),
    },
  );

const gapOf = (...args: Parameters<typeof matchOf>) =>
  matchOf(...args).gaps.find(({ type }) => type === 'certification' || type === 'license');

describe('a license of another state', () => {
  it('leads to a question and does not exclude the candidate', () => {
    const pair = matchOf('LCSW', [{ name: 'LCSW', state: 'TX' }], { state: 'OR' });
    const gap = pair.gaps.find(({ name }) => name === 'LCSW');
    expect(gap).toMatchObject({ severity: 'major', actual: 'LCSW, issued by TX' });
    expect(gap?.closableBy?.title).toBe('Ask whether LCSW is valid in OR, or was applied for there');
    expect(pair.recommendation).not.toBe('not_eligible');
  });

  it.each([
    ['of the same state', 'LCSW', 'OR', { state: 'OR' }],
    ['of a state in the same compact', 'RN', 'TX', { state: 'OK' }],
    ['for remote work', 'LCSW', 'TX', { state: 'OR', remote: true }],
    ['for a job without a state', 'LCSW', 'TX', {}],
    ['that all states recognize', 'CDL Class A', 'TX', { state: 'OR' }],
  ] as const)('is enough if it is one %s', (_, name, state, job) => {
    expect(gapOf(name, [{ name, state }], job)).toBeUndefined();
  });

  it('is a question for a nurse when one of the states is outside the compact', () => {
    expect(gapOf('RN', [{ name: 'RN', state: 'TX' }], { state: 'OR' })?.closableBy?.kind).toBe('document');
  });
});

describe('a certification that is valid for a limited time', () => {
  it('leads to a question once the time has passed', () => {
    expect(gapOf('CPR', [{ name: 'CPR', date: '2023-05' }])).toMatchObject({
      severity: 'major',
      actual: 'CPR, issued more than 2 years ago',
      closableBy: { kind: 'document', title: 'Ask whether CPR was renewed' },
    });
  });

  it.each([
    ['is recent', { date: '2025-05' }],
    ['states a later date of expiry', { date: '2019-05', expires: '2027-01' }],
    ['states no date', {}],
    ['states only the year, at the end of which it may have been issued', { date: '2024' }],
  ])('counts if it %s', (_, dates) => {
    expect(gapOf('CPR', [{ name: 'CPR', ...dates }])).toBeUndefined();
  });

  it('does not count when the record says that it has expired', () => {
    expect(gapOf('CPR', [{ name: 'CPR', expires: '2025-01' }])).toMatchObject({
      severity: 'blocking',
      closableBy: { kind: 'certification', title: 'Renew CPR' },
    });
  });

  it('counts for as long as the license is held if it has no limit in the map', () => {
    expect(gapOf('OSHA 10', [{ name: 'OSHA 10', date: '2009-05' }])).toBeUndefined();
  });
});

describe('a certification whose training includes another one', () => {
  it.each([
    ['CNA', 'RN'],
    ['HHA', 'CNA'],
    ['Security guard license', 'Peace officer certification'],
  ])('asks whether the employer accepts it: %s and %s', (requirement, held) => {
    const pair = matchOf(requirement, [{ name: held }]);
    expect(pair.recommendation).not.toBe('not_eligible');
    expect(pair.gaps.find(({ name }) => name === requirement)).toMatchObject({
      severity: 'major',
      actual: held,
      closableBy: { kind: 'document', title: `Ask whether ${held} is accepted instead of ${requirement}` },
    });
  });

  it('does not work the other way round', () => {
    expect(gapOf('RN', [{ name: 'CNA' }])?.severity).toBe('blocking');
  });
});
