import { call } from '../../support/api';
import { findInDatabase, findInRedis } from '../../support/find-in-stores';
import { withMarkedFields } from '../../support/marked-values';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';

const MARK = 'Zqxvornath';
const EMAIL = 'zqxvornath@example.org';
const PHONE = '+14195550177';
const NEEDLES = [MARK, '4195550177'];
/** Fields without free text. The test sets email and phone itself. */
const FIELDS_WITHOUT_FREE_TEXT = ['consent', 'email', 'logistics', 'phone', 'preferredLanguage'];
const RESUME = `${MARK} Brandvold\nCook\nToledo, OH | ${EMAIL} | (419) 555-0177\n\nEXPERIENCE\n${MARK} Diner, Toledo, OH\nLine Cook\nMarch 2019 - Present\n- Cooked for ${MARK}\n\nSKILLS\nGrilling, ${MARK}\n`;

describe('DELETE /api/v1/candidates/{candidateId}', () => {
  let service: TestService;
  let tenant: TestTenant;
  let key: string;

  beforeAll(async () => {
    service = await startService({ pools: ['parse', 'sync', 'match', 'upkeep'] });
    tenant = await service.tenant('organization');
    key = (await tenant.key()).key;
  });
  afterAll(() => service.stop());

  const send = (method: string, path: string, options: Parameters<typeof call>[3] = {}) =>
    call(service.baseUrl, method, `/api/v1${path}`, { key, ...options });
  const push = (json: object, headers: Record<string, string> = {}) =>
    send('POST', '/candidates/sync', { json, headers });
  const findMarksInDatabase = (needles = NEEDLES) => findInDatabase(service.database.migrationUrl, needles);
  const untilErasuresComplete = () =>
    until('every erasure is complete', async () => {
      const [row] = await service.database.query<{ pending: number }>(
        'SELECT count(*)::int AS pending FROM erasures WHERE completed_at IS NULL',
      );
      return row?.pending === 0;
    });

  test('removes the personal data from every column of every table and every Redis key', async () => {
    const native = {
      ...withMarkedFields('NativeCandidate', MARK),
      externalId: `${MARK}-1`,
      email: EMAIL,
      phone: PHONE,
      resumeText: RESUME,
    };
    // Every other field contains the mark, including fields added later.
    const unmarked = Object.entries(native).filter(([, value]) => !JSON.stringify(value).includes(MARK));
    expect(unmarked.map(([name]) => name).sort()).toEqual(FIELDS_WITHOUT_FREE_TEXT);
    const adapters = [
      { adapter: 'hmis', candidates: [{ record: hmisRecord() }] },
      { adapter: 'salesforce', candidates: [{ record: salesforceRecord(), resumeText: RESUME }] },
      { adapter: 'civicrm', candidates: [{ record: civicrmRecord() }] },
    ];
    const ids = new Set<string>();
    for (const json of [{ candidates: [native, { externalId: `${MARK}-1`, phone: 5 }] }, ...adapters]) {
      const response = await push(json, {
        'Idempotency-Key': `erase-${ids.size}-${JSON.stringify(json).length}`,
      });
      expect([response.status, response.body.results[0]?.error ?? null]).toEqual([200, null]);
      ids.add(response.body.results[0].candidateId as string);
    }
    const asyncPush = await push({ candidates: [native] }, { Prefer: 'respond-async' });
    expect(asyncPush.status).toBe(202);
    expect((await send('POST', '/parse/resume', { json: { text: RESUME } })).status).toBe(200);
    expect(ids.size).toBe(4);
    const before = await findMarksInDatabase();
    for (const column of [
      'candidates.person',
      'candidates.profile',
      'candidates.layers',
      'candidates.external_id',
      'candidate_words.word',
      'operations.result',
      'idempotency_keys.answer_body',
    ]) {
      expect(before).toContain(column);
    }

    for (const id of ids) {
      const response = await send('DELETE', `/candidates/${id}`);
      expect([response.status, response.text]).toEqual([204, '']);
      expect((await send('GET', `/candidates/${id}`)).status).toBe(404);
      expect((await send('DELETE', `/candidates/${id}`)).status).toBe(404);
    }
    await untilErasuresComplete();
    expect(await findMarksInDatabase()).toEqual([]);
    expect(await findInRedis(service.config.redis.url, service.config.redis.prefix, NEEDLES)).toEqual([]);
    expect((await send('GET', '/candidates')).body.candidates).toEqual([]);
  });

  test('leaves another candidate of the same batch unchanged in the list, the result and the replayed response', async () => {
    const json = {
      candidates: [
        { externalId: `${MARK}-a`, firstName: MARK },
        { externalId: 'neighbour', firstName: 'Ines' },
      ],
    };
    const headers = { 'Idempotency-Key': 'neighbours' };
    const first = await push(json, headers);
    const [erased, remaining] = first.body.results as { candidateId: string }[];
    expect((await send('DELETE', `/candidates/${erased?.candidateId}`)).status).toBe(204);
    await untilErasuresComplete();
    expect(await findMarksInDatabase()).toEqual([]);
    const replayed = await push(json, headers);
    expect(replayed.headers.get('idempotency-replayed')).toBe('true');
    expect(replayed.body.results).toEqual([
      {
        index: 0,
        candidateId: null,
        externalId: null,
        action: 'failed',
        error: { code: 'not_found', message: 'The candidate was erased.', status: 404 },
      },
      remaining,
    ]);
    expect(replayed.body.summary).toEqual({ total: 2, created: 1, updated: 0, failed: 1 });
    expect(replayed.text).not.toContain(erased?.candidateId);
    expect((await send('GET', `/candidates/${remaining?.candidateId}`)).body.firstName).toBe('Ines');
  });

  test('removes from the request log what calls about a match of the person said, also refused ones', async () => {
    const mark = 'Qyzzathorn';
    const { key: employerKey } = await (await service.tenant('employer')).key();
    const post = (path: string, json: object) => send('POST', path, { json, key: employerKey });
    const cook = { externalId: 'log-1', occupations: ['Line cook'], skills: ['Grilling'] };
    const { candidateId } = (await post('/candidates/sync', { candidates: [cook] })).body.results[0] as {
      candidateId: string;
    };
    const parsed = { title: 'Line cook', requiredSkills: ['Grilling'] };
    const { jobId } = (await post('/jobs/sync', { parsed })).body;
    const { matchId } = (await post('/match', { candidateId, jobId })).body;
    expect(matchId).toEqual(expect.any(String));
    const rating = { rating: 9, raterRole: 'employer', comment: `${mark} is never late` };
    expect((await post(`/matches/${matchId}/ratings`, rating)).status).toBe(422);
    expect((await post('/view-sessions', { matchId, viewer: `family of ${mark}` })).status).toBe(201);
    await until('both calls are in the log', async () => {
      const [row] = await service.database.query<{ logged: number }>(
        'SELECT count(*)::int AS logged FROM request_log WHERE request_body LIKE $1',
        [`%${mark}%`],
      );
      return row?.logged === 2;
    });
    const erased = await send('DELETE', `/candidates/${candidateId}`, { key: employerKey });
    expect(erased.status).toBe(204);
    await untilErasuresComplete();
    expect(await findMarksInDatabase([mark])).toEqual([]);
  });

  test('prevents a queued push from restoring the candidate, and allows a later push', async () => {
    // Uses a separate mark, because the request log still contains the earlier pushes that were sent again.
    const mark = 'Wyxquorleth';
    const json = { candidates: [{ externalId: `${mark}-q`, firstName: mark }] };
    const { candidateId } = (await push(json)).body.results[0] as { candidateId: string };
    await service.stopWorkers();
    const asyncPush = await push(json, { Prefer: 'respond-async' });
    expect((await send('DELETE', `/candidates/${candidateId}`)).status).toBe(204);
    await service.startWorkers();
    const path = (asyncPush.headers.get('location') ?? '').replace('/api/v1', '');
    await until(
      'the queued push completes',
      async () => (await send('GET', path)).body.status === 'succeeded',
    );
    await untilErasuresComplete();
    expect((await send('GET', '/candidates?externalId=' + `${mark}-q`)).body.candidates).toEqual([]);
    expect(await findMarksInDatabase([mark])).toEqual([]);
    const later = await push(json);
    expect(later.body.results[0]).toMatchObject({ action: 'created', externalId: `${mark}-q` });
    await send('DELETE', `/candidates/${later.body.results[0].candidateId as string}`);
    await untilErasuresComplete();
  });
});

function hmisRecord(): object {
  const common = { PersonalID: `${MARK}-hmis`, DateDeleted: '', ExportID: 'E1' };
  return {
    Export: { ExportID: 'E1', CSVVersion: '2026 v1.0', SourceID: MARK },
    Client: {
      ...common,
      FirstName: MARK,
      MiddleName: MARK,
      LastName: MARK,
      NameDataQuality: '1',
      SSN: '000000000',
      DOB: '1979-08-30',
      UserID: MARK,
    },
    Enrollment: [{ ...common, EnrollmentID: MARK, ProjectID: MARK, EntryDate: '2026-02-11' }],
    EmploymentEducation: [],
  };
}

function salesforceRecord(): object {
  return {
    attributes: { type: 'Contact', url: `/services/data/v62.0/sobjects/Contact/${MARK}` },
    Id: '003Qy00000ABcDeIAL',
    FirstName: MARK,
    LastName: MARK,
    Email: `sf.${EMAIL}`,
    MobilePhone: '(419) 555-0177',
    MailingStreet: `1 ${MARK} St`,
    MailingCity: MARK,
    MailingState: 'Ohio',
    Title: MARK,
    Description: MARK,
    IsDeleted: false,
  };
}

function civicrmRecord(): object {
  return {
    id: 4471,
    contact_type: 'Individual',
    external_identifier: `${MARK}-civi`,
    first_name: MARK,
    last_name: MARK,
    nick_name: MARK,
    'email_primary.email': `civi.${EMAIL}`,
    'phone_primary.phone': '419-555-0177',
    'address_primary.street_address': `1 ${MARK} Ave`,
    'address_primary.city': MARK,
    job_title: MARK,
    'employer_id.display_name': MARK,
    is_deleted: false,
    cases: [
      {
        id: 1,
        'case_type_id:name': MARK,
        'status_id:name': MARK,
        start_date: '2026-02-01',
        end_date: null,
        is_deleted: false,
      },
    ],
  };
}
