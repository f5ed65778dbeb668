import { tenantData } from '../../../src/services/tenant-data';
import { Database } from '../../../src/db/kernel/database';
import { newEvent } from '../../../src/webhooks/events/new-event';
import { EVENT_SAMPLES } from '../../../src/webhooks/events/samples';
import { call } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';

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

const ours = () => tenantData(database).of({ tenantId: tenant.tenantId, mode: 'test' });
const list = (query = '', as = key) => call(service.baseUrl, 'GET', `/api/v1/events${query}`, { key: as });
const ids = (answer: { body: Record<string, unknown> }) =>
  (answer.body.events as { id: string }[]).map((event) => event.id);

async function happen(count: number): Promise<string[]> {
  const made: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const event = newEvent('parse.completed', EVENT_SAMPLES['parse.completed']);
    await ours().repositories.events.add(event);
    made.push(event.eventId);
  }
  return made;
}

it('shows events as they are sent, the oldest first, page by page', async () => {
  const made = await happen(5);
  const first = await list('?limit=2');
  expect(first.body.events[0]).toEqual({
    id: made[0],
    type: 'parse.completed',
    timestamp: expect.stringMatching(/Z$/) as string,
    apiVersion: 'v1',
    mode: 'test',
    tenantId: tenant.tenantId,
    data: EVENT_SAMPLES['parse.completed'],
  });
  const second = await list(`?limit=2&cursor=${first.body.nextCursor}`);
  const third = await list(`?limit=2&cursor=${second.body.nextCursor}`);
  expect([...ids(first), ...ids(second), ...ids(third)]).toEqual(made);
  expect([first.body.hasMore, third.body.hasMore]).toEqual([true, false]);
  expect(first.headers.get('link')).toContain('rel="next"');
});

it('at its end gives the place to come back to', async () => {
  const before = await happen(1);
  const end = await list();
  expect(ids(end)).toEqual(before);
  const quiet = await list(`?cursor=${end.body.nextCursor}`);
  expect([ids(quiet), quiet.body.nextCursor]).toEqual([[], end.body.nextCursor]);
  const after = await happen(2);
  expect(ids(await list(`?cursor=${quiet.body.nextCursor}`))).toEqual(after);
});

it('never shows an event behind which another may still turn up', async () => {
  const slow = newEvent('parse.completed', EVENT_SAMPLES['parse.completed']);
  const [quick] = await ours().transaction(async (repositories) => {
    await repositories.events.add(slow);
    const later = await happen(1);
    // The later one is committed, the earlier one is not: a reader who saw the later one would miss the other.
    expect(ids(await list())).toEqual([]);
    return later;
  });
  expect(ids(await list())).toEqual([slow.eventId, quick]);
});

it('is narrowed by kind, time and the scopes of the key', async () => {
  await happen(1);
  await ours().repositories.events.add(newEvent('match.created', EVENT_SAMPLES['match.created']));
  expect(ids(await list('?type=match.created'))).toHaveLength(1);
  expect(ids(await list(`?since=${new Date(Date.now() + 60_000).toISOString()}`))).toHaveLength(0);
  expect(ids(await list(`?since=${new Date(Date.now() - 60_000).toISOString()}`))).toHaveLength(2);
  const { key: narrow } = await tenant.key({ scopes: ['parse'] });
  expect(ids(await list('', narrow))).toHaveLength(1);
  expect((await list('?since=yesterday')).status).toBe(422);
});

it('refuses a kind the key has no scope for, instead of answering that there was none', async () => {
  await happen(1);
  const { key: narrow } = await tenant.key({ scopes: ['match'] });
  const answer = await list('?type=parse.completed', narrow);
  expect([answer.status, answer.body.code, answer.body.requiredScope]).toEqual([
    403,
    'insufficient_scope',
    'parse',
  ]);
  expect((await list('?type=match.created', narrow)).status).toBe(200);
});

it('is cut off by the tenant and the mode', async () => {
  await happen(1);
  const { key: live } = await tenant.key({ mode: 'live' });
  expect(ids(await list('', live))).toEqual([]);
  const stranger = await (await service.tenant('organization')).key();
  expect(ids(await list('', stranger.key))).toEqual([]);
  const cursor = (await list()).body.nextCursor as string;
  expect((await list(`?cursor=${cursor}`, stranger.key)).body.code).toBe('invalid_cursor');
});
