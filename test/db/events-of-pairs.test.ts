import { Database } from '../../src/db/kernel/database';
import { TenantsRepository } from '../../src/db/tenancy/tenants.repository';
import { newId } from '../../src/platform/ids';
import { tenantData } from '../../src/services/tenant-data';
import { newEvent, pairEvents } from '../../src/webhooks/events/new-event';
import { EVENT_SAMPLES } from '../../src/webhooks/events/samples';
import { freshDatabase, type TestDatabase } from '../support/database';

describe('events of a pair', () => {
  let files: TestDatabase;
  let database: Database;
  let employer: string;
  let organization: string;

  beforeAll(async () => {
    files = await freshDatabase();
    database = new Database({ url: files.url, poolSize: 2, role: 'tenure_app' });
    const admin = new Database({ url: files.migrationUrl, poolSize: 1, role: 'tenure_upkeep' });
    const tenants = new TenantsRepository(admin);
    employer = (await tenants.insert({ tenant_id: newId(), type: 'employer', name: 'E' })).tenant_id;
    organization = (await tenants.insert({ tenant_id: newId(), type: 'organization', name: 'O' })).tenant_id;
    await admin.close();
  });
  afterAll(async () => {
    await database.close();
    await files.drop();
  });

  const writer = () => tenantData(database).of({ tenantId: organization, mode: 'test' });
  const owners = () =>
    files.query<{ tenant_id: string }>("SELECT tenant_id FROM events WHERE type LIKE 'match%' ORDER BY 1");

  test('are written for both tenants by one of them, or for neither', async () => {
    const events = pairEvents('match.created', organization, employer, () => EVENT_SAMPLES['match.created']);
    await expect(
      writer().transaction(async (repositories) => {
        for (const event of events) await repositories.events.add(event);
        throw new Error('the change was rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await owners()).toEqual([]);
    await writer().transaction(async (repositories) => {
      for (const event of events) await repositories.events.add(event);
    });
    expect((await owners()).map((row) => row.tenant_id)).toEqual([employer, organization].sort());
  });

  test('are written with the end of an operation, too', async () => {
    const operationId = newId();
    await writer().repositories.operations.insertWithDocument(
      { operationId, type: 'match', task: 't', pool: 'match', keyId: newId(), input: {} },
      { fileName: null, declaredType: null, bytes: Buffer.from('x') },
    );
    const events = pairEvents('match.updated', organization, employer, () => EVENT_SAMPLES['match.updated']);
    const end = { status: 'succeeded', result: {}, startedAt: new Date() } as const;
    expect(await writer().repositories.operations.end(operationId, end, events)).toBe(true);
    expect(await writer().repositories.operations.end(operationId, end, events)).toBe(false);
    const rows = await files.query('SELECT 1 FROM events WHERE event_id = ANY ($1)', [
      events.map((event) => event.eventId),
    ]);
    expect(rows).toHaveLength(2);
  });

  test('no other kind of event can be written for another tenant', async () => {
    const stray = { ...newEvent('parse.completed', EVENT_SAMPLES['parse.completed']), tenantId: employer };
    await expect(writer().repositories.events.add(stray)).rejects.toThrow(/row-level security/);
  });
});
