import { call } from '../../support/api';
import { DESCRIBED_OPERATIONS } from '../../support/described-operations';
import { FOREIGN_RECORDS } from '../../support/records/foreign-records';
import { startService, type TestService, type TestTenant } from '../../support/service';

/** They respond with a file: one must not be stored, the others are sent as a stream. */
const DOWNLOADS = [
  '/api/v1/access-exports/{exportToken}',
  '/api/v1/imports/{importId}/errors',
  '/api/v1/parse/batches/{batchId}/results',
];
const reads = DESCRIBED_OPERATIONS.filter(
  ({ method, path }) => method === 'GET' && !DOWNLOADS.includes(path),
);

let service: TestService;
let tenant: TestTenant;
let key: string;
beforeAll(async () => {
  service = await startService({ pools: ['sync', 'match'] });
  tenant = await service.tenant('employer');
  ({ key } = await tenant.key());
});
afterAll(() => service.stop());

/** Returns the path with ids of the tenant's records in place of its parameters. */
async function withExistingIds(template: string): Promise<string> {
  let path = template;
  for (const [, parameter = ''] of template.matchAll(/\{(\w+)\}/g)) {
    const make = FOREIGN_RECORDS[parameter];
    if (!make) throw new Error(`Add a ${parameter} to test/support/records/foreign-records.ts.`);
    path = path.replace(`{${parameter}}`, await idOf(parameter, path));
  }
  return path;

  async function idOf(parameter: string, pathPrefix: string): Promise<string> {
    if (parameter === 'runId') return cancelledRun(pathPrefix.slice(0, pathPrefix.indexOf('/{')));
    if (parameter !== 'deliveryId') return FOREIGN_RECORDS[parameter]?.(service.baseUrl, tenant) ?? '';
    const subscription = pathPrefix.slice(0, pathPrefix.indexOf('/deliveries'));
    const sent = await call(service.baseUrl, 'POST', `${subscription}/test`, {
      key,
      json: { eventType: 'parse.completed' },
    });
    return sent.body.deliveryId as string;
  }
}

/** It would change while a test compares responses. */
async function cancelledRun(runs: string): Promise<string> {
  const { runId } = (await call(service.baseUrl, 'POST', runs, { key, json: { dryRun: true } })).body;
  await call(service.baseUrl, 'POST', `/api/v1/operations/${runId}/cancel`, { key });
  return runId as string;
}

it('the API has GET operations to test', () => {
  expect(reads.length).toBeGreaterThan(15);
});

describe.each(reads)('$name', ({ path: template, isPublic }) => {
  it('returns an ETag, and 304 to a caller that sends it', async () => {
    const path = await withExistingIds(template);
    const get = (headers: Record<string, string> = {}, method = 'GET') =>
      call(service.baseUrl, method, path, { ...(isPublic ? {} : { key }), headers });
    const first = await get();
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toMatch(/^application\/(([a-z]+\+)?json|yaml); charset=utf-8$/);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    for (const ifNoneMatch of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const notModified = await get({ 'If-None-Match': ifNoneMatch });
      expect([ifNoneMatch, notModified.status, notModified.text, notModified.headers.get('etag')]).toEqual([
        ifNoneMatch,
        304,
        '',
        tag,
      ]);
    }
    const head = await get({}, 'HEAD');
    expect([head.status, head.headers.get('etag')]).toEqual([200, tag]);
    const changed = await get({ 'If-None-Match': '"another"' });
    expect([changed.status, changed.text]).toEqual([200, first.text]);
  });
});

it('a changed record gets a new ETag', async () => {
  const jobId = await FOREIGN_RECORDS.jobId?.(service.baseUrl, tenant);
  const path = `/api/v1/jobs/${jobId}`;
  const before = await call(service.baseUrl, 'GET', path, { key });
  await call(service.baseUrl, 'PATCH', path, { key, json: { status: 'paused' } });
  const headers = { 'If-None-Match': before.headers.get('etag') ?? '' };
  const after = await call(service.baseUrl, 'GET', path, { key, headers });
  expect([after.status, after.body.status]).toEqual([200, 'paused']);
});

it.each(['If-Match', 'If-None-Match', 'If-Unmodified-Since'])(
  'a change with %s is refused and changes nothing, because conditions of changes are not evaluated',
  async (header) => {
    const { jobId } = (
      await call(service.baseUrl, 'POST', '/api/v1/jobs/sync', { key, json: { parsed: { title: 'Cook' } } })
    ).body;
    const path = `/api/v1/jobs/${jobId}`;
    const refused = await call(service.baseUrl, 'PATCH', path, {
      ...{ key, json: { status: 'paused' }, headers: { [header]: '"an-earlier-tag"' } },
    });
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_header']);
    expect((await call(service.baseUrl, 'GET', path, { key })).body.status).toBe('open');
  },
);

it('an error response has no ETag', async () => {
  const response = await call(service.baseUrl, 'GET', '/api/v1/me', { headers: { 'If-None-Match': '*' } });
  expect([response.status, response.headers.get('etag')]).toEqual([401, null]);
});
