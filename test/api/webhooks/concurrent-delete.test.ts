import { Client } from 'pg';
import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';
import { until } from '../../support/until';

const PATH = '/api/v1/webhook-subscriptions';

describe('a webhook subscription that is deleted while another transaction uses it', () => {
  let service: TestService;
  let tenantId: string;
  let key: string;
  let other: Client;
  let path: string;
  let id: string;

  beforeAll(async () => {
    service = await startService({ pools: [], environment: { WEBHOOK_ALLOW_LOOPBACK: 'true' } });
    const tenant = await service.tenant('employer');
    ({ tenantId } = tenant);
    ({ key } = await tenant.key());
    other = new Client({ connectionString: service.database.migrationUrl });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await service.stop();
  });
  const createSubscription = async () => {
    const json = { url: 'http://127.0.0.1:9/hook', events: ['parse.completed'] };
    id = (await call(service.baseUrl, 'POST', PATH, { key, json })).body.subscriptionId as string;
    path = `${PATH}/${id}`;
    await other.query('BEGIN');
  };
  beforeEach(createSubscription);
  afterEach(() => other.query('ROLLBACK'));

  const sendTest = () =>
    call(service.baseUrl, 'POST', `${path}/test`, { key, json: { eventType: 'parse.completed' } });
  const requestWaits = () =>
    until('the request waits for a lock', async () => {
      const [row] = await service.database.query<{ waiting: number }>(
        `SELECT count(*)::int AS waiting FROM pg_locks l JOIN pg_stat_activity a USING (pid)
         WHERE NOT l.granted AND a.datname = current_database()`,
      );
      return row?.waiting === 1;
    });

  /** Deletes a subscription in a deadlock. Resolves with whether Postgres ended the transaction of the request. */
  const deleteInDeadlock = async () => {
    expect((await sendTest()).status).toBe(200);
    await other.query('SELECT 1 FROM webhook_deliveries WHERE subscription_id = $1 FOR UPDATE', [id]);
    const deletion = call(service.baseUrl, 'DELETE', path, { key });
    await requestWaits();
    const requestEnded = await other
      .query('SELECT 1 FROM webhook_subscriptions WHERE subscription_id = $1 FOR UPDATE', [id])
      .then(() => true)
      .catch((error: { code?: string }) => {
        if (error.code !== '40P01') throw error;
        return false;
      });
    await other.query(requestEnded ? 'COMMIT' : 'ROLLBACK');
    expect((await deletion).status).toBe(204);
    expect((await call(service.baseUrl, 'GET', path, { key })).status).toBe(404);
    return requestEnded;
  };

  it('is deleted although the two transactions wait for each other', async () => {
    // Postgres ends the transaction that has waited for one second first: on a busy machine this may be either one.
    await until('Postgres ends the transaction of the request', async () => {
      if (await deleteInDeadlock()) return true;
      await createSubscription();
      return false;
    });
  });

  it.each([
    ['a test event', 'test', { eventType: 'parse.completed' }],
    ['a recovery', 'recover', { since: new Date(Date.now() - 3_600_000).toISOString() }],
  ])('refuses %s with 404', async (_what, action, json) => {
    await service.database.query(
      `INSERT INTO events (event_id, tenant_id, mode, type, data)
       VALUES ('msg_' || gen_random_uuid(), $1, 'test', 'parse.completed', '{}')`,
      [tenantId],
    );
    await other.query('DELETE FROM webhook_subscriptions WHERE subscription_id = $1', [id]);
    const answer = call(service.baseUrl, 'POST', `${path}/${action}`, { key, json });
    await requestWaits();
    await other.query('COMMIT');
    const { status, body } = await answer;
    expect([status, body.code, body.resource]).toEqual([404, 'not_found', 'webhook_subscription']);
  });

  it('refuses a second deletion with 404 and adds no audit entry for it', async () => {
    await other.query('DELETE FROM webhook_subscriptions WHERE subscription_id = $1', [id]);
    const deletion = call(service.baseUrl, 'DELETE', path, { key });
    await requestWaits();
    await other.query('COMMIT');
    const { status, body } = await deletion;
    expect([status, body.resource]).toEqual([404, 'webhook_subscription']);
    const entries = await service.database.query(
      "SELECT 1 FROM audit_log WHERE action = 'webhook.deleted' AND subject_id = $1",
      [id],
    );
    expect(entries).toEqual([]);
  });
});
