import { Database } from '../../src/db/kernel/database';
import type { EventRow } from '../../src/db/webhooks/events.repository';
import { newId } from '../../src/platform/ids';
import { tenantData } from '../../src/services/tenant-data';
import { freshDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
let app: Database;

beforeAll(async () => {
  database = await freshDatabase();
  app = new Database({ url: database.url, poolSize: 1, role: 'tenure_app' });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

it('lists every event once, in the order of the transactions, when their numbers become longer', async () => {
  const tenantId = newId();
  await database.query(`INSERT INTO tenants (tenant_id, type, name) VALUES ($1, 'employer', 'Log')`, [
    tenantId,
  ]);
  // Numbers of transactions that ended before the test database was made.
  const transactions = Array.from({ length: 8 }, (_, index) => String(96 + index));
  await database.query(
    `INSERT INTO events (event_id, tenant_id, mode, type, owner, data, written_by)
     SELECT 'msg_' || number, $1, 'test', 'parse.completed', 'tenant', '{}', number::xid8
     FROM unnest($2::text[]) AS number`,
    [tenantId, transactions],
  );
  const { events } = tenantData(app).of({ tenantId, mode: 'test' }).repositories;
  const page = { limit: 3, types: ['parse.completed'], since: null };
  const listed: string[] = [];
  let last: EventRow | undefined;
  do {
    const after = last ? { writtenBy: last.written_by, eventId: last.event_id } : null;
    const rows = await events.list({ ...page, after });
    listed.push(...rows.map((row) => row.written_by));
    last = rows.at(-1);
  } while (last);
  expect(listed).toEqual(transactions);
});
