import { explainLoggedScore, type ExplainedScore } from '../../../../src/domain/explanation';

const ENTRY: ExplainedScore = {
  kind: 'match',
  distance: 'score',
  entryId: '01974f2a-3b1c-7d4e-8f90-a1b2c3d4e5f6',
  givenAt: '2026-03-02T09:00:00.000Z',
  finalScore: 49.9,
  recommendation: 'not_eligible',
  confidence: 0.62,
  components: { skills: { score: 80, weight: 0.6 }, certifications: { score: 0, weight: 0.4 } },
  subModels: { requirements: { score: 48, weight: 1 } },
  reasons: [
    { code: 'requirement_not_met', component: 'certifications', points: -12.5 },
    { code: 'certifications_falls_short', component: 'certifications', points: -9 },
    { code: 'skills_fits', component: 'skills', points: 8.2 },
  ],
  gaps: [
    { type: 'license', name: 'CDL Class A', requirementLevel: 'required', severity: 'blocking' },
    { type: 'compensation', name: 'Pay', requirementLevel: 'preferred', severity: 'minor' },
  ],
  forecast: { probability90d: 0.71, probability365d: 0.44, expectedTenureDays: 300 },
  modelVersion: 'match-0.9.0',
  weightsVersion: null,
  inputsSha256: null,
  ranking: null,
};

describe('the explanation of a logged score', () => {
  it('uses the reasons, points and versions of the entry, whatever model is in use today', () => {
    const { summary, counted } = explainLoggedScore(ENTRY, 'auditor');
    expect(counted.map(({ component, points }) => [component, points])).toEqual([
      ['certifications', -12.5],
      ['certifications', -9],
      ['skills', 8.2],
    ]);
    expect(summary.join(' ')).toMatch(
      /Score 49\.9 of 100: not eligible\..*by model match-0\.9\.0 with the default weights/,
    );
    expect(summary.join(' ')).toContain('the hash of the scored records was deleted');
  });

  it('addresses the candidate, and speaks about the candidate to others', () => {
    const texts = (audience: 'candidate' | 'caseworker'): string =>
      explainLoggedScore(ENTRY, audience)
        .counted.map(({ text }) => text)
        .join(' ');
    expect(texts('candidate')).toContain('Your record shows most of the skills that the job asks for.');
    expect(texts('caseworker')).toContain("The candidate's record shows most of the skills");
    expect(texts('caseworker')).not.toMatch(/\byou/i);
  });

  it('says for each gap what closes it, and asks for the record first where it can be incomplete', () => {
    const [license, pay] = explainLoggedScore(ENTRY, 'candidate').changes;
    expect(license?.text).toBe(
      'Mandatory: CDL Class A. It is closed by obtaining the license. If you have it, ask the organization that keeps your record to add it.',
    );
    expect(pay?.text).toBe('Preferred: Pay. It is closed by an agreement on pay.');
  });

  it('names the parts that were not compared and those that the weights leave out', () => {
    const components: ExplainedScore['components'] = {
      ...ENTRY.components,
      education: { score: 100, weight: 0 },
    };
    const text = explainLoggedScore({ ...ENTRY, components }, 'caseworker').notCounted.join(' ');
    expect(text).toMatch(/Not compared.*: experience, languages, commute, pay, working hours\./);
    expect(text).toContain('Left out by the weights of the request or the tenant: education.');
  });

  it('of a forecast states the chance of staying and no score', () => {
    const forecast: ExplainedScore = {
      ...ENTRY,
      kind: 'forecast',
      finalScore: null,
      recommendation: null,
      components: {},
      reasons: [],
      gaps: [],
    };
    const { summary, counted, changes } = explainLoggedScore(forecast, 'candidate');
    expect(summary[0]).toBe('The estimated chance of being in this job after 90 days is 71%.');
    expect([counted, changes]).toEqual([[], []]);
  });

  it('of a ranked pair states the rank and the size of the pool', () => {
    const ranked: ExplainedScore = { ...ENTRY, kind: 'rank', ranking: { rank: 3, poolSize: 120 } };
    expect(explainLoggedScore(ranked, 'caseworker').summary).toContain('Rank 3 of 120 ranked records.');
  });
});
