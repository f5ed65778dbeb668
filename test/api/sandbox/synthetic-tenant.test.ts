import document from '../../../src/http/generated/openapi.json';
import { SYNTHETIC_TENANT_ID } from '../../../src/services/access/record-scope';
import { composeApi } from '../../../src/compose/api';
import { call } from '../../support/api';
import { FOREIGN_RECORDS } from '../../support/records/foreign-records';
import { startService, type TestService, type TestTenant } from '../../support/service';

const SYNTHETIC = { 'Sandbox-Tenant': 'synthetic' };
const idOf = (digit: 'b' | 'c', number: number) =>
  `00000000-0000-7000-8000-0000000${digit}${number.toString(16).padStart(4, '0')}`;
const sixteenIds = (digit: 'b' | 'c') => Array.from({ length: 16 }, (_, index) => idOf(digit, index + 1));

/** Operations other than reads that the synthetic tenant allows. Review this list for each new operation. */
const COMPUTING_OPERATIONS = [
  'POST /api/v1/parse/resume',
  'POST /api/v1/parse/jd',
  'POST /api/v1/skills-infer',
  'POST /api/v1/match',
  'POST /api/v1/match/preview',
  'POST /api/v1/matches/rank',
  'POST /api/v1/impact-reports',
  'POST /api/v1/retention-forecast',
  'POST /api/v1/operations/{operationId}/cancel',
  'POST /api/v1/view-sessions',
  'DELETE /api/v1/view-sessions/{viewSessionId}',
];
/** They concern the tenant of the key, whatever records it reads. */
const OPERATIONS_ON_OWN_TENANT = ['POST /sandboxes/claim', 'POST /test-clock/advance'];

describe('the synthetic tenant', () => {
  let service: TestService;
  let employer: TestTenant;
  let key: string;

  beforeAll(async () => {
    service = await startService({ pools: ['sync'] });
    employer = await service.tenant('employer');
    key = (await employer.key()).key;
  });
  afterAll(() => service.stop());

  const get = (path: string, headers: Record<string, string> = SYNTHETIC, as = key) =>
    call(service.baseUrl, 'GET', path, { key: as, headers });

  test('has sixteen jobs and sixteen candidates with fixed ids', async () => {
    const jobs = await get('/api/v1/jobs?limit=200');
    expect(jobs.body.jobs.map((job: { id: string }) => job.id).sort()).toEqual(sixteenIds('b'));
    const candidates = await get('/api/v1/candidates?limit=200');
    expect(
      candidates.body.candidates.map((each: { candidateId: string }) => each.candidateId).sort(),
    ).toEqual(sixteenIds('c'));
    for (const id of sixteenIds('b')) {
      const { status, body } = await get(`/api/v1/jobs/${id}`);
      expect([status, body.status]).toEqual([200, 'open']);
      expect(body.parsed.requiredSkills.length).toBeGreaterThan(0);
      expect(body.slug).toMatch(new RegExp(`-${id.slice(-8)}$`));
    }
    for (const id of sixteenIds('c')) {
      const { status, body } = await get(`/api/v1/candidates/${id}`);
      expect([status, body.tenantId]).toEqual([200, SYNTHETIC_TENANT_ID]);
      expect(body.email).toMatch(/@example\.org$/);
      expect(body.phone).toMatch(/^\+1\d{3}55501\d{2}$/);
      expect(body.skills.length).toBeGreaterThan(0);
    }
  });

  test('is readable for keys of organizations, by header or by a setting of the key', async () => {
    const organization = await service.tenant('organization');
    const path = `/api/v1/candidates/${idOf('c', 1)}`;
    const { key: headerKey } = await organization.key();
    expect((await get(path, SYNTHETIC, headerKey)).status).toBe(200);
    expect((await get(path, {}, headerKey)).status).toBe(404);
    const { key: settingKey } = await service.admin.keys.create({
      tenantId: organization.tenantId,
      name: 'ci',
      mode: 'test',
      scopes: ['candidates'],
      expiresInDays: null,
      ipAllowlist: [],
      sandboxTenant: 'synthetic',
    });
    expect((await get(path, {}, settingKey)).status).toBe(200);
    expect((await get(path, { 'Sandbox-Tenant': 'own' }, settingKey)).status).toBe(404);
  });

  test('is not accessible with live keys, whose header is refused', async () => {
    const { key: liveKey } = await employer.key({ mode: 'live' });
    const rejected = await get(`/api/v1/jobs/${idOf('b', 1)}`, SYNTHETIC, liveKey);
    expect([rejected.status, rejected.body.code]).toEqual([400, 'sandbox_header_not_allowed']);
    expect((await get(`/api/v1/jobs/${idOf('b', 1)}`, {}, liveKey)).status).toBe(404);
  });

  test.each(['jobId', 'candidateId'])('hides records of the caller: %s', async (parameter) => {
    const id = await FOREIGN_RECORDS[parameter]?.(service.baseUrl, employer);
    const path = parameter === 'jobId' ? `/api/v1/jobs/${id}` : `/api/v1/candidates/${id}`;
    expect((await get(path, {})).status).toBe(200);
    const response = await get(path);
    expect([response.status, response.body.code]).toEqual([404, 'not_found']);
  });

  test('refuses every operation that changes data', async () => {
    const operations = Object.entries(
      document.paths as Record<string, Record<string, { security?: unknown[] }>>,
    )
      .flatMap(([path, item]) =>
        Object.entries(item).map(([method, { security }]) => ({ path, method, security })),
      )
      .filter(
        ({ method, security }) =>
          ['post', 'patch', 'put', 'delete'].includes(method) && security?.length !== 0,
      )
      .map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    const unrefused: string[] = [];
    for (const operation of operations) {
      const [method = '', path = ''] = operation.split(' ');
      const response = await call(service.baseUrl, method, path.replace(/\{\w+\}/g, idOf('c', 1)), {
        key,
        headers: { ...SYNTHETIC, 'Content-Type': 'application/json' },
        raw: '{"not json',
      });
      if (response.body.code !== 'synthetic_tenant_read_only') unrefused.push(operation);
    }
    const allowed = [...COMPUTING_OPERATIONS, ...OPERATIONS_ON_OWN_TENANT];
    expect(unrefused.filter((operation) => !allowed.includes(operation))).toEqual([]);
    expect((await get(`/api/v1/candidates/${idOf('c', 1)}`)).status).toBe(200);
  });

  test('allows computations and respects the consent of its candidates', async () => {
    const forecast = (candidateId: string) =>
      call(service.baseUrl, 'POST', '/api/v1/retention-forecast', {
        key,
        headers: SYNTHETIC,
        json: { candidateId, jobId: idOf('b', 1) },
      });
    expect((await forecast(idOf('c', 1))).status).toBe(200);
    const optedOut = await forecast(idOf('c', 16));
    expect([optedOut.status, optedOut.body.code]).toEqual([409, 'candidate_opted_out']);
  });

  test('assigns operations to the calling tenant', async () => {
    const asyncResponse = await call(service.baseUrl, 'POST', '/api/v1/parse/resume', {
      key,
      headers: { ...SYNTHETIC, Prefer: 'respond-async' },
      json: { text: 'Line cook' },
    });
    expect(asyncResponse.status).toBe(202);
    expect((await get(asyncResponse.headers.get('location') ?? '', {})).status).toBe(200);
    const otherKey = await (await service.tenant('employer')).key();
    expect((await get(asyncResponse.headers.get('location') ?? '', SYNTHETIC, otherKey.key)).status).toBe(
      404,
    );
  });

  test('is seeded once by several processes that start at the same time', async () => {
    const readSeeds = () =>
      service.database.query<{ seeded_at: Date; jobs: number; candidates: number }>(`
        SELECT seeded_at, (SELECT count(*)::int FROM jobs) AS jobs, (SELECT count(*)::int FROM candidates) AS candidates
        FROM sandbox_seeds`);
    const before = await readSeeds();
    await service.database.query(`UPDATE sandbox_seeds SET version = 'an older release'`);
    const processes = [composeApi(service.config), composeApi(service.config), composeApi(service.config)];
    await Promise.all(processes.map((each) => each.start()));
    const after = await readSeeds();
    await Promise.all(processes.map((each) => each.start()));
    expect(await readSeeds()).toEqual(after);
    await Promise.all(processes.map((each) => each.shutdown.run('test')));
    expect(after).toHaveLength(1);
    expect(after[0]?.seeded_at.getTime()).toBeGreaterThan(before[0]?.seeded_at.getTime() ?? Infinity);
    expect([after[0]?.jobs, after[0]?.candidates]).toEqual([before[0]?.jobs, before[0]?.candidates]);
  });
});
