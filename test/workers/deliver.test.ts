import { Webhook } from 'standardwebhooks';
import { Database } from '../../src/db/kernel/database';
import { DnsServer } from '../support/dns-server';
import { startService, type TestService } from '../support/service';
import { until } from '../support/until';
import { WebhookReceiver } from '../support/webhook-receiver';
import { emit, WebhookClient } from '../support/webhooks';

let names: DnsServer;
let service: TestService;
let database: Database;
let receiver: WebhookReceiver;
let user: WebhookClient;

beforeAll(async () => {
  names = await new DnsServer().start();
  service = await startService({
    pools: ['deliver'],
    environment: {
      WEBHOOK_ALLOW_LOOPBACK: 'true',
      WEBHOOK_DNS_SERVERS: names.address,
      WEBHOOK_TIMEOUT_MS: '700',
    },
  });
  database = new Database({ url: service.database.url, poolSize: 2, role: 'tenure_app' });
});
beforeEach(async () => {
  receiver = await new WebhookReceiver().start();
  const tenant = await service.tenant('employer');
  user = new WebhookClient(service, tenant.tenantId, (await tenant.key()).key);
});
afterEach(() => receiver.stop());
afterAll(async () => {
  await service.stop();
  await database.close();
  await names.stop();
});

/** As if the time of the next attempt had come. */
const hurry = (subscriptionId: string) =>
  service.database.query(
    "UPDATE webhook_deliveries SET due_at = now() WHERE subscription_id = $1 AND status = 'pending'",
    [subscriptionId],
  );
const arrived = (count: number) =>
  until(`${count} messages`, () => receiver.received.length >= count && receiver.received[count - 1]);

describe('a message', () => {
  it('arrives signed for the official library, byte for byte, and is recorded', async () => {
    receiver.answer = (_message, response) => void response.writeHead(200).end('thank you');
    const { subscriptionId, secret } = await user.subscribe(receiver.url());
    const eventId = await emit(database, user.tenantId);
    const message = await arrived(1);
    expect(message?.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'HiringMatch-Webhooks/1.0',
      'webhook-id': eventId,
    });
    const verified = new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {});
    const delivery = await user.delivery(subscriptionId, (each) => each.status === 'succeeded');
    expect(delivery).toMatchObject({
      messageId: eventId,
      eventType: 'parse.completed',
      nextAttemptAt: null,
      payload: verified,
      attempts: [
        {
          attempt: 1,
          statusCode: 200,
          error: null,
          responseSnippet: 'thank you',
          trigger: 'scheduled',
        },
      ],
    });
    const subscription = await user.call('GET', `/${subscriptionId}`);
    expect(subscription.body.lastSuccessAt).toMatch(/Z$/);
  });

  it('goes to those who asked for its kind, once', async () => {
    const everything = await user.subscribe(receiver.url('/all'));
    await user.subscribe(receiver.url('/matches'), ['match.created']);
    const parse = await emit(database, user.tenantId, 'parse.completed');
    const match = await emit(database, user.tenantId, 'match.created');
    await until('all three', () => receiver.received.length === 3);
    await user.delivery(everything.subscriptionId, (each) => each.status === 'succeeded');
    const ids = (path: string) => receiver.on(path).map((message) => message.headers['webhook-id']);
    expect(ids('/all').sort()).toEqual([parse, match].sort());
    expect(ids('/matches')).toEqual([match]);
  });

  it('carries both signatures while an overlap lasts, the new one alone without', async () => {
    const { subscriptionId, secret } = await user.subscribe(receiver.url());
    const second = (await user.call('POST', `/${subscriptionId}/rotate-secret`, { overlapHours: 1 })).body
      .secret as string;
    await emit(database, user.tenantId);
    const both = await arrived(1);
    for (const each of [secret, second]) new Webhook(each).verify(both?.body ?? '', both?.headers ?? {});
    const third = (await user.call('POST', `/${subscriptionId}/rotate-secret`, { overlapHours: 0 })).body
      .secret as string;
    await emit(database, user.tenantId);
    const one = await arrived(2);
    new Webhook(third).verify(one?.body ?? '', one?.headers ?? {});
    expect(() => new Webhook(second).verify(one?.body ?? '', one?.headers ?? {})).toThrow();
  });

  it('uses the connection of the one before', async () => {
    await user.subscribe(receiver.url());
    for (let count = 1; count <= 5; count += 1) {
      await emit(database, user.tenantId);
      await arrived(count);
    }
    expect(receiver.connections).toBe(1);
  });
});

describe('a failure', () => {
  it('is tried again after five seconds, with the same id and bytes and a new time', async () => {
    receiver.answer = (_message, response) =>
      void response.writeHead(receiver.received.length === 1 ? 500 : 200).end('no');
    const { subscriptionId } = await user.subscribe(receiver.url());
    await emit(database, user.tenantId);
    const failed = await user.delivery(subscriptionId, (each) => each.attempts.length === 1);
    const pause = Date.parse(failed.nextAttemptAt as string) - Date.parse(failed.attempts[0].at as string);
    expect(pause).toBeGreaterThan(4_000);
    expect(pause).toBeLessThan(7_000);
    expect(failed.attempts[0]).toMatchObject({ statusCode: 500, error: null, responseSnippet: 'no' });
    await hurry(subscriptionId);
    const delivery = await user.delivery(subscriptionId, (each) => each.status === 'succeeded');
    expect(delivery.attempts).toHaveLength(2);
    const [first, second] = receiver.received;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  });

  it('is final after ten attempts, and can be redelivered or recovered', async () => {
    receiver.answer = (_message, response) => void response.writeHead(500).end();
    const { subscriptionId } = await user.subscribe(receiver.url());
    await emit(database, user.tenantId);
    await user.delivery(subscriptionId, (each) => each.attempts.length === 1);
    await service.database.query(
      'UPDATE webhook_deliveries SET series_attempts = 9, due_at = now() WHERE subscription_id = $1',
      [subscriptionId],
    );
    const { deliveryId } = await user.delivery(subscriptionId, (each) => each.status === 'failed');
    receiver.answer = (_message, response) => void response.writeHead(200).end();
    await user.call('POST', `/${subscriptionId}/deliveries/${deliveryId}/redeliver`);
    const again = await user.delivery(subscriptionId, (each) => each.status === 'succeeded');
    expect(again.attempts.at(-1)).toMatchObject({ attempt: 3, trigger: 'manual', statusCode: 200 });
  });

  it.each([
    ['a redirect, which is not followed', 302, 'redirect'],
    ['a refusal', 404, null],
  ])('is also %s', async (_kind, status, error) => {
    receiver.answer = (_message, response) =>
      void response.writeHead(status, { Location: receiver.url('/elsewhere') }).end();
    const { subscriptionId } = await user.subscribe(receiver.url());
    await emit(database, user.tenantId);
    const delivery = await user.delivery(subscriptionId, (each) => each.attempts.length === 1);
    expect(delivery).toMatchObject({ status: 'pending', attempts: [{ statusCode: status, error }] });
    expect(receiver.on('/elsewhere')).toEqual([]);
  });

  it.each([
    ['never', () => undefined],
    ['halfway', (_message: unknown, response: { write: (text: string) => void }) => response.write('x')],
  ])('is an answer that comes %s', async (_kind, answer) => {
    receiver.answer = answer;
    const { subscriptionId } = await user.subscribe(receiver.url());
    await emit(database, user.tenantId);
    const delivery = await user.delivery(subscriptionId, (each) => each.attempts.length === 1);
    expect(delivery.attempts[0]).toMatchObject({ statusCode: null, error: 'timeout' });
    expect(delivery.attempts[0].durationMs).toBeLessThan(1_500);
  });

  it('is nobody listening', async () => {
    const { subscriptionId } = await user.subscribe('http://127.0.0.1:9/');
    await emit(database, user.tenantId);
    const delivery = await user.delivery(subscriptionId, (each) => each.attempts.length === 1);
    expect(delivery.attempts[0]).toMatchObject({ statusCode: null, error: 'connection_failed' });
  });
});

describe('an endpoint may say', () => {
  it('a great deal: only the beginning is read, and the status counts', async () => {
    receiver.answer = (_message, response) => {
      response.writeHead(200);
      const more = () => {
        while (response.write('x'.repeat(10_000))) if (response.destroyed) return;
        response.once('drain', more);
      };
      more();
    };
    const { subscriptionId } = await user.subscribe(receiver.url());
    await emit(database, user.tenantId);
    const delivery = await user.delivery(subscriptionId, (each) => each.status === 'succeeded');
    expect(delivery.attempts[0].responseSnippet.length).toBeLessThanOrEqual(1024);
  });

  it('when to come back', async () => {
    receiver.answer = (_message, response) => void response.writeHead(429, { 'Retry-After': '3600' }).end();
    const { subscriptionId } = await user.subscribe(receiver.url());
    await emit(database, user.tenantId);
    const delivery = await user.delivery(subscriptionId, (each) => each.attempts.length === 1);
    const pause = Date.parse(delivery.nextAttemptAt as string) - Date.now();
    expect(pause).toBeGreaterThan(3_500_000);
    expect(pause).toBeLessThan(3_700_000);
  });

  it.each([
    [
      '410',
      (response: { writeHead: (status: number) => { end: () => void } }) => response.writeHead(410).end(),
    ],
    [
      'webhook-delivery: disable',
      (response: { writeHead: (status: number, headers: object) => { end: () => void } }) =>
        response.writeHead(503, { 'webhook-delivery': 'disable' }).end(),
    ],
  ])('%s: it is switched off at once, with a notice', async (_kind, answer) => {
    receiver.answer = (_message, response) => answer(response);
    const { subscriptionId } = await user.subscribe(receiver.url());
    await emit(database, user.tenantId);
    await user.delivery(subscriptionId, (each) => each.status === 'failed');
    // Written right after the deliveries of the same moment.
    const subscription = await until('the endpoint is switched off', async () => {
      const { body } = await user.call('GET', `/${subscriptionId}`);
      return body.status === 'disabled' && body;
    });
    expect(subscription).toMatchObject({ disabledReason: 'gone' });
    const notices = await service.database.query(
      'SELECT kind FROM webhook_notices WHERE subscription_id = $1',
      [subscriptionId],
    );
    expect(notices).toEqual([{ kind: 'disabled_gone' }]);
    // Nothing is sent to it any more, until it is enabled and told to recover.
    const missed = await emit(database, user.tenantId);
    await until('the event is dispatched', async () => {
      const rows = await service.database.query('SELECT 1 FROM event_outbox WHERE event_id = $1', [missed]);
      return rows.length === 0;
    });
    receiver.answer = (_message, response) => void response.writeHead(200).end();
    await user.call('PATCH', `/${subscriptionId}`, { status: 'enabled' });
    const recovered = await user.call('POST', `/${subscriptionId}/recover`, {
      since: new Date(Date.now() - 60_000).toISOString(),
    });
    expect(recovered.body).toEqual({ recovered: 2 });
    await until('both arrived', () => receiver.received.length === 3);
    expect(receiver.received.map((message) => message.headers['webhook-id'])).toContain(missed);
  });

  it('abort-message: this one is given up, the endpoint stays', async () => {
    receiver.answer = (_message, response) =>
      void response.writeHead(500, { 'webhook-delivery': 'abort-message' }).end();
    const { subscriptionId } = await user.subscribe(receiver.url());
    await emit(database, user.tenantId);
    const delivery = await user.delivery(subscriptionId, (each) => each.status === 'failed');
    expect(delivery.attempts).toHaveLength(1);
    expect((await user.call('GET', `/${subscriptionId}`)).body.status).toBe('enabled');
  });
});

describe('an endpoint that only fails', () => {
  it('is reported after an hour and a day, and switched off after five days', async () => {
    receiver.answer = (_message, response) => void response.writeHead(500).end();
    const { subscriptionId } = await user.subscribe(receiver.url());
    await emit(database, user.tenantId);
    let attempts = 1;
    await user.delivery(subscriptionId, (each) => each.attempts.length === attempts);
    const failAgain = async (failingFor: string, lastFailure = '1 hour') => {
      await service.database.query(
        `UPDATE webhook_subscriptions SET failing_since = now() - $2::interval, last_failure_at = now() - $3::interval
         WHERE subscription_id = $1`,
        [subscriptionId, failingFor, lastFailure],
      );
      await hurry(subscriptionId);
      attempts += 1;
      await user.delivery(subscriptionId, (each) => each.attempts.length === attempts);
    };
    const kinds = async () =>
      (
        await service.database.query<{ kind: string }>(
          'SELECT DISTINCT kind FROM webhook_notices WHERE subscription_id = $1 ORDER BY 1',
          [subscriptionId],
        )
      ).map((row) => row.kind);
    await failAgain('30 minutes');
    expect(await kinds()).toEqual([]);
    await failAgain('2 hours');
    expect(await kinds()).toEqual(['failing_hour']);
    await failAgain('2 days');
    expect(await kinds()).toEqual(['failing_day', 'failing_hour']);
    // It had nothing to fail at for longer than any pause: the clock starts anew.
    await failAgain('6 days', '40 hours');
    expect((await user.call('GET', `/${subscriptionId}`)).body.status).toBe('enabled');
    await failAgain('5 days');
    expect((await user.call('GET', `/${subscriptionId}`)).body).toMatchObject({
      status: 'disabled',
      disabledReason: 'failing',
    });
    expect(await kinds()).toContain('disabled_failing');
    expect((await user.deliveries(subscriptionId))[0]).toMatchObject({
      status: 'failed',
      nextAttemptAt: null,
    });
  });
});

describe('a name that changes its mind', () => {
  it('between create and send is refused at send: nothing private is ever connected to', async () => {
    for (const private_ of ['127.0.0.1', '10.0.0.5', '169.254.169.254', '192.168.1.1', '100.64.0.7']) {
      names.names.set('rebind.example.com', ['8.8.8.8']);
      const { subscriptionId } = await user.subscribe('https://rebind.example.com:8443/hook');
      names.names.set('rebind.example.com', [private_]);
      await user.call('POST', `/${subscriptionId}/test`, { eventType: 'parse.completed' });
      const delivery = await user.delivery(subscriptionId, (each) => each.attempts.length === 1);
      expect(delivery.attempts[0]).toMatchObject({ statusCode: null, error: 'address_not_allowed' });
      await user.call('DELETE', `/${subscriptionId}`);
    }
    expect(receiver.received).toEqual([]);
  });

  it('or mixes a private address in', async () => {
    names.names.set('mixed.example.com', ['8.8.8.8']);
    const { subscriptionId } = await user.subscribe('https://mixed.example.com/');
    names.names.set('mixed.example.com', ['8.8.8.8', '127.0.0.1']);
    await user.call('POST', `/${subscriptionId}/test`, { eventType: 'parse.completed' });
    const delivery = await user.delivery(subscriptionId, (each) => each.attempts.length === 1);
    expect(delivery.attempts[0].error).toBe('address_not_allowed');
  });

  it('or is gone', async () => {
    names.names.set('gone.example.com', ['8.8.8.8']);
    const { subscriptionId } = await user.subscribe('https://gone.example.com/');
    names.names.delete('gone.example.com');
    await user.call('POST', `/${subscriptionId}/test`, { eventType: 'parse.completed' });
    const delivery = await user.delivery(subscriptionId, (each) => each.attempts.length === 1);
    expect(delivery.attempts[0].error).toBe('host_not_found');
  });
});

it('a test event shows how its signature comes about, and stands in no log', async () => {
  const { subscriptionId, secret } = await user.subscribe(receiver.url(), ['match.updated']);
  const answer = await user.call('POST', `/${subscriptionId}/test`, { eventType: 'placement.created' });
  const { example, messageId } = answer.body;
  expect(example.stringToSign).toBe(`${messageId}.${example.timestamp}.${example.body}`);
  new Webhook(secret).verify(example.body as string, {
    'webhook-id': messageId as string,
    'webhook-timestamp': example.timestamp as string,
    'webhook-signature': example.signature as string,
  });
  const message = await arrived(1);
  expect(message?.body).toBe(example.body);
  const log = await fetch(`${service.baseUrl}/api/v1/events`, {
    headers: { Authorization: `Bearer ${user.key}` },
  });
  expect(await log.json()).toMatchObject({ events: [] });
});

it('a live key may not name this machine even where test keys may', async () => {
  const tenant = await service.tenant('employer');
  const live = new WebhookClient(service, tenant.tenantId, (await tenant.key({ mode: 'live' })).key);
  await expect(live.subscribe(receiver.url())).rejects.toThrow(/https/);
  await expect(live.subscribe('https://127.0.0.1:8443/')).rejects.toThrow(/port|public/);
});
