import { Database } from '../../src/db/kernel/database';
import { TenantsRepository } from '../../src/db/tenancy/tenants.repository';
import { newId } from '../../src/platform/ids';
import { tenantData } from '../../src/services/tenant-data';
import { EVENTS_BY_TYPE } from '../../src/webhooks/events/catalogue';
import { newEvent, pairEvents } from '../../src/webhooks/events/new-event';
import { freshDatabase, type TestDatabase } from '../support/database';

describe('events of a pair', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let employer: string;
  let organization: string;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url, poolSize: 2, role: 'tenure_app' });
    const admin = new Database({ url: testDatabase.migrationUrl, poolSize: 1, role: 'tenure_upkeep' });
    const tenants = new TenantsRepository(admin);
    employer = (await tenants.insert({ tenant_id: newId(), type: 'employer', name: 'E' })).tenant_id;
    organization = (await tenants.insert({ tenant_id: newId(), type: 'organization', name: 'O' })).tenant_id;
    await admin.close();
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const writer = () => tenantData(database).of({ tenantId: organization, mode: 'test' });
  const eventTenants = () =>
    testDatabase.query<{ tenant_id: string }>(
      "SELECT tenant_id FROM events WHERE type LIKE 'match%' ORDER BY 1",
    );

  test('are written for both tenants by one transaction, or for neither', async () => {
    const events = pairEvents(
      'match.created',
      organization,
      employer,
      () => EVENTS_BY_TYPE['match.created'].sample,
    );
    await expect(
      writer().transaction(async (repositories) => {
        for (const event of events) await repositories.events.add(event);
        throw new Error('the change was rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await eventTenants()).toEqual([]);
    await writer().transaction(async (repositories) => {
      for (const event of events) await repositories.events.add(event);
    });
    expect((await eventTenants()).map((row) => row.tenant_id)).toEqual([employer, organization].sort());
  });

  test('are written together with the end of an operation', async () => {
    const operationId = newId();
    await writer().repositories.operations.insertWithDocument(
      { operationId, type: 'match', task: 't', pool: 'match', keyId: newId(), input: {} },
      { fileName: null, declaredType: null, bytes: Buffer.from('x') },
    );
    const events = pairEvents(
      'match.updated',
      organization,
      employer,
      () => EVENTS_BY_TYPE['match.updated'].sample,
    );
    const end = { status: 'succeeded', result: {}, startedAt: new Date() } as const;
    expect(await writer().repositories.operations.end(operationId, end, events)).toBe(true);
    expect(await writer().repositories.operations.end(operationId, end, events)).toBe(false);
    const rows = await testDatabase.query('SELECT 1 FROM events WHERE event_id = ANY ($1)', [
      events.map((event) => event.eventId),
    ]);
    expect(rows).toHaveLength(2);
  });

  test('are the only events that can be written for another tenant', async () => {
    const foreignEvent = {
      ...newEvent('parse.completed', EVENTS_BY_TYPE['parse.completed'].sample),
      tenantId: employer,
    };
    await expect(writer().repositories.events.add(foreignEvent)).rejects.toThrow(/row-level security/);
  });

  test('need no migration for a new event type', async () => {
    const event = newEvent('match.created', EVENTS_BY_TYPE['match.created'].sample);
    const added = writer().repositories.events.add({ ...event, type: 'match.archived', tenantId: employer });
    await expect(added).resolves.toBeUndefined();
  });

  test.each([
    ['are accepted', 'match.created', true],
    ['are refused for an event of one tenant', 'parse.completed', false],
  ])('that a process of the previous release writes without an owner %s', async (_says, type, accepted) => {
    const insert = database.knex.transaction(async (transaction) => {
      await transaction.raw(
        "SELECT set_config('tenure.tenant_id', ?, true), set_config('tenure.mode', 'test', true)",
        [organization],
      );
      await transaction.raw(
        "INSERT INTO events (event_id, tenant_id, mode, type, data) VALUES (?, ?, 'test', ?, '{}')",
        [newEvent('match.created', EVENTS_BY_TYPE['match.created'].sample).eventId, employer, type],
      );
    });
    await (accepted
      ? expect(insert).resolves.toBeUndefined()
      : expect(insert).rejects.toThrow(/row-level security/));
  });
});
