import { Webhook } from 'standardwebhooks';
import { Database } from '../../src/db/kernel/database';
import { DnsServer } from '../support/servers/dns-server';
import { startService, type TestService } from '../support/service';
import { until } from '../support/until';
import { WebhookReceiver } from '../support/servers/webhook-receiver';
import { emit, WebhookClient } from '../support/webhooks';

let dnsServer: DnsServer;
let service: TestService;
let database: Database;
let receiver: WebhookReceiver;
let webhookClient: WebhookClient;

beforeAll(async () => {
  dnsServer = await new DnsServer().start();
  service = await startService({
    pools: ['deliver'],
    environment: {
      WEBHOOK_ALLOW_LOOPBACK: 'true',
      WEBHOOK_DNS_SERVERS: dnsServer.address,
      WEBHOOK_TIMEOUT_MS: '700',
    },
  });
  database = new Database({ url: service.database.url, poolSize: 2, role: 'tenure_app' });
});
beforeEach(async () => {
  receiver = await new WebhookReceiver().start();
  const tenant = await service.tenant('employer');
  webhookClient = new WebhookClient(service, tenant.tenantId, (await tenant.key()).key);
});
afterEach(() => receiver.stop());
afterAll(async () => {
  await service.stop();
  await database.close();
  await dnsServer.stop();
});

/** Makes the next attempt due now. */
const makeDue = (subscriptionId: string) =>
  service.database.query(
    "UPDATE webhook_deliveries SET due_at = now() WHERE subscription_id = $1 AND status = 'pending'",
    [subscriptionId],
  );
const untilReceived = (count: number) =>
  until(
    `${count} messages are received`,
    () => receiver.received.length >= count && receiver.received[count - 1],
  );

describe('a webhook message', () => {
  it('is signed for the official library, unchanged, and recorded', async () => {
    receiver.answer = (_message, response) => void response.writeHead(200).end('thank you');
    const { subscriptionId, secret } = await webhookClient.subscribe(receiver.url());
    const eventId = await emit(database, webhookClient.tenantId);
    const message = await untilReceived(1);
    expect(message?.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'HiringMatch-Webhooks/1.0',
      'webhook-id': eventId,
    });
    const verified = new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {});
    const delivery = await webhookClient.delivery(subscriptionId, (each) => each.status === 'succeeded');
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
    const subscription = await webhookClient.call('GET', `/${subscriptionId}`);
    expect(subscription.body.lastSuccessAt).toMatch(/Z$/);
  });

  it('is sent once to each subscription for its event type', async () => {
    const allEvents = await webhookClient.subscribe(receiver.url('/all'));
    await webhookClient.subscribe(receiver.url('/matches'), ['match.created']);
    const parse = await emit(database, webhookClient.tenantId, 'parse.completed');
    const match = await emit(database, webhookClient.tenantId, 'match.created');
    await until('all three messages are received', () => receiver.received.length === 3);
    await webhookClient.delivery(allEvents.subscriptionId, (each) => each.status === 'succeeded');
    const ids = (path: string) => receiver.on(path).map((message) => message.headers['webhook-id']);
    expect(ids('/all').sort()).toEqual([parse, match].sort());
    expect(ids('/matches')).toEqual([match]);
  });

  it('has both signatures during a secret overlap and only the new one without', async () => {
    const { subscriptionId, secret } = await webhookClient.subscribe(receiver.url());
    const second = (await webhookClient.call('POST', `/${subscriptionId}/rotate-secret`, { overlapHours: 1 }))
      .body.secret as string;
    await emit(database, webhookClient.tenantId);
    const overlapMessage = await untilReceived(1);
    for (const each of [secret, second])
      new Webhook(each).verify(overlapMessage?.body ?? '', overlapMessage?.headers ?? {});
    const third = (await webhookClient.call('POST', `/${subscriptionId}/rotate-secret`, { overlapHours: 0 }))
      .body.secret as string;
    await emit(database, webhookClient.tenantId);
    const lastMessage = await untilReceived(2);
    new Webhook(third).verify(lastMessage?.body ?? '', lastMessage?.headers ?? {});
    expect(() => new Webhook(second).verify(lastMessage?.body ?? '', lastMessage?.headers ?? {})).toThrow();
  });

  it('reuses the connection of the previous message', async () => {
    await webhookClient.subscribe(receiver.url());
    for (let count = 1; count <= 5; count += 1) {
      await emit(database, webhookClient.tenantId);
      await untilReceived(count);
    }
    expect(receiver.connections).toBe(1);
  });
});

describe('a failed delivery', () => {
  it('is retried after five seconds with the same id and body and a new timestamp', async () => {
    receiver.answer = (_message, response) =>
      void response.writeHead(receiver.received.length === 1 ? 500 : 200).end('no');
    const { subscriptionId } = await webhookClient.subscribe(receiver.url());
    await emit(database, webhookClient.tenantId);
    const failed = await webhookClient.delivery(subscriptionId, (each) => each.attempts.length === 1);
    const retryDelay =
      Date.parse(failed.nextAttemptAt as string) - Date.parse(failed.attempts[0].at as string);
    expect(retryDelay).toBeGreaterThan(4_000);
    expect(retryDelay).toBeLessThan(7_000);
    expect(failed.attempts[0]).toMatchObject({ statusCode: 500, error: null, responseSnippet: 'no' });
    await makeDue(subscriptionId);
    const delivery = await webhookClient.delivery(subscriptionId, (each) => each.status === 'succeeded');
    expect(delivery.attempts).toHaveLength(2);
    const [first, second] = receiver.received;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  });

  it('is final after ten attempts and can be redelivered', async () => {
    receiver.answer = (_message, response) => void response.writeHead(500).end();
    const { subscriptionId } = await webhookClient.subscribe(receiver.url());
    await emit(database, webhookClient.tenantId);
    await webhookClient.delivery(subscriptionId, (each) => each.attempts.length === 1);
    await service.database.query(
      'UPDATE webhook_deliveries SET series_attempts = 9, due_at = now() WHERE subscription_id = $1',
      [subscriptionId],
    );
    const { deliveryId } = await webhookClient.delivery(subscriptionId, (each) => each.status === 'failed');
    receiver.answer = (_message, response) => void response.writeHead(200).end();
    await webhookClient.call('POST', `/${subscriptionId}/deliveries/${deliveryId}/redeliver`);
    const redelivered = await webhookClient.delivery(subscriptionId, (each) => each.status === 'succeeded');
    expect(redelivered.attempts.at(-1)).toMatchObject({ attempt: 3, trigger: 'manual', statusCode: 200 });
  });

  it.each([
    ['a redirect, which is not followed', 302, 'redirect'],
    ['a client error', 404, null],
  ])('is recorded for %s', async (_kind, status, error) => {
    receiver.answer = (_message, response) =>
      void response.writeHead(status, { Location: receiver.url('/elsewhere') }).end();
    const { subscriptionId } = await webhookClient.subscribe(receiver.url());
    await emit(database, webhookClient.tenantId);
    const delivery = await webhookClient.delivery(subscriptionId, (each) => each.attempts.length === 1);
    expect(delivery).toMatchObject({ status: 'pending', attempts: [{ statusCode: status, error }] });
    expect(receiver.on('/elsewhere')).toEqual([]);
  });

  it.each([
    ['does not arrive', () => undefined],
    [
      'is incomplete',
      (_message: unknown, response: { write: (text: string) => void }) => response.write('x'),
    ],
  ])('is recorded as a timeout if the response %s', async (_kind, respond) => {
    receiver.answer = respond;
    const { subscriptionId } = await webhookClient.subscribe(receiver.url());
    await emit(database, webhookClient.tenantId);
    const delivery = await webhookClient.delivery(subscriptionId, (each) => each.attempts.length === 1);
    expect(delivery.attempts[0]).toMatchObject({ statusCode: null, error: 'timeout' });
    expect(delivery.attempts[0].durationMs).toBeLessThan(1_500);
  });

  it('is recorded as a connection error if the endpoint is unreachable', async () => {
    const { subscriptionId } = await webhookClient.subscribe('http://127.0.0.1:9/');
    await emit(database, webhookClient.tenantId);
    const delivery = await webhookClient.delivery(subscriptionId, (each) => each.attempts.length === 1);
    expect(delivery.attempts[0]).toMatchObject({ statusCode: null, error: 'connection_failed' });
  });
});

describe('a response of an endpoint', () => {
  it('is read up to a limit, and its status counts', async () => {
    receiver.answer = (_message, response) => {
      response.writeHead(200);
      const writeMore = () => {
        while (response.write('x'.repeat(10_000))) if (response.destroyed) return;
        response.once('drain', writeMore);
      };
      writeMore();
    };
    const { subscriptionId } = await webhookClient.subscribe(receiver.url());
    await emit(database, webhookClient.tenantId);
    const delivery = await webhookClient.delivery(subscriptionId, (each) => each.status === 'succeeded');
    expect(delivery.attempts[0].responseSnippet.length).toBeLessThanOrEqual(1024);
  });

  it('delays the next attempt with Retry-After', async () => {
    receiver.answer = (_message, response) => void response.writeHead(429, { 'Retry-After': '3600' }).end();
    const { subscriptionId } = await webhookClient.subscribe(receiver.url());
    await emit(database, webhookClient.tenantId);
    const delivery = await webhookClient.delivery(subscriptionId, (each) => each.attempts.length === 1);
    const retryDelay = Date.parse(delivery.nextAttemptAt as string) - Date.now();
    expect(retryDelay).toBeGreaterThan(3_500_000);
    expect(retryDelay).toBeLessThan(3_700_000);
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
  ])('disables the endpoint with a notice for %s', async (_kind, respond) => {
    receiver.answer = (_message, response) => respond(response);
    const { subscriptionId } = await webhookClient.subscribe(receiver.url());
    await emit(database, webhookClient.tenantId);
    await webhookClient.delivery(subscriptionId, (each) => each.status === 'failed');
    // The status is written just after the deliveries of the same batch.
    const subscription = await until('the endpoint is disabled', async () => {
      const { body } = await webhookClient.call('GET', `/${subscriptionId}`);
      return body.status === 'disabled' && body;
    });
    expect(subscription).toMatchObject({ disabledReason: 'gone' });
    const notices = await service.database.query(
      'SELECT kind FROM webhook_notices WHERE subscription_id = $1',
      [subscriptionId],
    );
    expect(notices).toEqual([{ kind: 'disabled_gone' }]);
    // A disabled endpoint receives nothing until it is enabled and recovered.
    const missedEventId = await emit(database, webhookClient.tenantId);
    await until('the event is dispatched', async () => {
      const rows = await service.database.query('SELECT 1 FROM event_outbox WHERE event_id = $1', [
        missedEventId,
      ]);
      return rows.length === 0;
    });
    receiver.answer = (_message, response) => void response.writeHead(200).end();
    await webhookClient.call('PATCH', `/${subscriptionId}`, { status: 'enabled' });
    const recovered = await webhookClient.call('POST', `/${subscriptionId}/recover`, {
      since: new Date(Date.now() - 60_000).toISOString(),
    });
    expect(recovered.body).toEqual({ recovered: 2 });
    await until('both messages are received', () => receiver.received.length === 3);
    expect(receiver.received.map((message) => message.headers['webhook-id'])).toContain(missedEventId);
  });

  it('ends the delivery and leaves the endpoint enabled with abort-message', async () => {
    receiver.answer = (_message, response) =>
      void response.writeHead(500, { 'webhook-delivery': 'abort-message' }).end();
    const { subscriptionId } = await webhookClient.subscribe(receiver.url());
    await emit(database, webhookClient.tenantId);
    const delivery = await webhookClient.delivery(subscriptionId, (each) => each.status === 'failed');
    expect(delivery.attempts).toHaveLength(1);
    expect((await webhookClient.call('GET', `/${subscriptionId}`)).body.status).toBe('enabled');
  });
});

describe('an endpoint that always fails', () => {
  it('is reported after an hour and after a day and disabled after five days', async () => {
    receiver.answer = (_message, response) => void response.writeHead(500).end();
    const { subscriptionId } = await webhookClient.subscribe(receiver.url());
    await emit(database, webhookClient.tenantId);
    let attempts = 1;
    await webhookClient.delivery(subscriptionId, (each) => each.attempts.length === attempts);
    const failAgain = async (failingFor: string, lastFailure = '1 hour') => {
      await service.database.query(
        `UPDATE webhook_subscriptions SET failing_since = now() - $2::interval, last_failure_at = now() - $3::interval
         WHERE subscription_id = $1`,
        [subscriptionId, failingFor, lastFailure],
      );
      await makeDue(subscriptionId);
      attempts += 1;
      await webhookClient.delivery(subscriptionId, (each) => each.attempts.length === attempts);
      // The attempt is written first, then the state of the endpoint.
      await until('the failure is noted', async () => {
        const [row] = await service.database.query<{ noted: boolean }>(
          `SELECT last_failure_at > now() - $2::interval / 2 AS noted FROM webhook_subscriptions
           WHERE subscription_id = $1`,
          [subscriptionId, lastFailure],
        );
        return row?.noted === true;
      });
    };
    const noticeKinds = async () =>
      (
        await service.database.query<{ kind: string }>(
          'SELECT DISTINCT kind FROM webhook_notices WHERE subscription_id = $1 ORDER BY 1',
          [subscriptionId],
        )
      ).map((row) => row.kind);
    await failAgain('30 minutes');
    expect(await noticeKinds()).toEqual([]);
    await failAgain('2 hours');
    expect(await noticeKinds()).toEqual(['failing_hour']);
    await failAgain('2 days');
    expect(await noticeKinds()).toEqual(['failing_day', 'failing_hour']);
    // No delivery was due for longer than any retry delay, so the failing period starts again.
    await failAgain('6 days', '40 hours');
    expect((await webhookClient.call('GET', `/${subscriptionId}`)).body.status).toBe('enabled');
    await failAgain('5 days');
    expect((await webhookClient.call('GET', `/${subscriptionId}`)).body).toMatchObject({
      status: 'disabled',
      disabledReason: 'failing',
    });
    expect(await noticeKinds()).toContain('disabled_failing');
    expect((await webhookClient.deliveries(subscriptionId))[0]).toMatchObject({
      status: 'failed',
      nextAttemptAt: null,
    });
  });
});

describe('a host name that resolves to another address after subscribing', () => {
  it('is refused at delivery if the address is private', async () => {
    for (const privateAddress of ['127.0.0.1', '10.0.0.5', '169.254.169.254', '192.168.1.1', '100.64.0.7']) {
      dnsServer.names.set('rebind.example.com', ['8.8.8.8']);
      const { subscriptionId } = await webhookClient.subscribe('https://rebind.example.com:8443/hook');
      dnsServer.names.set('rebind.example.com', [privateAddress]);
      await webhookClient.call('POST', `/${subscriptionId}/test`, { eventType: 'parse.completed' });
      const delivery = await webhookClient.delivery(subscriptionId, (each) => each.attempts.length === 1);
      expect(delivery.attempts[0]).toMatchObject({ statusCode: null, error: 'address_not_allowed' });
      await webhookClient.call('DELETE', `/${subscriptionId}`);
    }
    expect(receiver.received).toEqual([]);
  });

  it('is refused at delivery if one of several addresses is private', async () => {
    dnsServer.names.set('mixed.example.com', ['8.8.8.8']);
    const { subscriptionId } = await webhookClient.subscribe('https://mixed.example.com/');
    dnsServer.names.set('mixed.example.com', ['8.8.8.8', '127.0.0.1']);
    await webhookClient.call('POST', `/${subscriptionId}/test`, { eventType: 'parse.completed' });
    const delivery = await webhookClient.delivery(subscriptionId, (each) => each.attempts.length === 1);
    expect(delivery.attempts[0].error).toBe('address_not_allowed');
  });

  it('is reported as host_not_found if it no longer resolves', async () => {
    dnsServer.names.set('gone.example.com', ['8.8.8.8']);
    const { subscriptionId } = await webhookClient.subscribe('https://gone.example.com/');
    dnsServer.names.delete('gone.example.com');
    await webhookClient.call('POST', `/${subscriptionId}/test`, { eventType: 'parse.completed' });
    const delivery = await webhookClient.delivery(subscriptionId, (each) => each.attempts.length === 1);
    expect(delivery.attempts[0].error).toBe('host_not_found');
  });
});

it('a test event returns the steps of its signature and is not logged as an event', async () => {
  const { subscriptionId, secret } = await webhookClient.subscribe(receiver.url(), ['match.updated']);
  const response = await webhookClient.call('POST', `/${subscriptionId}/test`, {
    eventType: 'placement.created',
  });
  const { example, messageId } = response.body;
  expect(example.stringToSign).toBe(`${messageId}.${example.timestamp}.${example.body}`);
  new Webhook(secret).verify(example.body as string, {
    'webhook-id': messageId as string,
    'webhook-timestamp': example.timestamp as string,
    'webhook-signature': example.signature as string,
  });
  const message = await untilReceived(1);
  expect(message?.body).toBe(example.body);
  const log = await fetch(`${service.baseUrl}/api/v1/events`, {
    headers: { Authorization: `Bearer ${webhookClient.key}` },
  });
  expect(await log.json()).toMatchObject({ events: [] });
});

it('a live key cannot subscribe a loopback address, even if test keys can', async () => {
  const tenant = await service.tenant('employer');
  const liveClient = new WebhookClient(service, tenant.tenantId, (await tenant.key({ mode: 'live' })).key);
  await expect(liveClient.subscribe(receiver.url())).rejects.toThrow(/https/);
  await expect(liveClient.subscribe('https://127.0.0.1:8443/')).rejects.toThrow(/port|public/);
});
