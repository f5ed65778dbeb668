import { tenantData } from '../../../src/services/tenant-data';
import { Database } from '../../../src/db/kernel/database';
import { EVENTS_BY_TYPE } from '../../../src/webhooks/events/catalogue';
import { newEvent } from '../../../src/webhooks/events/new-event';
import { call } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';

let service: TestService;
let database: Database;
let tenant: TestTenant;
let key: string;

beforeAll(async () => {
  service = await startService({ pools: [] });
  database = new Database({ url: service.database.url, poolSize: 4, role: 'tenure_app' });
});
beforeEach(async () => {
  tenant = await service.tenant('employer');
  ({ key } = await tenant.key());
});
afterAll(async () => {
  await database.close();
  await service.stop();
});

const tenantContext = () => tenantData(database).of({ tenantId: tenant.tenantId, mode: 'test' });
const list = (query = '', as = key) => call(service.baseUrl, 'GET', `/api/v1/events${query}`, { key: as });
const ids = (response: { body: Record<string, unknown> }) =>
  (response.body.events as { id: string }[]).map((event) => event.id);

async function createEvents(count: number): Promise<string[]> {
  const eventIds: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const event = newEvent('parse.completed', EVENTS_BY_TYPE['parse.completed'].sample);
    await tenantContext().repositories.events.add(event);
    eventIds.push(event.eventId);
  }
  return eventIds;
}

/** Waits until the list returns every event: a transaction of any database of the server, such as that of another suite, delays it. */
async function allEventsAreListed(): Promise<void> {
  await until('no earlier transaction runs', async () => {
    const [row] = await service.database.query<{ isListed: boolean }>(
      'SELECT coalesce(max(written_by) < pg_snapshot_xmin(pg_current_snapshot()), true) AS "isListed" FROM events',
    );
    return row?.isListed;
  });
}

async function createListedEvents(count: number): Promise<string[]> {
  const eventIds = await createEvents(count);
  await allEventsAreListed();
  return eventIds;
}

it('the event list returns events in the form in which they are delivered, oldest first, in pages', async () => {
  const eventIds = await createListedEvents(5);
  const first = await list('?limit=2');
  expect(first.body.events[0]).toEqual({
    id: eventIds[0],
    type: 'parse.completed',
    timestamp: expect.stringMatching(/Z$/) as string,
    apiVersion: 'v1',
    mode: 'test',
    tenantId: tenant.tenantId,
    data: EVENTS_BY_TYPE['parse.completed'].sample,
  });
  const second = await list(`?limit=2&cursor=${first.body.nextCursor}`);
  const third = await list(`?limit=2&cursor=${second.body.nextCursor}`);
  expect([...ids(first), ...ids(second), ...ids(third)]).toEqual(eventIds);
  expect([first.body.hasMore, third.body.hasMore]).toEqual([true, false]);
  expect(first.headers.get('link')).toContain('rel="next"');
});

it('the event list returns a cursor that continues after the last event', async () => {
  const before = await createListedEvents(1);
  const lastPage = await list();
  expect(ids(lastPage)).toEqual(before);
  const emptyPage = await list(`?cursor=${lastPage.body.nextCursor}`);
  expect([ids(emptyPage), emptyPage.body.nextCursor]).toEqual([[], lastPage.body.nextCursor]);
  const after = await createListedEvents(2);
  expect(ids(await list(`?cursor=${emptyPage.body.nextCursor}`))).toEqual(after);
});

it('the event list returns no event while an earlier one is not committed', async () => {
  const uncommitted = newEvent('parse.completed', EVENTS_BY_TYPE['parse.completed'].sample);
  const [committedId] = await tenantContext().transaction(async (repositories) => {
    await repositories.events.add(uncommitted);
    const later = await createEvents(1);
    // The later event is committed and the earlier one is not. A client that read the later one would miss
    // the other.
    expect(ids(await list())).toEqual([]);
    return later;
  });
  await allEventsAreListed();
  expect(ids(await list())).toEqual([uncommitted.eventId, committedId]);
});

it('the event list filters by type, time and the scopes of the key', async () => {
  await createEvents(1);
  await tenantContext().repositories.events.add(
    newEvent('match.created', EVENTS_BY_TYPE['match.created'].sample),
  );
  await allEventsAreListed();
  expect(ids(await list('?type=match.created'))).toHaveLength(1);
  expect(ids(await list(`?since=${new Date(Date.now() + 60_000).toISOString()}`))).toHaveLength(0);
  expect(ids(await list(`?since=${new Date(Date.now() - 60_000).toISOString()}`))).toHaveLength(2);
  const { key: narrowKey } = await tenant.key({ scopes: ['parse'] });
  expect(ids(await list('', narrowKey))).toHaveLength(1);
  expect((await list('?since=yesterday')).status).toBe(422);
});

it('the event list refuses an event type that the scopes of the key do not cover', async () => {
  await createEvents(1);
  const { key: narrowKey } = await tenant.key({ scopes: ['match'] });
  const response = await list('?type=parse.completed', narrowKey);
  expect([response.status, response.body.code, response.body.requiredScope]).toEqual([
    403,
    'insufficient_scope',
    'parse',
  ]);
  expect((await list('?type=match.created', narrowKey)).status).toBe(200);
});

it('the event list contains only events of the same tenant and mode', async () => {
  await createListedEvents(1);
  const { key: liveKey } = await tenant.key({ mode: 'live' });
  expect(ids(await list('', liveKey))).toEqual([]);
  const otherTenantKey = await (await service.tenant('organization')).key();
  expect(ids(await list('', otherTenantKey.key))).toEqual([]);
  const cursor = (await list()).body.nextCursor as string;
  expect((await list(`?cursor=${cursor}`, otherTenantKey.key)).body.code).toBe('invalid_cursor');
});
