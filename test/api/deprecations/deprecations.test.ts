import { MailQueueRepository } from '../../../src/db/mail/mails.repository';
import { Database } from '../../../src/db/kernel/database';
import { withDeprecations } from '../../../src/http/openapi/deprecated-operations';
import { openApiDocument } from '../../../src/http/openapi/document';
import { DeprecationMailsService } from '../../../src/services/deprecations/deprecation-mails.service';
import {
  parseDeprecatedRoutes,
  type DeprecatedRouteEntry,
} from '../../../src/services/deprecations/deprecated-routes';
import { call } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';
import { TEST_PASSWORD } from '../../support/browser/browser-client';

const ENTRY: DeprecatedRouteEntry = {
  method: 'GET',
  path: '/api/v1/events',
  deprecatedOn: '2026-06-01',
  sunsetOn: '2027-08-01',
  replacement: 'POST /api/v1/webhook-subscriptions',
  why: 'Polling is slow.',
};
const routes = parseDeprecatedRoutes([ENTRY]);
let service: TestService;
let database: Database;
let tenant: TestTenant;
let key: string;

beforeAll(async () => {
  service = await startService({ pools: [], deprecations: routes });
  database = new Database({ url: service.database.url, poolSize: 1, role: 'tenure_app' });
  tenant = await service.tenant('employer');
  ({ key } = await tenant.key());
  for (const [email, role] of [
    ['admin@employer.example', 'employer_admin'],
    ['member@employer.example', 'member'],
  ] as const) {
    await service.admin.users.create({ email, role, tenantId: tenant.tenantId, password: TEST_PASSWORD });
  }
});
afterAll(async () => {
  await database.close();
  await service.stop();
});

const callRoutes = async () => ({
  success: await call(service.baseUrl, 'GET', '/api/v1/events?limit=1', { key }),
  failure: await call(service.baseUrl, 'GET', '/api/v1/events'),
  other: await call(service.baseUrl, 'GET', '/api/v1/operations', { key }),
});

it('every response of a deprecated route states the deprecation date, the sunset date and a link', async () => {
  const { success, failure, other } = await callRoutes();
  expect([success.status, failure.status]).toEqual([200, 401]);
  for (const response of [success, failure]) {
    expect(response.headers.get('deprecation')).toBe(`@${Date.parse('2026-06-01') / 1000}`);
    expect(response.headers.get('sunset')).toBe('Sun, 01 Aug 2027 00:00:00 GMT');
    expect(response.headers.get('link')).toContain('/deprecations#get-api-v1-events>; rel="deprecation"');
    expect(response.headers.get('link')).toContain('rel="sunset"');
  }
  for (const name of ['deprecation', 'sunset', 'link']) expect(other.headers.get(name)).toBeNull();
  const page = await call(service.baseUrl, 'GET', '/deprecations');
  expect(page.text).toContain('id="get-api-v1-events"');
  expect(page.text).toContain('POST /api/v1/webhook-subscriptions');
});

it('a deprecated list keeps its link to the next page', async () => {
  for (const [name, path] of Object.entries({ one: 'Cook', two: 'Baker' })) {
    const created = await call(service.baseUrl, 'POST', '/api/v1/jobs/sync', {
      key,
      json: { externalId: name, parsed: { title: path } },
    });
    expect(created.status).toBe(200);
  }
  await service.database.query(
    `INSERT INTO events (event_id, tenant_id, mode, type, data)
     SELECT 'msg_' || repeat(n::text, 27), $1, 'test', 'parse.completed', '{}' FROM generate_series(1, 2) n`,
    [tenant.tenantId],
  );
  // The list leaves an event out while a transaction that began before it, of any service on the server, still runs.
  await until('the list has a second page', async () => {
    const { success } = await callRoutes();
    return success.headers.get('link')?.includes('rel="next"');
  });
  const { success } = await callRoutes();
  expect(success.headers.get('link')).toMatch(/rel="next", .*rel="deprecation"/);
});

it('the OpenAPI document marks the operation as deprecated and states its dates', async () => {
  const { body } = await call(service.baseUrl, 'GET', '/api/v1/openapi.json');
  expect(body.paths['/api/v1/events'].get).toMatchObject({
    deprecated: true,
    description: expect.stringContaining('May be removed from 2027-08-01') as string,
  });
  expect(body.paths['/api/v1/operations'].get.deprecated).toBeUndefined();
});

it('the admins of a tenant whose key calls the route get one mail for each notice, and other users get none', async () => {
  await tenant.key();
  await callRoutes();
  await until('the call is in the log', async () => {
    const rows = await service.database.query("SELECT 1 FROM request_log WHERE route = '/api/v1/events'");
    return rows.length > 0;
  });
  const at = (time: string) =>
    new DeprecationMailsService(new MailQueueRepository(database), routes, {
      now: () => new Date(time),
    }).run();
  const mailCounts: number[] = [];
  for (const time of [
    '2026-07-01',
    '2026-07-02',
    '2027-02-15',
    '2027-03-15',
    '2027-07-05',
    '2027-07-26',
    '2027-07-31',
    '2027-08-02',
  ]) {
    mailCounts.push(await at(time));
  }
  expect(mailCounts).toEqual([1, 0, 1, 0, 1, 1, 0, 0]);
  const mails = await service.database.query<{ recipient: string; facts: object }>(
    "SELECT recipient, facts FROM mails WHERE kind = 'deprecation' ORDER BY created_at",
  );
  expect(mails.map((mail) => mail.recipient)).toEqual(Array(4).fill('admin@employer.example'));
  expect(mails[0]?.facts).toMatchObject({ route: 'GET /api/v1/events', keyName: 'test' });
});

it('a sunset date within twelve months and a deprecation of an unknown route are refused', () => {
  expect(() => parseDeprecatedRoutes([{ ...ENTRY, sunsetOn: '2027-05-31' }])).toThrow('within twelve months');
  const unknownRoute = parseDeprecatedRoutes([{ ...ENTRY, path: '/api/v1/unknown' }]);
  expect(() => withDeprecations(openApiDocument, unknownRoute)).toThrow(
    'has no operation for the deprecated route',
  );
});
