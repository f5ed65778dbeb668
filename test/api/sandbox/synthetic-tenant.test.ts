import document from '../../../src/http/generated/openapi.json';
import { SYNTHETIC_TENANT_ID } from '../../../src/services/access/record-scope';
import { composeApi } from '../../../src/compose/api';
import { call } from '../../support/api';
import { FOREIGN_RECORDS } from '../../support/foreign-records';
import { startService, type TestService, type TestTenant } from '../../support/service';

const SYNTHETIC = { 'Sandbox-Tenant': 'synthetic' };
const idOf = (letter: 'b' | 'c', number: number) =>
  `00000000-0000-7000-8000-0000000${letter}${number.toString(16).padStart(4, '0')}`;
const sixteen = (letter: 'b' | 'c') => Array.from({ length: 16 }, (_, index) => idOf(letter, index + 1));

/** What may be called on the synthetic tenant besides reading; reviewed here when an operation is added. */
const COMPUTES = [
  'POST /api/v1/parse/resume',
  'POST /api/v1/parse/jd',
  'POST /api/v1/skills-infer',
  'POST /api/v1/match',
  'POST /api/v1/match/preview',
  'POST /api/v1/matches/rank',
  'POST /api/v1/retention-forecast',
  'POST /api/v1/operations/{operationId}/cancel',
];

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

  test('has sixteen jobs and sixteen candidates under their fixed ids', async () => {
    const jobs = await get('/api/v1/jobs?limit=200');
    expect(jobs.body.jobs.map((job: { id: string }) => job.id).sort()).toEqual(sixteen('b'));
    const candidates = await get('/api/v1/candidates?limit=200');
    expect(
      candidates.body.candidates.map((each: { candidateId: string }) => each.candidateId).sort(),
    ).toEqual(sixteen('c'));
    for (const id of sixteen('b')) {
      const { status, body } = await get(`/api/v1/jobs/${id}`);
      expect([status, body.status]).toEqual([200, 'open']);
      expect(body.parsed.requiredSkills.length).toBeGreaterThan(0);
      expect(body.slug).toMatch(new RegExp(`-${id.slice(-8)}$`));
    }
    for (const id of sixteen('c')) {
      const { status, body } = await get(`/api/v1/candidates/${id}`);
      expect([status, body.tenantId]).toEqual([200, SYNTHETIC_TENANT_ID]);
      expect(body.email).toMatch(/@example\.org$/);
      expect(body.phone).toMatch(/^\+1\d{3}55501\d{2}$/);
      expect(body.skills.length).toBeGreaterThan(0);
    }
  });

  test('is read by keys of organizations as well, by header or by the setting of the key', async () => {
    const organization = await service.tenant('organization');
    const path = `/api/v1/candidates/${idOf('c', 1)}`;
    const { key: byHeader } = await organization.key();
    expect((await get(path, SYNTHETIC, byHeader)).status).toBe(200);
    expect((await get(path, {}, byHeader)).status).toBe(404);
    const { key: bySetting } = await service.admin.keys.create({
      tenantId: organization.tenantId,
      name: 'ci',
      mode: 'test',
      scopes: ['candidates'],
      expiresInDays: null,
      ipAllowlist: [],
      sandboxTenant: 'synthetic',
    });
    expect((await get(path, {}, bySetting)).status).toBe(200);
    expect((await get(path, { 'Sandbox-Tenant': 'own' }, bySetting)).status).toBe(404);
  });

  test('is closed to live keys, and the header is refused to them', async () => {
    const { key: live } = await employer.key({ mode: 'live' });
    const refused = await get(`/api/v1/jobs/${idOf('b', 1)}`, SYNTHETIC, live);
    expect([refused.status, refused.body.code]).toEqual([400, 'sandbox_header_not_allowed']);
    expect((await get(`/api/v1/jobs/${idOf('b', 1)}`, {}, live)).status).toBe(404);
  });

  test.each(['jobId', 'candidateId'])('shows none of one’s own records: %s', async (parameter) => {
    const id = await FOREIGN_RECORDS[parameter]?.(service.baseUrl, employer);
    const path = parameter === 'jobId' ? `/api/v1/jobs/${id}` : `/api/v1/candidates/${id}`;
    expect((await get(path, {})).status).toBe(200);
    const hidden = await get(path);
    expect([hidden.status, hidden.body.code]).toEqual([404, 'not_found']);
  });

  test('cannot be changed: every operation that is not reviewed as computing is refused', async () => {
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
    const open: string[] = [];
    for (const operation of operations) {
      const [method = '', path = ''] = operation.split(' ');
      const answer = await call(service.baseUrl, method, path.replace(/\{\w+\}/g, idOf('c', 1)), {
        key,
        headers: { ...SYNTHETIC, 'Content-Type': 'application/json' },
        raw: '{"not json',
      });
      if (answer.body.code !== 'synthetic_tenant_read_only') open.push(operation);
    }
    expect(open.filter((operation) => !COMPUTES.includes(operation))).toEqual([]);
    expect((await get(`/api/v1/candidates/${idOf('c', 1)}`)).status).toBe(200);
  });

  test('is computed on, with the consent of its people', async () => {
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

  test('what is started on it belongs to the caller alone', async () => {
    const started = await call(service.baseUrl, 'POST', '/api/v1/parse/resume', {
      key,
      headers: { ...SYNTHETIC, Prefer: 'respond-async' },
      json: { text: 'Somebody' },
    });
    expect(started.status).toBe(202);
    expect((await get(started.headers.get('location') ?? '', {})).status).toBe(200);
    const other = await (await service.tenant('employer')).key();
    expect((await get(started.headers.get('location') ?? '', SYNTHETIC, other.key)).status).toBe(404);
  });

  test('is written once, however many processes start', async () => {
    const look = () =>
      service.database.query<{ seeded_at: Date; jobs: number; candidates: number }>(`
        SELECT seeded_at, (SELECT count(*)::int FROM jobs) AS jobs, (SELECT count(*)::int FROM candidates) AS candidates
        FROM sandbox_seeds`);
    const before = await look();
    await service.database.query(`UPDATE sandbox_seeds SET version = 'an older release'`);
    const processes = [composeApi(service.config), composeApi(service.config), composeApi(service.config)];
    await Promise.all(processes.map((each) => each.start()));
    const after = await look();
    await Promise.all(processes.map((each) => each.start()));
    expect(await look()).toEqual(after);
    await Promise.all(processes.map((each) => each.shutdown.run('test')));
    expect(after).toHaveLength(1);
    expect(after[0]?.seeded_at.getTime()).toBeGreaterThan(before[0]?.seeded_at.getTime() ?? Infinity);
    expect([after[0]?.jobs, after[0]?.candidates]).toEqual([before[0]?.jobs, before[0]?.candidates]);
  });
});
