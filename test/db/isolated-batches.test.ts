import { DeferredEventsRepository } from '../../src/db/webhooks/deferred-events.repository';
import { EventOutboxRepository } from '../../src/db/webhooks/event-outbox.repository';
import { RequestLogWriterRepository } from '../../src/db/operations/request-log-writer.repository';
import { UpkeepUnitsRepository } from '../../src/db/operations/upkeep-units.repository';
import { systemClock } from '../../src/platform/clock';
import { newId } from '../../src/platform/ids';
import { createLogger } from '../../src/platform/logger';
import { Metrics } from '../../src/platform/metrics';
import { RequestRecorder, type RequestEntry } from '../../src/services/requests/request-recorder';
import { MaintenanceStateService } from '../../src/services/maintenance/maintenance-state.service';
import { DeferredEventsService } from '../../src/services/webhooks/deferred-events.service';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../support/tenants';

describe('a batch of many tenants with a row that cannot be processed', () => {
  let world: TenantsOnDatabase;
  let requestRecords: RequestLogWriterRepository;
  let first: string;
  let second: string;

  beforeAll(async () => {
    world = await tenantsOnDatabase();
    requestRecords = new RequestLogWriterRepository(world.database);
    [first, second] = [
      (await world.newTenant('employer')).tenantId,
      (await world.newTenant('organization')).tenantId,
    ];
    await world.files.query('CREATE TABLE poisoned (tenant_id uuid PRIMARY KEY)');
    await world.files.query('GRANT SELECT ON poisoned TO tenure_upkeep');
    await world.files.query(`
      CREATE FUNCTION refuse_poisoned() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM poisoned p WHERE p.tenant_id = NEW.tenant_id) THEN
          RAISE EXCEPTION 'unreadable' USING ERRCODE = 'XX001';
        END IF;
        RETURN NEW;
      END $$`);
    for (const table of ['webhook_deliveries', 'request_log']) {
      await world.files.query(
        `CREATE TRIGGER poison BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_poisoned()`,
      );
    }
  });
  beforeEach(() => world.files.query('INSERT INTO poisoned VALUES ($1)', [first]));
  afterEach(() => world.files.query('DELETE FROM poisoned'));
  afterAll(() => world.close());

  test('defers the failing events of one tenant, delivers those of the others and retries later', async () => {
    const outbox = new EventOutboxRepository(world.database);
    const deferredEvents = new DeferredEventsService(new DeferredEventsRepository(world.database));
    const eventIds = Array.from({ length: 6 }, (_, index) => `msg_${index}`);
    for (const tenantId of [first, second]) {
      await world.files.query(
        `INSERT INTO webhook_subscriptions (subscription_id, tenant_id, mode, url, events, secret, secret_last4)
         VALUES ($1, $2, 'live', 'https://hooks.example.com/', '{*}', '\\x00', '0000')`,
        [newId(), tenantId],
      );
    }
    for (const [index, eventId] of eventIds.entries()) {
      await world.files.query(
        `INSERT INTO events (event_id, tenant_id, mode, type, data) VALUES ($1, $2, 'live', 'parse.completed', '{}')`,
        [eventId, index % 2 === 0 ? first : second],
      );
    }
    const delivered = async () =>
      (
        await world.files.query<{ event_id: string }>('SELECT event_id FROM webhook_deliveries ORDER BY 1')
      ).map((row) => row.event_id);

    expect(await outbox.dispatch(100)).toEqual({ events: 6, deliveries: 3, deferred: 3 });
    expect(await delivered()).toEqual(['msg_1', 'msg_3', 'msg_5']);
    expect(await outbox.dispatch(100)).toEqual({ events: 0, deliveries: 0, deferred: 0 });
    const state = await new MaintenanceStateService(
      new UpkeepUnitsRepository(world.database),
      systemClock,
    ).look();
    expect(state.find(({ unit }) => unit === 'deferred_events')).toMatchObject({
      late: 'items_fail',
      failingItems: 3,
      lastFailureCode: 'XX001',
    });

    // Waits for the time of the retry, fails again, and succeeds once the fault is gone.
    expect(await deferredEvents.retry()).toBe(0);
    await world.files.query('UPDATE upkeep_faults SET retry_at = now()');
    await deferredEvents.retry();
    expect(await delivered()).toHaveLength(3);
    await world.files.query('DELETE FROM poisoned');
    await world.files.query('UPDATE upkeep_faults SET retry_at = now()');
    await deferredEvents.retry();
    expect(await delivered()).toEqual(eventIds);
    expect(await world.files.query('SELECT FROM deferred_events')).toEqual([]);
    expect(await world.files.query('SELECT FROM upkeep_faults')).toEqual([]);
  });

  test('drops the log entries of one tenant that fail, writes those of the others with their bodies, and counts the dropped ones', async () => {
    const metrics = new Metrics();
    const recorder = new RequestRecorder(
      requestRecords,
      createLogger({ level: 'silent', process: 'test' }),
      metrics,
    );
    const entry = (tenantId: string, index: number): RequestEntry => ({
      request_id: `req_${index}`,
      tenant_id: tenantId,
      mode: 'live',
      key_id: newId(),
      method: 'GET',
      route: '/api/v1/me',
      path: '/api/v1/me',
      status: 200,
      code: null,
      milliseconds: 1,
      pages: 0,
      operation_id: null,
      request_body: null,
      answer_body: null,
      at: new Date().toISOString(),
    });
    for (let index = 0; index < 6; index += 1)
      recorder.record(entry(index % 2 === 0 ? first : second, index));
    await recorder.flush();
    const written = await world.files.query<{ request_id: string }>(
      'SELECT request_id FROM request_log ORDER BY 1',
    );
    expect(written.map((row) => row.request_id)).toEqual(['req_1', 'req_3', 'req_5']);
    expect(await metrics.render()).toContain('tenure_request_log_dropped_total{code="XX001"} 3');

    const answers = ['{"skills":[]}', null, '{"skills":[]}', 'ünïque "text"'];
    answers.forEach((answer, index) =>
      recorder.record({
        ...entry(second, 10 + index),
        ...{ mode: 'test', request_body: `{"index":${index}}`, answer_body: answer },
      }),
    );
    await recorder.flush();
    expect(
      await world.files.query(
        `SELECT request_body, answer_body FROM request_log WHERE mode = 'test' ORDER BY request_id`,
      ),
    ).toEqual(answers.map((answer, index) => ({ request_body: `{"index":${index}}`, answer_body: answer })));
  });
});
