import { call } from '../../support/api';
import { DESCRIBED_OPERATIONS } from '../../support/described-operations';
import { FOREIGN_RECORDS } from '../../support/foreign-records';
import { startService, type TestService, type TestTenant } from '../../support/service';

const reads = DESCRIBED_OPERATIONS.filter(({ method }) => method === 'GET');

let service: TestService;
let tenant: TestTenant;
let key: string;
beforeAll(async () => {
  service = await startService({ pools: ['sync', 'match'] });
  tenant = await service.tenant('employer');
  ({ key } = await tenant.key());
});
afterAll(() => service.stop());

/** The path with records of the tenant in place of its parameters. */
async function existing(template: string): Promise<string> {
  let path = template;
  for (const [, parameter = ''] of template.matchAll(/\{(\w+)\}/g)) {
    const make = FOREIGN_RECORDS[parameter];
    if (!make) throw new Error(`Say in test/support/foreign-records.ts how a ${parameter} is made.`);
    path = path.replace(`{${parameter}}`, await idOf(parameter, path));
  }
  return path;

  async function idOf(parameter: string, soFar: string): Promise<string> {
    if (parameter !== 'deliveryId') return FOREIGN_RECORDS[parameter]?.(service.baseUrl, tenant) ?? '';
    const subscription = soFar.slice(0, soFar.indexOf('/deliveries'));
    const sent = await call(service.baseUrl, 'POST', `${subscription}/test`, {
      key,
      json: { eventType: 'parse.completed' },
    });
    return sent.body.deliveryId as string;
  }
}

it('there are reads to test', () => {
  expect(reads.length).toBeGreaterThan(15);
});

describe.each(reads)('$name', ({ path: template, isPublic }) => {
  it('carries an ETag, and is answered 304 to a caller who has that answer', async () => {
    const path = await existing(template);
    const get = (headers: Record<string, string> = {}, method = 'GET') =>
      call(service.baseUrl, method, path, { ...(isPublic ? {} : { key }), headers });
    const first = await get();
    expect(first.status).toBe(200);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    for (const held of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await get({ 'If-None-Match': held });
      expect([held, again.status, again.text, again.headers.get('etag')]).toEqual([held, 304, '', tag]);
    }
    const head = await get({}, 'HEAD');
    expect([head.status, head.headers.get('etag')]).toEqual([200, tag]);
    const changed = await get({ 'If-None-Match': '"another"' });
    expect([changed.status, changed.text]).toEqual([200, first.text]);
  });
});

it('a changed record has another ETag', async () => {
  const jobId = await FOREIGN_RECORDS.jobId?.(service.baseUrl, tenant);
  const path = `/api/v1/jobs/${jobId}`;
  const before = await call(service.baseUrl, 'GET', path, { key });
  await call(service.baseUrl, 'PATCH', path, { key, json: { status: 'paused' } });
  const headers = { 'If-None-Match': before.headers.get('etag') ?? '' };
  const after = await call(service.baseUrl, 'GET', path, { key, headers });
  expect([after.status, after.body.status]).toEqual([200, 'paused']);
});

it('a refusal carries no ETag', async () => {
  const answer = await call(service.baseUrl, 'GET', '/api/v1/me', { headers: { 'If-None-Match': '*' } });
  expect([answer.status, answer.headers.get('etag')]).toEqual([401, null]);
});
