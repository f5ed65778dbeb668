import { call, type ApiResponse } from '../../support/api';
import { TEST_PASSWORD } from '../../support/browser/browser-client';
import { renderScan } from '../../support/documents/scan-file';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';

const SCAN = [
  'Odalys Brandvold',
  'odalys@example.com',
  'EXPERIENCE',
  'Forklift Operator, Maumee Cold Storage',
];

let service: TestService;
let employer: TestTenant;
let key: string;
let otherKey: string;
let operationId: string;

const api = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, json?: unknown, withKey = key) =>
  call(service.baseUrl, method, `/api/v1${path}`, {
    key: withKey,
    ...(json === undefined ? {} : { json }),
  });

/** A request of the page of a review, which sends no key and no cookie. */
async function page(path: string, json?: unknown, bearer?: string) {
  const response = await fetch(`${service.baseUrl}/review/${path}`, {
    method: json === undefined ? 'GET' : 'POST',
    headers: {
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const type = response.headers.get('content-type') ?? '';
  const body = /json/.test(type) ? ((await response.json()) as ApiResponse['body']) : {};
  return { status: response.status, body, headers: response.headers, response };
}

async function newSession(more: object = {}, withKey = key) {
  const { status, body } = await api(
    'POST',
    '/review-sessions',
    { operationId, reviewer: 'caseworker-17', ...more },
    withKey,
  );
  expect(status).toBe(201);
  const [, token = ''] = (body.url as string).split('#');
  return { sessionId: body.sessionId as string, token, body };
}

const open = async (session: { sessionId: string; token: string }) =>
  (await page(`${session.sessionId}/open`, { token: session.token })).body;

const replace = (pointer: string, value: string) => ({
  ...{ pointer, action: 'replace', value, page: null, box: null },
});

beforeAll(async () => {
  service = await startService({ pools: ['parse', 'scan', 'sync', 'match', 'upkeep'] });
  employer = await service.tenant('employer');
  ({ key } = await employer.key());
  ({ key: otherKey } = await (await service.tenant('employer')).key());
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await renderScan(SCAN))], { type: 'image/png' }), 'scan.png');
  const response = await fetch(`${service.baseUrl}/api/v1/parse/resume?include=review`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}` },
    body: form,
  });
  expect(response.status).toBe(200);
  operationId = ((await response.json()) as { meta: { parseId: string } }).meta.parseId;
});
afterAll(() => service.stop());

describe('a review session', () => {
  it('shows the fields, the words and the document, and saves corrections beside the reading', async () => {
    const session = await newSession({ returnUrl: 'https://app.example.com/done' });
    const { bearer, view } = await open(session);
    expect(view).toMatchObject({
      documentType: 'image/png',
      reviewer: 'caseworker-17',
      fileName: 'scan.png',
    });
    expect(view.words.map(({ text }: { text: string }) => text)).toContain('Brandvold');
    const document = await page(`${session.sessionId}/document`, undefined, bearer);
    expect(document.headers.get('content-type')).toBe('image/png');

    const before = (await api('GET', `/operations/${operationId}`)).body.result;
    const confirmed = await page(
      `${session.sessionId}/confirm`,
      {
        corrections: [
          replace('/basics/name', 'Odalys Brandt'),
          replace('/basics/email', before.basics.email),
          {
            pointer: '/skills/-',
            action: 'add',
            value: { name: 'Pallet wrapping' },
            page: 1,
            box: [0, 0, 1, 1],
          },
        ],
      },
      bearer,
    );
    expect([confirmed.status, confirmed.body]).toEqual([200, { corrections: 2 }]);

    const { result } = (await api('GET', `/operations/${operationId}`)).body;
    expect(result.basics).toMatchObject({ name: 'Odalys Brandt', lastName: 'Brandt' });
    expect(result.skills.at(-1).name).toBe('Pallet wrapping');
    expect(result.meta.corrections).toMatchObject([
      { pointer: '/basics/name', old: before.basics.name, new: 'Odalys Brandt', reviewer: 'caseworker-17' },
      { pointer: '/skills/-', action: 'add', page: 1, box: [0, 0, 1, 1] },
    ]);
    const [stored] = await service.database.query<{ result: { basics: { name: string } } }>(
      'SELECT result FROM operations WHERE operation_id = $1',
      [operationId],
    );
    expect(stored?.result.basics.name).toBe(before.basics.name);

    const detail = (await api('GET', `/review-sessions/${session.sessionId}`)).body;
    expect(detail).toMatchObject({
      status: 'confirmed',
      corrections: [{ action: 'replace' }, { action: 'add' }],
    });
    const events = await until('the event is listed', async () => {
      const { body } = await api('GET', '/events?type=parse.corrected');
      return body.events.length > 0 ? body.events : undefined;
    });
    expect(events[0].data).toEqual({
      ...{ sessionId: session.sessionId, subjectType: 'operation', subjectId: operationId },
      corrections: 2,
    });
  });

  it('refuses a second confirmation, its link and its deletion after it was confirmed', async () => {
    const session = await newSession();
    const { bearer } = await open(session);
    const confirm = () => page(`${session.sessionId}/confirm`, { corrections: [] }, bearer);
    expect((await confirm()).status).toBe(200);
    expect((await confirm()).body.code).toBe('review_confirmed');
    expect((await page(`${session.sessionId}/open`, { token: session.token })).body.code).toBe(
      'review_confirmed',
    );
    expect((await page(`${session.sessionId}/document`, undefined, bearer)).body.code).toBe(
      'review_confirmed',
    );
    expect((await api('DELETE', `/review-sessions/${session.sessionId}`)).body.code).toBe('review_confirmed');
  });

  it('accepts only the secrets of its own latest opening', async () => {
    const [session, other] = [await newSession(), await newSession()];
    const first = await open(session);
    const second = await open(session);
    const confirm = async (id: string, bearer: string) =>
      (await page(`${id}/confirm`, { corrections: [] }, bearer)).status;
    expect(await confirm(session.sessionId, first.bearer)).toBe(404);
    expect(await confirm(other.sessionId, second.bearer)).toBe(404);
    expect(await confirm(session.sessionId, session.token)).toBe(404);
    expect((await page(`${other.sessionId}/open`, { token: session.token })).status).toBe(404);
    expect(await confirm(session.sessionId, second.bearer)).toBe(200);
  });

  it('expires, and cannot be used with the key or the link of another tenant', async () => {
    const session = await newSession();
    expect((await api('GET', `/review-sessions/${session.sessionId}`, undefined, otherKey)).status).toBe(404);
    const foreign = await api('POST', '/review-sessions', { operationId, reviewer: 'x' }, otherKey);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
    const job = await api('POST', '/jobs/sync', { parsed: { title: 'Baker' } }, otherKey);
    const theirs = await newSession({ operationId: undefined, jobId: job.body.jobId }, otherKey);
    expect((await page(`${session.sessionId}/open`, { token: theirs.token })).status).toBe(404);

    const { bearer } = await open(session);
    await service.database.query(
      `UPDATE review_sessions SET expires_at = now() - interval '1 second' WHERE session_id = $1`,
      [session.sessionId],
    );
    expect((await page(`${session.sessionId}/confirm`, { corrections: [] }, bearer)).status).toBe(410);
    expect((await page(`${session.sessionId}/open`, { token: session.token })).body.code).toBe(
      'review_expired',
    );
  });

  it('opens and changes nothing after its key was revoked', async () => {
    const leaked = await employer.key();
    const [opened, unopened] = [await newSession({}, leaked.key), await newSession({}, leaked.key)];
    const { bearer } = await open(opened);
    await service.admin.keys.revoke(leaked.keyId, { reason: null });
    expect((await page(`${opened.sessionId}/confirm`, { corrections: [] }, bearer)).status).toBe(404);
    expect((await page(`${unopened.sessionId}/open`, { token: unopened.token })).status).toBe(404);
    expect((await api('GET', `/review-sessions/${opened.sessionId}`)).body.status).toBe('open');
  });

  it('ends when the overlap of its replaced key is over, and with the member who started it', async () => {
    const replaced = await employer.key();
    const session = await newSession({}, replaced.key);
    await service.admin.keys.rotate(replaced.keyId, { overlapHours: 1 });
    expect((await page(`${session.sessionId}/open`, { token: session.token })).status).toBe(200);
    await service.database.query('UPDATE api_keys SET overlap_until = now() WHERE key_id = $1', [
      replaced.keyId,
    ]);
    expect((await page(`${session.sessionId}/open`, { token: session.token })).status).toBe(404);

    const member = await service.admin.users.create({
      ...{ email: 'reviewer@employer.example', role: 'employer_admin', password: TEST_PASSWORD },
      tenantId: employer.tenantId,
    });
    const started = await newSession();
    await service.database.query('UPDATE review_sessions SET key_id = $1 WHERE session_id = $2', [
      member.userId,
      started.sessionId,
    ]);
    expect((await page(`${started.sessionId}/open`, { token: started.token })).status).toBe(200);
    await service.database.query(`UPDATE users SET status = 'disabled' WHERE user_id = $1`, [member.userId]);
    expect((await page(`${started.sessionId}/open`, { token: started.token })).status).toBe(404);
  });

  it('changes nothing if one correction is not accepted', async () => {
    const session = await newSession({ fields: ['/basics'] });
    const { bearer, view } = await open(session);
    expect(view.lists).toEqual([]);
    const { status, body } = await page(
      `${session.sessionId}/confirm`,
      { corrections: [replace('/basics/label', 'Packer'), replace('/work/0/name', 'Other')] },
      bearer,
    );
    expect([status, body.errors[0].pointer]).toEqual([422, '/corrections/1']);
    expect((await api('GET', `/review-sessions/${session.sessionId}`)).body.status).toBe('open');
    expect((await api('DELETE', `/review-sessions/${session.sessionId}`)).status).toBe(204);
    expect((await page(`${session.sessionId}/open`, { token: session.token })).status).toBe(404);
  });

  it('corrects a job and a candidate in what the API returns', async () => {
    const { jobId } = (
      await api('POST', '/jobs/sync', { parsed: { title: 'Baker', city: 'Akron', state: 'OH' } })
    ).body;
    const review = await newSession({ operationId: undefined, jobId });
    const { bearer, view } = await open(review);
    expect(view).toMatchObject({ documentType: null, text: null, subjectType: 'job' });
    await page(`${review.sessionId}/confirm`, { corrections: [replace('/title', 'Head baker')] }, bearer);
    expect((await api('GET', `/jobs/${jobId}`)).body).toMatchObject({
      ...{ title: 'Head baker', parsed: { title: 'Head baker' } },
      corrections: [{ pointer: '/title', old: 'Baker' }],
    });

    const organization = await service.tenant('organization');
    const theirs = (await organization.key()).key;
    const candidateId = await organization.candidate();
    const ofCandidate = await newSession({ operationId: undefined, candidateId }, theirs);
    const opened = await open(ofCandidate);
    await page(
      `${ofCandidate.sessionId}/confirm`,
      { corrections: [replace('/firstName', 'Renamed')] },
      opened.bearer,
    );
    const candidate = (await api('GET', `/candidates/${candidateId}`, undefined, theirs)).body;
    expect([candidate.firstName, candidate.corrections.length]).toEqual(['Renamed', 1]);
  });

  it('corrects what a candidate is matched and found by, and keeps the reading and later pushes', async () => {
    const employer = await service.tenant('employer');
    const organization = await service.tenant('organization');
    await employer.link(organization);
    const theirs = (await organization.key()).key;
    const record = {
      externalId: 'corrected-1',
      firstName: 'Odalys',
      lastName: 'Brandvold',
      work: [{ position: 'Dishwasher', name: 'Maumee', startDate: '2019-03', endDate: '2021-03' }],
      skills: ['Frklft oprtn'],
    };
    const push = async (more: object = {}) =>
      (await api('POST', '/candidates/sync', { candidates: [{ ...record, ...more }] }, theirs)).body;
    const { candidateId } = (await push()).results[0];
    const parsed = { title: 'Forklift operator', requiredSkills: [{ name: 'Forklift operation' }] };
    const { jobId } = (await api('POST', '/jobs/sync', { parsed }, (await employer.key()).key)).body;
    const match = async () => {
      const { componentScores } = (await api('POST', '/match', { candidateId, jobId }, theirs)).body;
      return [componentScores.skills.found, componentScores.experience.score] as [string[], number];
    };
    const found = async () =>
      (await api('GET', '/candidates?skill=Forklift%20operation', undefined, theirs)).body.candidates.length;
    const [skillsBefore, experienceBefore] = await match();
    expect([skillsBefore, await found()]).toEqual([[], 0]);

    const review = await newSession({ operationId: undefined, candidateId }, theirs);
    const { bearer } = await open(review);
    const corrections = [
      replace('/work/0/position', 'Forklift operator'),
      replace('/work/0/endDate', '2023-03'),
      replace('/skills/0/name', 'Forklift operation'),
    ];
    expect((await page(`${review.sessionId}/confirm`, { corrections }, bearer)).status).toBe(200);
    const [skillsAfter, experienceAfter] = await match();
    expect([skillsAfter, await found()]).toEqual([['Forklift operation'], 1]);
    expect(experienceAfter).toBeGreaterThan(experienceBefore);
    const effective = (await api('GET', `/candidates/${candidateId}`, undefined, theirs)).body;
    expect(effective.work[0]).toMatchObject({ position: 'Forklift operator', months: 49 });
    expect(effective.corrections).toHaveLength(3);
    const [stored] = await service.database.query<{ layers: { reading: { work: { position: string }[] } } }>(
      'SELECT layers FROM candidates WHERE candidate_id = $1',
      [candidateId],
    );
    expect(stored?.layers.reading.work[0]?.position).toBe('Dishwasher');

    // A push of other data keeps the corrections; one of a corrected list replaces them.
    await push({ city: 'Toledo' });
    expect((await match())[0]).toEqual(['Forklift operation']);
    await push({ skills: ['Welding'] });
    const { skills } = (await api('GET', `/candidates/${candidateId}`, undefined, theirs)).body;
    const stated = skills.filter(({ provenance }: { provenance: string }) => provenance === 'stated');
    expect(stated.map(({ name }: { name: string }) => name)).toEqual(['Welding']);
  });

  it('corrects what a job is matched, ranked and found by, and keeps the reading and later pushes', async () => {
    const employer = await service.tenant('employer');
    const organization = await service.tenant('organization');
    await employer.link(organization);
    const theirs = (await organization.key()).key;
    const employers = (await employer.key()).key;
    const externalId = 'corrected-job';
    const parsed = { title: 'Dishwasher', requiredSkills: [{ name: 'Frklft oprtn' }], hourlyMinUsd: 12 };
    const push = async (more: object = {}) =>
      (await api('POST', '/jobs/sync', { externalId, parsed: { ...parsed, ...more } }, employers)).body;
    const { jobId } = await push();
    const candidate = { firstName: 'Odalys', skills: ['Forklift operation'] };
    const { results } = (await api('POST', '/candidates/sync', { candidates: [candidate] }, theirs)).body;
    const [{ candidateId }] = results;
    const match = async () => (await api('POST', '/match', { candidateId, jobId }, theirs)).body;
    const ranked = async () =>
      (await api('POST', '/matches/rank', { jobId }, theirs)).body.ranked[0].finalScore as number;
    const stored = async () => (await api('GET', `/matches/${matchId}`, undefined, theirs)).body;
    const found = async () =>
      (await api('GET', '/jobs?skill=Forklift%20operation', undefined, employers)).body.jobs.length;
    const { matchId, finalScore: scoreBefore, componentScores } = await match();
    expect([componentScores.skills.found, await found()]).toEqual([[], 0]);

    const review = await newSession({ operationId: undefined, jobId }, employers);
    const { bearer } = await open(review);
    const corrections = [
      replace('/title', 'Forklift operator'),
      replace('/requiredSkills/0/name', 'Forklift operation'),
    ];
    expect((await page(`${review.sessionId}/confirm`, { corrections }, bearer)).status).toBe(200);
    // The stored match is scored again without another call that matches the pair.
    const rescored = await until('the match is scored again', async () => {
      const { finalScore } = await stored();
      return finalScore === scoreBefore ? undefined : (finalScore as number);
    });
    expect(rescored).toBeGreaterThan(scoreBefore);
    expect([await ranked(), (await match()).finalScore, await found()]).toEqual([rescored, rescored, 1]);
    const effective = (await api('GET', `/jobs/${jobId}`, undefined, employers)).body;
    expect(effective).toMatchObject({ title: 'Forklift operator', parsed: { onetSocCode: '53-7051.00' } });
    expect(effective.corrections).toHaveLength(2);

    // The same push and one of other data keep the corrections; one of a corrected value replaces it.
    const { updatedAt } = effective;
    expect((await push()).action).toBe('updated');
    expect((await api('GET', `/jobs/${jobId}`, undefined, employers)).body.updatedAt).toBe(updatedAt);
    await push({ hourlyMinUsd: 14 });
    const paid = (await api('GET', `/jobs/${jobId}`, undefined, employers)).body.parsed;
    expect(paid).toMatchObject({ title: 'Forklift operator', hourlyMinUsd: 14 });
    expect((await match()).componentScores.skills.found).toEqual(['Forklift operation']);
    await push({ requiredSkills: [{ name: 'Welding' }] });
    const { title, requiredSkills } = (await api('GET', `/jobs/${jobId}`, undefined, employers)).body.parsed;
    expect([title, requiredSkills.map(({ name }: { name: string }) => name)]).toEqual([
      'Forklift operator',
      ['Welding'],
    ]);
    const [row] = await service.database.query<{ reading: { title: string } }>(
      'SELECT reading FROM jobs WHERE job_id = $1',
      [jobId],
    );
    expect(row?.reading.title).toBe('Dishwasher');
  });

  it('is refused for more than one subject, unknown fields and a key without the scope of the record', async () => {
    const two = await api('POST', '/review-sessions', { operationId, jobId: operationId, reviewer: 'x' });
    expect([two.status, two.body.errors[0].code]).toEqual([422, 'conflict']);
    const unknown = await api('POST', '/review-sessions', { operationId, reviewer: 'x', fields: ['/meta'] });
    expect([unknown.status, unknown.body.errors[0].pointer]).toEqual([422, '/fields/0']);
    const limited = (await (await service.tenant('employer')).key({ scopes: ['parse'] })).key;
    const refused = await api('POST', '/review-sessions', { jobId: operationId, reviewer: 'x' }, limited);
    expect([refused.status, refused.body.requiredScope]).toEqual([403, 'jobs']);
  });

  it('of a candidate is read and deleted only with the scope of candidates', async () => {
    const records = [{ externalId: 'scoped', firstName: 'Ingrid', email: 'ingrid.before@example.com' }];
    const candidateId = (await api('POST', '/candidates/sync', { candidates: records })).body.results[0]
      .candidateId as string;
    const session = await newSession({ operationId: undefined, candidateId });
    const { bearer } = await open(session);
    await page(
      `${session.sessionId}/confirm`,
      { corrections: [replace('/email', 'ingrid.after@example.com')] },
      bearer,
    );
    const { key: parseKey } = await employer.key({ scopes: ['parse'] });
    const read = await api('GET', `/review-sessions/${session.sessionId}`, undefined, parseKey);
    expect([read.status, read.body.requiredScope]).toEqual([403, 'candidates']);
    expect(read.text).not.toContain('ingrid');
    const unconfirmed = await newSession({ operationId: undefined, candidateId });
    const path = `/review-sessions/${unconfirmed.sessionId}`;
    expect((await api('DELETE', path, undefined, parseKey)).status).toBe(403);
    expect((await api('DELETE', path)).status).toBe(204);
  });
});

describe('the page of a review', () => {
  it('may be shown in frames of the allowed origins only, and sets no cookie', async () => {
    const session = await newSession();
    const policy = async (id: string) => {
      const { headers } = await page(id);
      expect(headers.get('set-cookie')).toBeNull();
      return [
        /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1],
        headers.get('x-frame-options'),
      ];
    };
    expect(await policy(session.sessionId)).toEqual(["'none'", 'DENY']);
    const frameOrigins = ['https://app.example.com', 'https://portal.example.com:8443'];
    expect((await api('PATCH', '/review-settings', { frameOrigins })).body).toEqual({ frameOrigins });
    expect(await policy(session.sessionId)).toEqual([frameOrigins.join(' '), null]);
    expect(await policy('0197f3a2-6b1c-7d4e-8f90-a1b2c3d4e5f6')).toEqual(["'none'", 'DENY']);
    expect((await api('GET', '/review-settings', undefined, otherKey)).body).toEqual({ frameOrigins: [] });
    for (const origin of [
      'https://*.example.com',
      'https://a.example.com/x',
      'http://a.example.com',
      "'self'",
    ]) {
      expect((await api('PATCH', '/review-settings', { frameOrigins: [origin] })).status).toBe(422);
    }
  });

  it('has no document after the existing retention has deleted it, and shows the text', async () => {
    await service.database.query(`DELETE FROM documents WHERE operation_id = $1`, [operationId]);
    const session = await newSession();
    const { bearer, view } = await open(session);
    expect(view.documentType).toBeNull();
    expect(view.text).toContain('EXPERIENCE');
    expect((await page(`${session.sessionId}/document`, undefined, bearer)).status).toBe(404);
  });
});
