import { COMPONENT_NAMES, SUB_MODEL_NAMES } from '../../../src/domain/matching/weights';
import { call, type ApiResponse } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { JOB_TEXT, QUEUED_RESUME_TEXT, RESUME_TEXT } from '../../support/texts';

const PATH = '/api/v1/match/preview';
const COMPONENT_WEIGHTS: Record<string, number> = {
  skills: 0.35,
  experience: 0.2,
  certifications: 0.15,
  education: 0.05,
  languages: 0.05,
  location: 0.1,
  compensation: 0.05,
  schedule: 0.05,
};
const SUB_MODEL_WEIGHTS: Record<string, number> = { requirements: 0.6, semantic: 0.25, retention: 0.15 };
const SHORT_RESUME =
  'Bo Lind\nDayton, OH\n\nExperience\nLine cook, Blue Door Diner, 2019 - 2023\n\nSkills\nGrilling';

interface WeightedScore {
  score: number | null;
  weight: number;
}

let service: TestService;
let employer: TestTenant;
let organization: TestTenant;
let employerKey: string;
let organizationKey: string;
beforeAll(async () => {
  service = await startService({ pools: ['parse', 'sync'] });
  employer = await service.tenant('employer');
  organization = await service.tenant('organization');
  await employer.link(organization);
  ({ key: employerKey } = await employer.key());
  ({ key: organizationKey } = await organization.key());
});
afterAll(() => service.stop());

const post = (path: string, json: object, key = employerKey, headers: Record<string, string> = {}) =>
  call(service.baseUrl, 'POST', path, { key, json, headers });
const preview = (candidate: object, job: object, key?: string, headers?: Record<string, string>) =>
  post(PATH, { candidate, job }, key, headers);
const syncedJob = async (): Promise<string> =>
  (await post('/api/v1/jobs/sync', { text: JOB_TEXT })).body.jobId as string;
const syncedCandidate = async (key?: string): Promise<string> =>
  (await post('/api/v1/candidates/sync', { candidates: [{ resumeText: RESUME_TEXT }] }, key)).body.results[0]
    .candidateId as string;

/** Returns the fields that a match and a preview of the same two texts have in common. */
function scores({ body }: ApiResponse): Record<string, unknown> {
  const { finalScore, recommendation, confidence, reasons, componentScores, subModels, gaps } = body;
  const { probability90d, expectedTenureDays } = body.retentionForecast;
  const { transferableSkillBridges, modelVersion } = body;
  return {
    ...{ finalScore, recommendation, confidence, reasons, componentScores, subModels, gaps },
    ...{ probability90d, expectedTenureDays, transferableSkillBridges, modelVersion },
  };
}

function withoutTime({ body }: ApiResponse): Record<string, unknown> {
  return { ...body, retentionForecast: { ...body.retentionForecast, computedAt: null } };
}

describe('a preview of a match', () => {
  it('returns the same scores as a stored match of the same texts', async () => {
    const response = await preview({ text: RESUME_TEXT }, { text: JOB_TEXT });
    expect(response.status).toBe(200);
    const [candidateId, jobId] = [await syncedCandidate(), await syncedJob()];
    const match = await post('/api/v1/match', { candidateId, jobId });
    expect(match.status).toBe(200);
    expect(scores(response)).toEqual(scores(match));
    const { matchId: _1, createdAt: _2, updatedAt: _3, ...members } = match.body;
    expect(Object.keys(response.body)).toEqual([...Object.keys(members), 'warnings']);
    expect(response.body).toMatchObject({
      candidateId: null,
      jobId: null,
      retentionForecast: { candidateId: null, jobId: null },
    });
  });

  it('returns the same scores for parse responses as for their texts', async () => {
    const resume = await post('/api/v1/parse/resume', { text: RESUME_TEXT });
    const posting = await post('/api/v1/parse/jd', { text: JOB_TEXT });
    const response = await preview({ parsed: resume.body }, { parsed: posting.body });
    expect(response.status).toBe(200);
    expect(scores(response)).toEqual(scores(await preview({ text: RESUME_TEXT }, { text: JOB_TEXT })));
    expect(response.body.warnings).toEqual({ candidate: [], job: [] });
  });

  it('scores stored records without creating a match', async () => {
    const [candidateId, jobId] = [await syncedCandidate(), await syncedJob()];
    const response = await preview({ candidateId }, { jobId });
    expect(response.body).toMatchObject({ candidateId, jobId, retentionForecast: { candidateId, jobId } });
    const listed = await call(service.baseUrl, 'GET', `/api/v1/matches?jobId=${jobId}`, { key: employerKey });
    expect(listed.body.matches).toEqual([]);
  });

  it('describes the median tenure as a number or null, as a forecast does', async () => {
    const { components } = (await call(service.baseUrl, 'GET', '/api/v1/openapi.json')).body;
    const described = (schema: string) => components.schemas[schema].properties.medianTenureDays;
    expect(described('PreviewForecast').type).toEqual(['number', 'null']);
    expect(described('PreviewForecast')).toEqual(described('RetentionForecast'));
  });

  it('reaches the job of a linked employer', async () => {
    const jobId = await syncedJob();
    const response = await preview({ text: SHORT_RESUME }, { jobId }, organizationKey);
    expect([response.status, response.body.jobId]).toEqual([200, jobId]);
  });

  it('applies the component weights of the request', async () => {
    const json = { candidate: { text: RESUME_TEXT }, job: { text: JOB_TEXT } };
    const options = { componentWeights: Object.fromEntries(COMPONENT_NAMES.map((name) => [name, 0])) };
    options.componentWeights.skills = 1;
    const response = await post(PATH, { ...json, options });
    expect(response.body.componentScores.skills.weight).toBe(1);
    expect(response.body.subModels.requirements.score).toBe(response.body.componentScores.skills.score);
  });

  it('returns evidence of matched skills that does not depend on the name', async () => {
    const shown = async (text: string) =>
      (
        await post(PATH, {
          candidate: { text },
          job: { text: JOB_TEXT },
          options: { includeEvidence: true },
        })
      ).body.componentScores.skills;
    const skills = await shown(RESUME_TEXT);
    expect(skills.evidence.map((entry: { skill: string }) => entry.skill)).toEqual(skills.found);
    expect(skills.evidenceTotal).toBe(skills.foundTotal);
    expect(skills.evidence[0].sources.length).toBeGreaterThan(0);
    expect(JSON.stringify(skills)).not.toMatch(/odalys|brandvold/i);
    expect(await shown(RESUME_TEXT.replace('Odalys Brandvold', 'Tobias Ferreira'))).toEqual(skills);
  });

  it('returns parse warnings separately for the candidate and the job', async () => {
    const response = await preview(
      { text: `${RESUME_TEXT}\n[[sandbox:low_confidence]]` },
      { text: JOB_TEXT },
    );
    const codes = (warnings: { code: string }[]) => warnings.map(({ code }) => code);
    expect(codes(response.body.warnings.candidate)).toContain('low_confidence');
    expect(codes(response.body.warnings.job)).not.toContain('low_confidence');
  });

  it('ignores Idempotency-Key and Prefer: respond-async', async () => {
    const headers = { 'Idempotency-Key': 'preview-1', Prefer: 'respond-async' };
    const first = await preview({ text: SHORT_RESUME }, { text: JOB_TEXT }, employerKey, headers);
    const second = await preview({ text: RESUME_TEXT }, { text: JOB_TEXT }, employerKey, headers);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.headers.get('idempotency-replayed')).toBeNull();
    expect(second.body.finalScore).not.toBe(first.body.finalScore);
  });

  it('returns the same numbers for another name, contact and school', async () => {
    const otherResume = RESUME_TEXT.replace('Odalys Brandvold', 'Tobias Ferreira')
      .replace('odalys.brandvold@example.com', 'tobias@example.com')
      .replaceAll('Scott High School', 'Woodward High School');
    const [one, two] = [
      await preview({ text: RESUME_TEXT }, { text: JOB_TEXT }),
      await preview({ text: otherResume }, { text: JOB_TEXT }),
    ];
    expect(withoutTime(two)).toEqual(withoutTime(one));
  });

  it.each<[string, object, object]>([
    ['two long texts', { text: QUEUED_RESUME_TEXT }, { text: JOB_TEXT }],
    ['a short resume', { text: SHORT_RESUME }, { text: JOB_TEXT }],
    [
      'a blocking gap',
      { parsed: { skills: ['Driving'], work: [{ position: 'Mover' }] } },
      {
        parsed: {
          title: 'Truck driver',
          requiredSkills: ['Driving'],
          requiredCertifications: ['CDL Class A'],
        },
      },
    ],
    [
      'skills only',
      { parsed: { skills: ['Grilling'] } },
      { parsed: { title: 'Line cook', requiredSkills: ['Grilling', 'Food preparation'] } },
    ],
  ])('satisfies the invariants of a match for %s', async (_name, candidate, job) => {
    const response = await preview(candidate, job);
    expect(response.status).toBe(200);
    checkInvariants(response.body);
    expect(withoutTime(await preview(candidate, job))).toEqual(withoutTime(response));
  });
});

function checkInvariants(body: ApiResponse['body']): void {
  const components = body.componentScores as Record<string, WeightedScore>;
  const models = body.subModels as Record<string, WeightedScore>;
  const requirements = models.requirements?.score ?? 0;
  expect(Math.abs(total(components) - requirements)).toBeLessThanOrEqual(0.1 + 1e-9);
  expectScaled(components, COMPONENT_WEIGHTS, COMPONENT_NAMES);
  expectScaled(models, SUB_MODEL_WEIGHTS, SUB_MODEL_NAMES);
  const blocked = (body.gaps as { severity: string }[]).some(({ severity }) => severity === 'blocking');
  const expected = blocked ? Math.min(total(models), 49.9) : total(models);
  expect(Math.abs(body.finalScore - expected)).toBeLessThanOrEqual(0.1 + 1e-9);
  expect(body.recommendation).toBe(blocked ? 'not_eligible' : recommendationOf(body.finalScore));
}

function total(parts: Record<string, WeightedScore>): number {
  return Object.values(parts).reduce((sum, { score, weight }) => sum + weight * (score ?? 0), 0);
}

/** The weights of parts without a score are distributed over the other parts. */
function expectScaled(
  parts: Record<string, WeightedScore>,
  defaultWeights: Record<string, number>,
  names: readonly string[],
): void {
  const scored = names.filter((name) => parts[name]?.score !== null);
  const sum = scored.reduce((all, name) => all + (defaultWeights[name] ?? 0), 0);
  for (const name of names) {
    const weight = scored.includes(name) ? (defaultWeights[name] ?? 0) / sum : 0;
    expect(parts[name]?.weight).toBeCloseTo(weight, 3);
  }
}

function recommendationOf(score: number): string {
  if (score >= 80) return 'strong_match';
  if (score >= 65) return 'good_match';
  return score >= 45 ? 'possible_match' : 'weak_match';
}
