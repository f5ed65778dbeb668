import { call } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';

const RESUME = `Nadia Haddad
Columbus, OH | (614) 555-0142 | nadia.haddad@example.org

Experience
Line Cook, Blue Door Diner, Columbus, OH
March 2020 - June 2023
- Prepared food and cleaned grills
Dishwasher, Harbor Grill
January 2018 - February 2020

Education
High school diploma, Lincoln High School, 2017

Skills
food preparation, knife skills, Microsoft Excel

Certifications
ServSafe Food Handler

Languages
Arabic (native), English (conversational)`;

let service: TestService;
let organization: TestTenant;
let key: string;

beforeAll(async () => {
  service = await startService({ pools: ['sync', 'upkeep'] });
  organization = await service.tenant('organization');
  ({ key } = await organization.key({ scopes: ['candidates'] }));
});
afterAll(() => service.stop());

const push = (candidates: unknown[], adapter?: string, headers: Record<string, string> = {}) =>
  call(service.baseUrl, 'POST', '/api/v1/candidates/sync', {
    key,
    json: { ...(adapter ? { adapter } : {}), candidates },
    headers,
  });
const get = (path: string, headers: Record<string, string> = {}) =>
  call(service.baseUrl, 'GET', `/api/v1/candidates${path}`, { key, headers });
const read = async (candidateId: string) => (await get(`/${candidateId}`)).body;

it('a candidate push stores reversed dates and warns about them', async () => {
  const work = { position: 'Packer', name: 'Glass City Foods', startDate: '2023-05', endDate: '2021-02' };
  const { results } = (await push([{ externalId: 'reversed', firstName: 'Bo', work: [work] }])).body;
  expect(results[0].warnings).toEqual([
    { code: 'date_conflict', message: 'The end is before the start.', pointer: '/work/0' },
  ]);
  expect((await read(results[0].candidateId as string)).work[0]).toMatchObject({
    startDate: '2023-05',
    endDate: '2021-02',
  });
});

it('a candidate push creates a candidate that can be read with every field', async () => {
  const response = await push([
    {
      externalId: 'n-1',
      firstName: 'Amina',
      lastName: 'Okafor',
      email: 'amina@example.org',
      phone: '(614) 555-0137',
      preferredLanguage: 'sw',
      location: { city: 'Columbus', state: 'oh', postalCode: '43215' },
      skills: ['forklift', { name: 'inventory', monthsUsed: 24 }],
      work: [
        { position: 'Warehouse Associate', name: 'Birch & Harrow', startDate: '2021-02', isCurrent: true },
      ],
      certifications: ['Forklift certification'],
      languages: ['Swahili', { language: 'English', fluency: 'fluent' }],
      preferences: { hourlyMinUsd: 19, shifts: ['day'] },
      logistics: { hasVehicle: true },
      workAuthorization: 'authorized',
      consent: { shareWithEmployers: true },
      customFields: { cohort: 'spring', caseWorker: null, DateOfBirth: '1991-04-19' },
    },
  ]);
  expect(response.status).toBe(200);
  expect(response.body.summary).toEqual({ total: 1, created: 1, updated: 0, failed: 0 });
  expect(response.body.results).toEqual([
    {
      index: 0,
      candidateId: expect.any(String),
      externalId: 'n-1',
      action: 'created',
      droppedFields: ['customFields.DateOfBirth'],
    },
  ]);
  const candidate = await read(response.body.results[0].candidateId);
  expect(candidate).toMatchObject({
    externalId: 'n-1',
    tenantId: organization.tenantId,
    source: 'native',
    status: 'active',
    phone: '+16145550137',
    location: { city: 'Columbus', state: 'OH', postalCode: '43215', address: null },
    preferences: { hourlyMinUsd: 19, shifts: ['day'], occupations: [], maxCommuteMiles: null },
    logistics: { hasVehicle: true, hasDriversLicense: null },
    consent: { shareWithEmployers: true, automatedScoring: true, recordedAt: expect.any(String) },
    customFields: { cohort: 'spring', caseWorker: null },
    languages: [
      { language: 'Swahili', languageCode: 'sw' },
      { language: 'English', languageCode: 'en', fluency: 'fluent' },
    ],
  });
  expect(candidate.work[0]).toMatchObject({ onetSocCode: expect.any(String), isCurrent: true });
  expect(candidate.work[0].months).toBeGreaterThan(60);
  const stated = candidate.skills.filter((skill: { provenance: string }) => skill.provenance === 'stated');
  expect(stated).toHaveLength(2);
  const inferred = candidate.skills.filter(
    (skill: { provenance: string }) => skill.provenance === 'curated_map',
  );
  expect(inferred.length).toBeGreaterThan(0);
  expect(inferred.every((skill: { confidence: number }) => skill.confidence < 1)).toBe(true);

  // A candidate that was read can be sent back as it is without changing anything.
  const secondPush = await push([candidate]);
  expect(secondPush.body.results[0].error).toBeUndefined();
  expect(secondPush.body.results[0]).toMatchObject({ action: 'updated', externalId: 'n-1' });
  expect(await read(candidate.candidateId)).toEqual(candidate);
});

it('a candidate push keeps absent fields and clears fields that are null', async () => {
  const first = await push([
    {
      externalId: 'n-2',
      firstName: 'Luis',
      lastName: 'Ortega',
      email: 'luis@example.org',
      summary: 'Reliable.',
      skills: ['welding'],
      preferences: { hourlyMinUsd: 20, maxCommuteMiles: 15 },
    },
  ]);
  const { candidateId } = first.body.results[0];
  const before = await read(candidateId);
  await push([{ externalId: 'n-2', lastName: null, email: ' ', preferences: { hourlyMinUsd: null } }]);
  const after = await read(candidateId);
  expect(after).toMatchObject({ firstName: 'Luis', lastName: null, email: null, summary: 'Reliable.' });
  expect(after.preferences).toMatchObject({ hourlyMinUsd: null, maxCommuteMiles: 15 });
  expect(after.skills).toEqual(before.skills);
  expect(after.updatedAt > before.updatedAt).toBe(true);
  await push([{ externalId: 'n-2', skills: null }]);
  expect((await read(candidateId)).skills).toEqual([]);
});

it('a candidate push fills missing fields from the resume and marks the provenance of each value', async () => {
  const response = await push([
    {
      externalId: 'n-3',
      firstName: 'Nadia',
      lastName: 'Haddad-Said',
      skills: ['customer service'],
      resumeText: RESUME,
    },
  ]);
  const { candidateId } = response.body.results[0];
  const candidate = await read(candidateId);
  expect(candidate).toMatchObject({
    firstName: 'Nadia',
    lastName: 'Haddad-Said',
    email: 'nadia.haddad@example.org',
    phone: '+16145550142',
    highestEducationLevel: 'high_school',
  });
  expect(candidate.work.map((item: { position: string }) => item.position)).toEqual([
    'Line Cook',
    'Dishwasher',
  ]);
  const provenance = new Set(candidate.skills.map((skill: { provenance: string }) => skill.provenance));
  expect([...provenance].sort()).toEqual(['curated_map', 'parsed', 'stated']);
  // A later record without the resume does not change the values extracted from the resume.
  await push([{ externalId: 'n-3', preferredName: 'Nadi' }]);
  const later = await read(candidateId);
  expect(later.work).toEqual(candidate.work);
  expect(later.preferredName).toBe('Nadi');
  const [event] = await service.database.query<{ data: object }>(
    "SELECT data FROM events WHERE data->>'candidateId' = $1",
    [candidateId],
  );
  expect(event?.data).toMatchObject({
    source: 'candidates.sync',
    status: 'succeeded',
    documentType: 'resume',
  });
});

it('a candidate push creates the candidate with a warning if its resume cannot be read', async () => {
  const resumeText = `data:application/pdf;base64,${Buffer.from('%PDF-1.7 broken').toString('base64')}`;
  const response = await push([{ externalId: 'n-4', firstName: 'Bo', resumeText }]);
  expect(response.body.results[0]).toMatchObject({
    action: 'created',
    warnings: [{ code: 'resume_not_read', pointer: '/resumeText' }],
  });
});

it('a candidate push removes social security numbers and dates of birth from every text', async () => {
  const response = await push([
    {
      externalId: 'n-5',
      summary: 'Hard worker. SSN 512-44-8219, DOB: 04/19/1991.',
      resumeText: `${RESUME}\n\nSSN: 512-44-8219\nDate of birth: 19 April 1991`,
    },
  ]);
  expect(response.body.results[0].warnings).toEqual([
    expect.objectContaining({ code: 'sensitive_text_removed' }),
  ]);
  const text = JSON.stringify(await read(response.body.results[0].candidateId));
  expect(text).not.toMatch(/512-44-8219|04\/19\/1991|19 April 1991/);
});

it('fifty concurrent pushes create one candidate for each external id', async () => {
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      push([
        { externalId: `x-${index % 3}`, firstName: `First ${index}` },
        { externalId: 'race', lastName: `Last ${index}` },
        { externalId: `x-${(index + 1) % 3}`, firstName: `First ${index}` },
      ]),
    ),
  );
  const entries = responses.flatMap(
    (response) => response.body.results as { externalId: string; candidateId: string; action: string }[],
  );
  for (const externalId of ['race', 'x-0', 'x-1', 'x-2']) {
    const matchingEntries = entries.filter((entry) => entry.externalId === externalId);
    expect(new Set(matchingEntries.map((entry) => entry.candidateId)).size).toBe(1);
    expect(matchingEntries.filter((entry) => entry.action === 'created')).toHaveLength(1);
  }
});

it('a batch of candidates is applied in order, and an invalid item fails alone with its pointer', async () => {
  const response = await push([
    { externalId: 'b-1', firstName: 'One', summary: 'kept' },
    { externalId: 'b-2', firstName: 17 },
    { externalId: 'b-1', firstName: 'One again' },
    'not an object',
    { externalId: 'b-3', phone: 'call me' },
    { firstName: 'Without id' },
    { firstName: 'Without id' },
    { externalId: 'b-4', ssn: '512-44-8219' },
  ]);
  expect(response.status).toBe(200);
  expect(response.body.summary).toEqual({ total: 8, created: 3, updated: 1, failed: 4 });
  const [one, two, secondPush, notAnObject, three, first, second, four] = response.body.results;
  expect(secondPush.candidateId).toBe(one.candidateId);
  expect(first.candidateId).not.toBe(second.candidateId);
  expect(two).toEqual({
    index: 1,
    candidateId: null,
    externalId: 'b-2',
    action: 'failed',
    error: {
      code: 'validation_failed',
      message: expect.any(String),
      status: 422,
      errors: [{ pointer: '/candidates/1/firstName', code: 'type', message: expect.any(String) }],
    },
  });
  expect(notAnObject.error.errors[0].pointer).toBe('/candidates/3');
  expect(three.error.errors[0]).toMatchObject({ pointer: '/candidates/4/phone', code: 'format' });
  expect(four.error.errors[0]).toMatchObject({ pointer: '/candidates/7/ssn', code: 'unknown_field' });
  expect(await read(one.candidateId)).toMatchObject({ firstName: 'One again', summary: 'kept' });
});

it('a batch of candidates is accepted while no worker runs and completes once a worker starts', async () => {
  await service.stopWorkers();
  const response = await push(
    Array.from({ length: 40 }, (_, index) => ({ externalId: `p-${index}`, firstName: `P ${index}` })),
    undefined,
    { Prefer: 'respond-async' },
  );
  expect(response.status).toBe(202);
  await service.startWorkers();
  await until('the operation ends', async () => {
    const operation = await call(service.baseUrl, 'GET', `/api/v1/operations/${response.body.operationId}`, {
      key,
    });
    return operation.body.status === 'succeeded' && operation.body.result.summary.created === 40;
  });
});

it('the candidate list applies filters, and its pages neither skip nor repeat a candidate', async () => {
  const otherOrganization = await service.tenant('organization');
  const { key: otherKey } = await otherOrganization.key({ scopes: ['candidates'] });
  await call(service.baseUrl, 'POST', '/api/v1/candidates/sync', {
    key: otherKey,
    json: {
      candidates: Array.from({ length: 25 }, (_, index) => ({
        externalId: `l-${index}`,
        firstName: index === 7 ? 'José María' : `Name ${index}`,
        lastName: index === 7 ? "Núñez-O'Brien" : 'Tan',
        email: `l${index}@example.org`,
        location: { city: 'Dayton', state: 'OH' },
        status: index === 3 ? 'inactive' : 'active',
      })),
    },
  });
  const list = (query: string, headers: Record<string, string> = {}) =>
    call(service.baseUrl, 'GET', `/api/v1/candidates${query}`, { key: otherKey, headers });
  const candidateIds: string[] = [];
  let query: string | null = '?limit=10';
  while (query) {
    const page: Awaited<ReturnType<typeof call>> = await list(query);
    candidateIds.push(...page.body.candidates.map((each: { candidateId: string }) => each.candidateId));
    query = page.body.nextCursor ? `?limit=10&cursor=${page.body.nextCursor}` : null;
    if (query) expect(page.headers.get('link')).toContain('rel="next"');
  }
  expect(new Set(candidateIds).size).toBe(25);
  expect(candidateIds).toHaveLength(25);
  const [seven] = (await list('?externalId=l-7')).body.candidates;
  expect(Object.keys(seven).sort()).toEqual(
    [
      'candidateId',
      'externalId',
      'firstName',
      'lastName',
      'status',
      'city',
      'state',
      'highestEducationLevel',
      'skillsCount',
      'source',
      'updatedAt',
    ].sort(),
  );
  for (const q of ['nunez', 'jose', 'NÚÑ', 'o%27brien', 'maria%20brien', 'l7%40example', 'obrien']) {
    const matches = (await list(`?q=${q}`)).body.candidates;
    expect([q, matches.map((each: { externalId: string }) => each.externalId)]).toEqual([
      q,
      q === 'obrien' ? [] : ['l-7'],
    ]);
  }
  expect((await list('?q=tan%20nunez')).body.candidates).toEqual([]);
  expect((await list('?status=inactive')).body.candidates).toHaveLength(1);
  expect((await list('?updatedSince=2999-01-01T00:00:00Z')).body.candidates).toEqual([]);
  expect((await list('?cursor=abc')).body.code).toBe('invalid_cursor');
  const tag = (await list('?limit=1')).headers.get('etag') ?? '';
  expect((await list('?limit=1', { 'If-None-Match': tag })).status).toBe(304);
});

it('a push of an erased candidate creates a new candidate', async () => {
  const first = await push([{ externalId: 'gone', firstName: 'Gone' }]);
  const { candidateId } = first.body.results[0];
  const erased = await call(service.baseUrl, 'DELETE', `/api/v1/candidates/${candidateId}`, { key });
  expect([erased.status, erased.text]).toEqual([204, '']);
  expect((await get(`/${candidateId}`)).status).toBe(404);
  expect((await call(service.baseUrl, 'DELETE', `/api/v1/candidates/${candidateId}`, { key })).status).toBe(
    404,
  );
  const words = await service.database.query('SELECT 1 FROM candidate_words WHERE candidate_id = $1', [
    candidateId,
  ]);
  expect(words).toEqual([]);
  const second = await push([{ externalId: 'gone', firstName: 'Back' }]);
  expect(second.body.results[0]).toMatchObject({ action: 'created' });
  expect(second.body.results[0].candidateId).not.toBe(candidateId);
});

it('the batch size is limited and counts each record of an adapter response', async () => {
  expect((await push(Array.from({ length: 101 }, () => ({})))).body.code).toBe('batch_too_large');
  expect((await push([])).body.code).toBe('validation_failed');
  const values = Array.from({ length: 101 }, (_, id) => ({ id, contact_type: 'Individual' }));
  expect((await push([{ record: { values } }], 'civicrm')).body.code).toBe('batch_too_large');
});

it('a candidate push uses the custom fields and the time zone that the organization configures', async () => {
  const { tenants } = service.admin;
  await tenants.set(organization.tenantId, 'civicrm.customFieldAllowlist', ['Work.Shirt_size', 'birth_date']);
  await tenants.set(organization.tenantId, 'civicrm.timeZone', 'America/New_York');
  const record = {
    id: 1,
    first_name: 'Ana',
    birth_date: '1990-01-01',
    'Work.Shirt_size': 'L',
    'Work.Boots': '42',
    modified_date: '2026-07-01 08:00:00',
  };
  const { body } = await push([{ record, occupations: ['Custodian'] }], 'civicrm');
  expect(body.results[0]).toMatchObject({
    externalId: 'civicrm:1',
    droppedFields: ['birth_date', 'Work.Boots'],
  });
  expect(await read(body.results[0].candidateId)).toMatchObject({
    source: 'civicrm',
    customFields: { 'Work.Shirt_size': 'L' },
    sourceUpdatedAt: '2026-07-01T12:00:00.000Z',
    occupations: ['Custodian'],
  });
  await expect(tenants.set(organization.tenantId, 'civicrm.timeZone', 'Mars/Olympus')).rejects.toMatchObject({
    code: 'validation_failed',
  });
});
