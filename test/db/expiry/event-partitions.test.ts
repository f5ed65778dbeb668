import { EventOutboxRepository } from '../../../src/db/webhooks/event-outbox.repository';
import { ExpiredRowsRepository } from '../../../src/db/operations/expired-rows.repository';
import { PartitionPlansRepository } from '../../../src/db/operations/partition-plans.repository';
import { UpkeepUnitsRepository } from '../../../src/db/operations/upkeep-units.repository';
import type { TenantScope } from '../../../src/domain/common';
import { newId } from '../../../src/platform/ids';
import { DataExpiryService } from '../../../src/services/maintenance/data-expiry.service';
import { PartitionsService } from '../../../src/services/maintenance/partitions.service';
import { startPartitions, withoutMigration } from './partitioned-tables';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../../support/tenants';

const DAY_MS = 86_400_000;
const TABLES = ['events', 'webhook_deliveries'] as const;

/** Name of a partition whose last day is that many days ahead (UTC). */
const endsAhead = (table: string, days: number): string =>
  `${table}_${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '_')}`;

describe('events and deliveries in partitions', () => {
  let tenants: TenantsOnDatabase;
  let tenant: TenantScope;
  let subscriptionId: string;
  let outbox: EventOutboxRepository;
  let partitions: PartitionsService;
  let expiry: DataExpiryService;

  beforeAll(async () => {
    tenants = await tenantsOnDatabase();
    tenant = await tenants.newTenant('employer');
    outbox = new EventOutboxRepository(tenants.database);
    partitions = new PartitionsService(
      new PartitionPlansRepository(tenants.database),
      new UpkeepUnitsRepository(tenants.database),
    );
    expiry = new DataExpiryService(new ExpiredRowsRepository(tenants.database));
    subscriptionId = newId();
    await tenants.files.query(
      `INSERT INTO webhook_subscriptions (subscription_id, tenant_id, mode, url, events, secret, secret_last4)
       VALUES ($1, $2, 'live', 'https://hooks.example.com/', '{*}', '\\x00', '0000')`,
      [subscriptionId, tenant.tenantId],
    );
  });
  afterAll(() => tenants.close());

  const deliveries = () => tenants.data.of(tenant).repositories.webhookDeliveries;
  const startAll = async (days: number) => {
    for (const table of TABLES) await startPartitions(tenants, table, days);
  };
  /** Writes an event of that many days ago and makes its delivery. */
  const deliver = async (age: number): Promise<string> => {
    const eventId = `msg_${newId()}`;
    await tenants.files.query(
      `INSERT INTO events (event_id, tenant_id, mode, type, owner, data, created_at, logged_at)
       SELECT $1, $2, 'live', 'parse.completed', 'tenant', '{}', at, at
       FROM (SELECT now() - $3 * interval '1 day' AS at) AS t`,
      [eventId, tenant.tenantId, age],
    );
    expect(await outbox.dispatch(10)).toMatchObject({ events: 1, deliveries: 1 });
    return eventId;
  };
  const partitionsOf = async (eventId: string) =>
    Promise.all(
      TABLES.map(async (table) => {
        const [row] = await tenants.files.query<{ partition: string }>(
          `SELECT tableoid::regclass::text AS partition FROM ${table} WHERE event_id = $1`,
          [eventId],
        );
        return row?.partition ?? null;
      }),
    );

  test('are in the week of the event, and listed, found and sent again there', async () => {
    await startAll(37);
    const eventIds = [await deliver(40), await deliver(34), await deliver(20), await deliver(0)];
    expect(await Promise.all(eventIds.map(partitionsOf))).toEqual([
      TABLES.map((table) => `${table}_past`),
      TABLES.map((table) => endsAhead(table, -31)),
      TABLES.map((table) => endsAhead(table, -17)),
      TABLES.map((table) => endsAhead(table, 4)),
    ]);
    const page = { subscriptionId, limit: 10, status: null, before: null };
    const listed = await deliveries().list(page);
    expect(listed.map((row) => row.event_id)).toEqual(eventIds.toReversed());
    for (const row of listed) {
      expect(await deliveries().find(subscriptionId, row.delivery_id)).toMatchObject({
        event_id: row.event_id,
        created_at: row.created_at,
      });
      expect(await deliveries().redeliver(subscriptionId, row.delivery_id)).toBe(true);
    }
    const { rows: claimed } = await tenants.database.knex.raw<{ rows: { event_id: string }[] }>(
      "SELECT event_id FROM claim_due_deliveries(10, '{}', '{}', 10, 60)",
    );
    expect(claimed.map((row) => row.event_id).toSorted()).toEqual(eventIds.toSorted());
  });

  test('have one delivery for each subscription, however often they are dispatched and recovered', async () => {
    await startAll(37);
    const eventIds = [await deliver(34), await deliver(0)];
    await tenants.files.query(
      'INSERT INTO event_outbox (event_id, logged_at) SELECT event_id, logged_at FROM events',
    );
    expect(await outbox.dispatch(10)).toMatchObject({ events: 2, deliveries: 0 });
    await tenants.files.query("UPDATE webhook_deliveries SET status = 'failed', due_at = NULL");
    const since = new Date(Date.now() - 35 * DAY_MS).toISOString();
    expect(await deliveries().recover(subscriptionId, since, null)).toBe(2);
    const listed = await deliveries().list({ subscriptionId, limit: 10, status: 'pending', before: null });
    expect(listed.map((row) => row.event_id).toSorted()).toEqual(eventIds.toSorted());
  });

  test('are dropped together by week when all have expired, and listed for 30 days', async () => {
    await startAll(37);
    const [expired, recent] = [await deliver(33), await deliver(29)];
    const page = { limit: 10, types: ['parse.completed'], since: null, after: null };
    const log = await tenants.data.of(tenant).repositories.events.list(page);
    expect(log.map((row) => row.event_id)).toEqual([recent]);
    expect(await partitions.maintain()).toMatchObject({ failedItems: 0 });
    expect(await partitionsOf(expired)).toEqual([null, null]);
    expect(await partitionsOf(recent)).toEqual(TABLES.map((table) => endsAhead(table, -24)));
  });

  test('are deleted one by one when they are older than the partitions or when the test clock has moved them', async () => {
    await startAll(37);
    const [old, moved, recent] = [await deliver(40), await deliver(0), await deliver(1)];
    await tenants.files.query(
      "UPDATE events SET created_at = created_at - interval '31 days' WHERE event_id = $1",
      [moved],
    );
    expect(await expiry.deleteOldEvents()).toBe(2);
    expect(await partitionsOf(old)).toEqual([null, null]);
    expect(await partitionsOf(moved)).toEqual([null, null]);
    expect(await partitionsOf(recent)).not.toContain(null);
  });

  test('go with their subscription', async () => {
    await startAll(37);
    const [eventId, testId] = [await deliver(20), `msg_${newId()}`];
    await deliveries().addTest(subscriptionId, { eventId: testId, type: 'ping', owner: 'tenant', data: {} });
    await tenants.files.query('DELETE FROM webhook_subscriptions WHERE subscription_id = $1', [
      subscriptionId,
    ]);
    expect(await partitionsOf(eventId)).toEqual([endsAhead('events', -17), null]);
    expect(await partitionsOf(testId)).toEqual([null, null]);
    await tenants.files.query(
      `INSERT INTO webhook_subscriptions (subscription_id, tenant_id, mode, url, events, secret, secret_last4)
       VALUES ($1, $2, 'live', 'https://hooks.example.com/', '{*}', '\\x00', '0000')`,
      [subscriptionId, tenant.tenantId],
    );
  });

  test('take over the rows of tables without partitions, and what waits in the outbox', async () => {
    await startAll(37);
    const [first, second] = [await deliver(20), await deliver(0)];
    const waitingId = `msg_${newId()}`;
    await withoutMigration(tenants, '20261127100000_events', async (knex) => {
      const { rows: kinds } = await knex.raw<{ rows: { kind: string }[] }>(
        "SELECT relkind AS kind FROM pg_class WHERE oid IN ('events'::regclass, 'webhook_deliveries'::regclass)",
      );
      expect(kinds).toEqual([{ kind: 'r' }, { kind: 'r' }]);
      await knex.raw(
        "INSERT INTO events (event_id, tenant_id, mode, type, owner, data) VALUES (?, ?, 'live', 'parse.completed', 'tenant', '{}')",
        [waitingId, tenant.tenantId],
      );
    });
    expect(await outbox.dispatch(10)).toMatchObject({ events: 1, deliveries: 1 });
    for (const eventId of [first, second, waitingId])
      expect(await partitionsOf(eventId)).toEqual(TABLES.map((table) => `${table}_past`));
    const listed = await deliveries().list({ subscriptionId, limit: 10, status: null, before: null });
    expect(listed.map((row) => row.event_id)).toEqual([waitingId, second, first]);
  });
});
