import { call, fileForm } from '../../support/api';
import { JSON_RESUME, SKILLS_PASSPORT } from '../../support/documents/structured/resumes';
import { startService, type TestService } from '../../support/service';

let service: TestService;
let key: string;
let candidatesKey: string;

beforeAll(async () => {
  service = await startService({ pools: ['parse', 'sync'] });
  const tenant = await service.tenant('organization');
  ({ key } = await tenant.key());
  ({ key: candidatesKey } = await tenant.key({ scopes: ['candidates'] }));
});
afterAll(() => service.stop());

it('POST /api/v1/parse/resume reads structured data as a file and as a text', async () => {
  const form = fileForm(SKILLS_PASSPORT, 'europass.xml', 'application/xml');
  const file = await call(service.baseUrl, 'POST', '/api/v1/parse/resume', { key, form });
  expect(file.status).toBe(200);
  expect(file.body).toMatchObject({
    basics: { name: 'Liesbet Van Oorschot' },
    work: [{ name: 'Scheldt Clinic', isCurrent: true, months: 40 }, { name: 'Dijle Home' }],
    meta: { method: 'structured', mediaType: 'application/xml', documentProbability: 1 },
  });
  const json = { text: JSON.stringify(JSON_RESUME), include: 'evidence' };
  const text = await call(service.baseUrl, 'POST', '/api/v1/parse/resume', { key, json });
  expect(text.body).toMatchObject({
    basics: {
      name: 'Odalys M. Brandvold',
      evidence: { name: [{ text: 'Odalys M. Brandvold', charStart: 0 }] },
    },
    meta: { method: 'structured', documentDate: { value: '2015-06-30', source: 'metadata' } },
  });
});

it('POST /api/v1/candidates/sync takes a structured resume', async () => {
  const base64 = Buffer.from(JSON.stringify(JSON_RESUME)).toString('base64');
  const candidates = [{ externalId: 'a', resumeText: `data:application/json;base64,${base64}` }];
  const options = { key: candidatesKey, json: { candidates } };
  const pushed = await call(service.baseUrl, 'POST', '/api/v1/candidates/sync', options);
  const { candidateId } = pushed.body.results[0];
  const { body } = await call(service.baseUrl, 'GET', `/api/v1/candidates/${candidateId}`, {
    key: candidatesKey,
  });
  expect(body).toMatchObject({
    firstName: 'Odalys',
    lastName: 'Brandvold',
    work: [{ name: 'Maumee Cold Storage', currentAsOf: '2015-06-30', months: 40 }, { name: 'Harbor Grill' }],
  });
});

it.each([
  ['application/vnd.hropen.candidate+json', '"positionHistories"'],
  ['application/vnd.europass.candidate+xml', '<hr:OrganizationName>Scheldt Clinic</hr:OrganizationName>'],
])('POST /api/v1/parse/resume responds with %s, also to a repeated request', async (accept, part) => {
  const json = { text: SKILLS_PASSPORT };
  const headers = { Accept: accept, 'Idempotency-Key': `format-${accept}` };
  for (let time = 1; time <= 2; time += 1) {
    const response = await call(service.baseUrl, 'POST', '/api/v1/parse/resume', { key, json, headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(accept);
    expect(response.text).toContain(part);
  }
});
