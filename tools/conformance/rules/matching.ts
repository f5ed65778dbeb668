import { SOME_ID, type Send } from '../session';
import type { Area, RuleRun } from '../rule';
import type { Exchange } from '../exchange';
import { jsonBodyOf } from '../http';
import { multipart } from '../generate/sample-files';
import { POSTING_TEXT, RESUME_TEXT } from '../generate/sample-texts';
import { at, listOf, numberOf, objectOf, textOf, type JsonObject } from '../json';

const MATCH = 'POST /api/v1/match';
const IMPACT_REPORTS = 'POST /api/v1/impact-reports';
const RECONSIDER = 'POST /api/v1/matches/{matchId}/reconsiderations';
const MAX_BLOCKED_SCORE = 49.9;
const TOLERANCE = 0.1 + 1e-9;
const DEFAULT_COMPONENT_WEIGHTS: Record<string, number> = {
  skills: 0.35,
  experience: 0.2,
  certifications: 0.15,
  education: 0.05,
  languages: 0.05,
  location: 0.1,
  compensation: 0.05,
  schedule: 0.05,
};
const DEFAULT_SUB_MODEL_WEIGHTS: Record<string, number> = {
  requirements: 0.6,
  semantic: 0.25,
  retention: 0.15,
};

/** Matches and the invariants of their scores. */
export const matching: Area = {
  name: 'matching',
  rules: [
    {
      id: 'matching.invariants',
      says: 'the scores of a match add up, the recommendation follows the thresholds, a blocking gap caps the score (B.4)',
      run: async (run) => {
        for (const [candidate, job] of VARIATIONS) {
          const candidateId = await run.records.newCandidate(candidate);
          const jobId = await run.records.newJob(job);
          const exchange = await run.session.op(MATCH, { json: { candidateId, jobId } });
          if (!run.expectResponse(exchange, [200, 422])) continue;
          if (exchange.response.status === 200) checkInvariants(run, exchange);
        }
      },
    },
    {
      id: 'matching.stable',
      says: 'matching the same pair again returns the same id, scores and updatedAt',
      run: async (run) => {
        const json = { candidateId: run.records.candidateId, jobId: run.records.jobId };
        const first = await run.session.op(MATCH, { json });
        const second = await run.session.op(MATCH, { json });
        const read = await run.session.op('GET /api/v1/matches/{matchId}', { params: [run.records.matchId] });
        for (const member of [
          'matchId',
          'finalScore',
          'componentScores',
          'reasons',
          'gaps',
          'updatedAt',
          'createdAt',
        ]) {
          const values = [first, second, read].map(({ response }) =>
            JSON.stringify(jsonBodyOf(response)[member]),
          );
          run.expect(new Set(values).size === 1, `${member} moves without a change`, second);
        }
      },
    },
    {
      id: 'matching.weights',
      says: 'component weights of a request are applied; the defaults are the documented ones',
      run: async (run) => {
        const weights = await run.session.op('GET /api/v1/match/weights');
        const defaults = objectOf(jsonBodyOf(weights.response)['defaults']);
        for (const [name, weight] of Object.entries(DEFAULT_COMPONENT_WEIGHTS)) {
          run.expect(
            defaults[name] === weight,
            `the default weight of ${name} is ${String(defaults[name])}`,
            weights,
          );
        }
        const { candidateId, jobId } = run.records;
        const options = {
          componentWeights: {
            skills: 1,
            experience: 0,
            certifications: 0,
            education: 0,
            languages: 0,
            location: 0,
            compensation: 0,
            schedule: 0,
          },
        };
        const only = await run.session.op(MATCH, { json: { candidateId, jobId, options } });
        run.expectResponse(only, 200);
        const applied = at(jsonBodyOf(only.response), 'componentScores', 'skills', 'weight');
        run.expect(applied === 1, `skills alone weighs ${String(applied)}`, only);
        await run.session.op(MATCH, { json: { candidateId, jobId } });
      },
    },
    {
      id: 'matching.impact-reports',
      says: 'demographics are required, with the documented heading; a malformed form is 400 invalid_multipart',
      run: async (run) => {
        const fields = ['from', 'to', 'selected'].map((name, index) => ({
          name,
          content: ['2026-01-01', '2027-01-01', 'score:70'][index] ?? '',
        }));
        const file = { name: 'file', fileName: 'people.csv', type: 'text/csv' };
        const send = (form: Send) => run.session.op(IMPACT_REPORTS, form);
        const made = await send(
          multipart([...fields, { ...file, content: 'externalId,sex,raceEthnicity\nC-1,female,asian\n' }]),
        );
        run.expectResponse(made, 200);
        const wrong = await send(multipart([...fields, { ...file, content: 'name,gender\nDana,female\n' }]));
        run.expectResponse(wrong, 422, 'validation_failed');
        run.expectResponse(await send(multipart(fields)), 422, 'file_or_text_required');
        const broken = {
          raw: '--x\r\nnot a part',
          headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
        };
        run.expectResponse(await send(broken), 400, 'invalid_multipart');
      },
    },
    {
      id: 'matching.refusals',
      says: 'a candidate that opted out is 409 candidate_opted_out, an archived job 409 job_not_open, an empty pair 422',
      run: async (run) => {
        const { optedOutId, candidateId, jobId } = run.records;
        const archived = await run.records.newJob();
        await run.session.op('PATCH /api/v1/jobs/{jobId}', {
          params: [archived],
          json: { status: 'archived' },
        });
        for (const name of [MATCH, 'POST /api/v1/retention-forecast']) {
          const optedOut = await run.session.op(name, { json: { candidateId: optedOutId, jobId } });
          run.expectResponse(optedOut, 409, 'candidate_opted_out');
          run.expectResponse(
            await run.session.op(name, { json: { candidateId, jobId: archived } }),
            409,
            'job_not_open',
          );
        }
        const rank = 'POST /api/v1/matches/rank';
        const byOptedOut = await run.session.op(rank, { json: { candidateId: optedOutId, limit: 3 } });
        run.expectResponse(byOptedOut, 409, 'candidate_opted_out');
        run.expectResponse(
          await run.session.op(rank, { json: { jobId: archived, limit: 3 } }),
          409,
          'job_not_open',
        );
        const archivedLater = await reconsiderAfter(run, ({ jobId: archivedId }) =>
          run.session.op('PATCH /api/v1/jobs/{jobId}', {
            params: [archivedId],
            json: { status: 'archived' },
          }),
        );
        run.expectResponse(archivedLater, 409, 'job_not_open');
        const optedOutLater = await reconsiderAfter(run, ({ candidateId: changedId }) =>
          optOut(run, changedId),
        );
        run.expectResponse(optedOutLater, 409, 'candidate_opted_out');
        const empty = await emptyPair(run);
        run.expectResponse(await run.session.op(MATCH, { json: empty }), [200, 422]);
      },
    },
    {
      id: 'matching.rank',
      says: 'a ranking is limited and in descending order',
      run: async (run) => {
        for (const json of [
          { jobId: run.records.jobId, limit: 5 },
          { candidateId: run.records.candidateId, limit: 5 },
        ]) {
          const exchange = await run.session.op('POST /api/v1/matches/rank', { json });
          if (!run.expectResponse(exchange, 200)) continue;
          const ranked = Object.values(jsonBodyOf(exchange.response)).find(Array.isArray) ?? [];
          const scores = listOf(ranked).map((item) => numberOf(at(item, 'finalScore')));
          run.expect(scores.length <= 5, 'the ranking is longer than its limit', exchange);
          const falls = scores.every((score, index) => index === 0 || score <= (scores[index - 1] ?? 0));
          run.expect(falls, 'the ranking does not fall', exchange);
        }
      },
    },
    {
      id: 'matching.preview',
      says: 'a preview of two texts has the invariants of a match and stores no match',
      run: async (run) => {
        const json = { candidate: { text: RESUME_TEXT }, job: { text: POSTING_TEXT } };
        const exchange = await run.session.op('POST /api/v1/match/preview', { json });
        if (!run.expectResponse(exchange, 200)) return;
        checkInvariants(run, exchange);
        run.expect(!('matchId' in jsonBodyOf(exchange.response)), 'a preview has a matchId', exchange);
        await refusePreviews(run);
      },
    },
    {
      id: 'matching.pause',
      says: 'while scoring is paused, every scoring call is 409 scoring_paused; stored matches remain readable',
      run: checkPause,
    },
    {
      id: 'matching.linked',
      says: "a linked organization's candidate is matched when it may be shared, and 404 otherwise",
      needs: ['organization-key'],
      run: async (run) => {
        const shared = await run.records.newCandidate({}, 'organization-key');
        const hidden = await run.records.newCandidate(
          { consent: { shareWithEmployers: false } },
          'organization-key',
        );
        const { jobId } = run.records;
        run.expectResponse(await run.session.op(MATCH, { json: { candidateId: shared, jobId } }), 200);
        run.expectResponse(
          await run.session.op(MATCH, { json: { candidateId: hidden, jobId } }),
          404,
          'not_found',
        );
        const json = { candidateId: hidden, jobId };
        run.expectResponse(await run.session.op(MATCH, { key: 'organization-key', json }), 200);
      },
    },
  ],
};

async function checkPause(run: RuleRun): Promise<void> {
  const { candidateId, jobId, matchId, entryId } = run.records;
  const objection = { logEntryId: entryId, requestedBy: 'candidate', reason: 'The record was incomplete.' };
  const calls: [string, { params?: string[]; json: JsonObject }][] = [
    [MATCH, { json: { candidateId, jobId } }],
    ['POST /api/v1/match/preview', { json: { candidate: { candidateId }, job: { jobId } } }],
    ['POST /api/v1/matches/rank', { json: { jobId, limit: 3 } }],
    ['POST /api/v1/retention-forecast', { json: { candidateId, jobId } }],
    [RECONSIDER, { params: [matchId], json: objection }],
  ];
  const paused = await run.session.op('POST /api/v1/tenants/me/pause');
  run.expectResponse(paused, 200);
  try {
    for (const [name, send] of calls) {
      run.expectResponse(await run.session.op(name, send), 409, 'scoring_paused');
    }
    const read = await run.session.op('GET /api/v1/matches/{matchId}', { params: [matchId] });
    run.expectResponse(read, 200);
  } finally {
    run.expectResponse(await run.session.op('POST /api/v1/tenants/me/resume'), 200);
  }
  for (const [name, send] of calls) run.expectResponse(await run.session.op(name, send), [200, 201]);
}

/** Reconsiders the score of a pair that may no longer be scored. */
async function reconsiderAfter(
  run: RuleRun,
  change: (ids: { candidateId: string; jobId: string }) => Promise<unknown>,
): Promise<Exchange> {
  const candidateId = await run.records.newCandidate();
  const jobId = await run.records.newJob();
  const match = await run.session.op(MATCH, { json: { candidateId, jobId } });
  const matchId = textOf(jsonBodyOf(match.response)['matchId']);
  const history = await run.session.op('GET /api/v1/matches/{matchId}/history', { params: [matchId] });
  const logEntryId = textOf(at(jsonBodyOf(history.response), 'entries', 0, 'id'));
  await change({ candidateId, jobId });
  const json = { logEntryId, requestedBy: 'candidate', reason: 'The record was incomplete.' };
  return run.session.op(RECONSIDER, { params: [matchId], json });
}

/** Pushes the candidate again without consent to automated scoring. */
async function optOut(run: RuleRun, candidateId: string): Promise<void> {
  const read = await run.session.op('GET /api/v1/candidates/{candidateId}', { params: [candidateId] });
  const externalId = textOf(jsonBodyOf(read.response)['externalId']);
  await run.session.op('POST /api/v1/candidates/sync', {
    json: { candidates: [{ externalId, consent: { automatedScoring: false } }] },
  });
}

/** Checks that previews of records that must not be scored, and of a text above the limit, are rejected. */
async function refusePreviews(run: RuleRun): Promise<void> {
  const { optedOutId, candidateId, jobId } = run.records;
  const archived = await run.records.newJob();
  await run.session.op('PATCH /api/v1/jobs/{jobId}', { params: [archived], json: { status: 'archived' } });
  const preview = (candidate: object, job: object): ReturnType<typeof run.session.op> =>
    run.session.op('POST /api/v1/match/preview', { json: { candidate, job } });
  run.expectResponse(await preview({ candidateId: optedOutId }, { jobId }), 409, 'candidate_opted_out');
  run.expectResponse(await preview({ candidateId }, { jobId: archived }), 409, 'job_not_open');
  run.expectResponse(await preview({ candidateId }, { jobId: SOME_ID }), 404, 'not_found');
  run.expectResponse(await preview({ text: 'a '.repeat(50_001) }, { jobId }), 422, 'text_too_long');
}

/** Members of a candidate and a job that lead to strong, weak and ineligible pairs. */
const VARIATIONS: [object, object][] = [
  [{}, {}],
  [{}, { requiredCertifications: ['Commercial driver license class A', 'Registered nurse license'] }],
  [
    { resumeText: null, skills: ['Cooking'] },
    { title: 'Registered Nurse', requiredSkills: ['Wound care'] },
  ],
  [
    { resumeText: null, skills: ['Forklift operation'] },
    { requiredCertifications: [], requiredSkills: ['Forklift operation'] },
  ],
  [{ location: { city: 'El Paso', state: 'TX' } }, { minEducationLevel: 'master', minExperienceMonths: 240 }],
  [{ preferences: { hourlyMinUsd: 90 } }, { hourlyMinUsd: 10, hourlyMaxUsd: 11 }],
];

async function emptyPair(run: RuleRun): Promise<object> {
  const bare = { resumeText: null, firstName: null, lastName: null, location: null };
  const candidateId = await run.records.newCandidate(bare);
  const json = { parsed: { title: 'Helper' }, externalId: run.records.externalId() };
  const job = await run.session.op('POST /api/v1/jobs/sync', { json });
  return { candidateId, jobId: textOf(jsonBodyOf(job.response)['jobId']) };
}

function checkInvariants(run: RuleRun, exchange: Exchange): void {
  const match = jsonBodyOf(exchange.response);
  const components = Object.values(objectOf(match['componentScores'])).map(objectOf);
  const subModels = objectOf(match['subModels']);
  const finalScore = numberOf(match['finalScore']);
  const requirements = weighted(components);
  const requirementScore = at(subModels, 'requirements', 'score');
  if (typeof requirementScore === 'number') {
    const holds = Math.abs(requirements - requirementScore) <= TOLERANCE;
    run.expect(holds, 'invariant (1): the components do not add up to the requirements score', exchange);
    const sum = components.reduce((total, each) => total + numberOf(each['weight']), 0);
    run.expect(Math.abs(sum - 1) < 0.001, `component weights add up to ${sum}`, exchange);
  }
  for (const component of components.filter((each) => each['score'] === null)) {
    run.expect(component['weight'] === 0, 'a component without a score has a weight', exchange);
  }
  const available = Object.values(subModels)
    .map(objectOf)
    .filter((each) => each['available'] === true);
  const totalWeight = available.reduce((total, each) => total + numberOf(each['weight']), 0);
  const blended = weighted(available) / totalWeight;
  const isBlocked = listOf(match['gaps']).some((gap) => at(gap, 'severity') === 'blocking');
  const expected = isBlocked ? Math.min(blended, MAX_BLOCKED_SCORE) : blended;
  run.expect(
    Math.abs(expected - finalScore) <= TOLERANCE,
    'invariant (2): the sub-models do not add up to finalScore',
    exchange,
  );
  const expectedRecommendation = isBlocked ? 'not_eligible' : recommendationFor(finalScore);
  run.expect(
    match['recommendation'] === expectedRecommendation,
    `invariant (3): recommendation is not ${expectedRecommendation}`,
    exchange,
  );
  for (const [name, weight] of Object.entries(DEFAULT_SUB_MODEL_WEIGHTS)) {
    const isWhole = available.length === 3;
    const holds = !isWhole || Math.abs(numberOf(at(subModels, name, 'weight')) - weight) < 0.0001;
    run.expect(holds, `invariant (6): the weight of ${name} is not ${weight}`, exchange);
  }
  checkReasons(run, exchange, match);
}

function checkReasons(run: RuleRun, exchange: Exchange, match: JsonObject): void {
  // The reason for ineligibility comes first, even if its points are few.
  const reasons = listOf(match['reasons']);
  const caps = match['recommendation'] === 'not_eligible' ? 1 : 0;
  const points = reasons.map((reason) => Math.abs(numberOf(at(reason, 'points'))));
  run.expect(points.length >= 1 && points.length <= 8, `there are ${points.length} reasons`, exchange);
  const falls = points.every((each, index) => index <= caps || each <= (points[index - 1] ?? 0));
  run.expect(falls, 'reasons are not strongest first', exchange);
  const gaps = listOf(match['gaps']).map((gap) => textOf(at(gap, 'name')));
  for (const bridge of listOf(match['transferableSkillBridges'])) {
    const closes = at(bridge, 'closesGap') === true;
    const names = gaps.includes(textOf(at(bridge, 'toSkill')));
    run.expect(closes === names, 'closesGap disagrees with gaps', exchange);
  }
}

function weighted(parts: JsonObject[]): number {
  return parts.reduce((sum, part) => sum + numberOf(part['weight']) * Number(part['score'] ?? 0), 0);
}

function recommendationFor(score: number): string {
  if (score >= 80) return 'strong_match';
  if (score >= 65) return 'good_match';
  return score >= 45 ? 'possible_match' : 'weak_match';
}
