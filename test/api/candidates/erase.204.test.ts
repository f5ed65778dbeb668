import { call } from '../../support/api';
import { findInDatabase, findInRedis } from '../../support/find-everywhere';
import { withMarkedFields } from '../../support/marked-values';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';

const MARK = 'Zqxvornath';
const EMAIL = 'zqxvornath@example.org';
const PHONE = '+14195550177';
const NEEDLES = [MARK, '4195550177'];
/** Fields without a text of free form; e-mail and phone are planted by themselves. */
const FIXED_FORM = ['consent', 'email', 'logistics', 'phone', 'preferredLanguage'];
const RESUME = `${MARK} Brandvold\nCook\nToledo, OH | ${EMAIL} | (419) 555-0177\n\nEXPERIENCE\n${MARK} Diner, Toledo, OH\nLine Cook\nMarch 2019 - Present\n- Cooked for ${MARK}\n\nSKILLS\nGrilling, ${MARK}\n`;

// Documents are swept every ten seconds, and an erasure waits for that.
jest.setTimeout(90_000);

describe('DELETE /api/v1/candidates/{candidateId}', () => {
  let service: TestService;
  let tenant: TestTenant;
  let key: string;

  beforeAll(async () => {
    service = await startService({ pools: ['parse', 'sync', 'upkeep'] });
    tenant = await service.tenant('organization');
    key = (await tenant.key()).key;
  });
  afterAll(() => service.stop());

  const send = (method: string, path: string, options: Parameters<typeof call>[3] = {}) =>
    call(service.baseUrl, method, `/api/v1${path}`, { key, ...options });
  const push = (json: object, headers: Record<string, string> = {}) =>
    send('POST', '/candidates/sync', { json, headers });
  const inDatabase = (needles = NEEDLES) => findInDatabase(service.database.migrationUrl, needles);
  const erased = () =>
    until(
      'every erasure is complete',
      async () => {
        const [row] = await service.database.query<{ pending: number }>(
          'SELECT count(*)::int AS pending FROM erasures WHERE completed_at IS NULL',
        );
        return row?.pending === 0;
      },
      60_000,
    );

  test('leaves nothing of the person: no column of any table, no key of Redis', async () => {
    const native = {
      ...withMarkedFields('NativeCandidate', MARK),
      externalId: `${MARK}-1`,
      email: EMAIL,
      phone: PHONE,
      resumeText: RESUME,
    };
    // Everything else holds the mark; a field added later does by itself.
    const left = Object.entries(native).filter(([, value]) => !JSON.stringify(value).includes(MARK));
    expect(left.map(([name]) => name).sort()).toEqual(FIXED_FORM);
    const adapters = [
      { adapter: 'hmis', candidates: [{ record: hmisRecord() }] },
      { adapter: 'salesforce', candidates: [{ record: salesforceRecord(), resumeText: RESUME }] },
      { adapter: 'civicrm', candidates: [{ record: civicrmRecord() }] },
    ];
    const ids = new Set<string>();
    for (const json of [{ candidates: [native, { externalId: `${MARK}-1`, phone: 5 }] }, ...adapters]) {
      const answer = await push(json, {
        'Idempotency-Key': `erase-${ids.size}-${JSON.stringify(json).length}`,
      });
      expect([answer.status, answer.body.results[0]?.error ?? null]).toEqual([200, null]);
      ids.add(answer.body.results[0].candidateId as string);
    }
    const waiting = await push({ candidates: [native] }, { Prefer: 'respond-async' });
    expect(waiting.status).toBe(202);
    expect((await send('POST', '/parse/resume', { json: { text: RESUME } })).status).toBe(200);
    expect(ids.size).toBe(4);
    const before = await inDatabase();
    for (const place of [
      'candidates.person',
      'candidates.profile',
      'candidates.layers',
      'candidates.external_id',
      'candidate_words.word',
      'operations.result',
      'idempotency_keys.answer_body',
    ]) {
      expect(before).toContain(place);
    }

    for (const id of ids) {
      const answer = await send('DELETE', `/candidates/${id}`);
      expect([answer.status, answer.text]).toEqual([204, '']);
      expect((await send('GET', `/candidates/${id}`)).status).toBe(404);
      expect((await send('DELETE', `/candidates/${id}`)).status).toBe(404);
    }
    await erased();
    expect(await inDatabase()).toEqual([]);
    expect(await findInRedis(service.config.redis.url, service.config.redis.prefix, NEEDLES)).toEqual([]);
    expect((await send('GET', '/candidates')).body.candidates).toEqual([]);
  });

  test('a neighbour in the same batch stays as it was, in the list, in the result and in the replayed answer', async () => {
    const json = {
      candidates: [
        { externalId: `${MARK}-a`, firstName: MARK },
        { externalId: 'neighbour', firstName: 'Ines' },
      ],
    };
    const headers = { 'Idempotency-Key': 'neighbours' };
    const first = await push(json, headers);
    const [gone, stays] = first.body.results as { candidateId: string }[];
    expect((await send('DELETE', `/candidates/${gone?.candidateId}`)).status).toBe(204);
    await erased();
    expect(await inDatabase()).toEqual([]);
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
      stays,
    ]);
    expect(replayed.body.summary).toEqual({ total: 2, created: 1, updated: 0, failed: 1 });
    expect(replayed.text).not.toContain(gone?.candidateId);
    expect((await send('GET', `/candidates/${stays?.candidateId}`)).body.firstName).toBe('Ines');
  });

  test('a push that waited in the queue does not bring the person back; a later one does', async () => {
    // A mark of its own: what was sent again above stands in the log of requests, rightly.
    const mark = 'Wyxquorleth';
    const json = { candidates: [{ externalId: `${mark}-q`, firstName: mark }] };
    const { candidateId } = (await push(json)).body.results[0] as { candidateId: string };
    await service.stopWorkers();
    const waiting = await push(json, { Prefer: 'respond-async' });
    expect((await send('DELETE', `/candidates/${candidateId}`)).status).toBe(204);
    await service.startWorkers();
    const path = (waiting.headers.get('location') ?? '').replace('/api/v1', '');
    await until(
      'the waiting push has ended',
      async () => (await send('GET', path)).body.status === 'succeeded',
    );
    await erased();
    expect((await send('GET', '/candidates?externalId=' + `${mark}-q`)).body.candidates).toEqual([]);
    expect(await inDatabase([mark])).toEqual([]);
    const later = await push(json);
    expect(later.body.results[0]).toMatchObject({ action: 'created', externalId: `${mark}-q` });
    await send('DELETE', `/candidates/${later.body.results[0].candidateId as string}`);
    await erased();
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
