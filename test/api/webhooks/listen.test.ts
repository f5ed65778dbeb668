import { Webhook } from 'standardwebhooks';
import { tenureClient } from '../../../client/src/index';
import { WebhookListener, type ReceivedMessage } from '../../../src/cli/listen/webhook-listener';
import { Database } from '../../../src/db/kernel/database';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';
import { WebhookReceiver } from '../../support/servers/webhook-receiver';
import { emit } from '../../support/webhooks';

describe.each([
  ['a service that delivers to loopback addresses', 'true', 'deliveries'],
  ['a service that does not deliver to loopback addresses', 'false', 'log'],
] as const)('a listener for %s', (_kind, allowed, way) => {
  let service: TestService;
  let database: Database;
  let localProgram: WebhookReceiver;
  let tenant: TestTenant;
  let listener: WebhookListener;
  const printedMessages: ReceivedMessage[] = [];

  beforeAll(async () => {
    service = await startService({ pools: ['deliver'], environment: { WEBHOOK_ALLOW_LOOPBACK: allowed } });
    database = new Database({ url: service.database.url, poolSize: 1, role: 'tenure_app' });
    localProgram = await new WebhookReceiver().start();
    tenant = await service.tenant('employer');
    const { key } = await tenant.key();
    listener = new WebhookListener({
      client: tenureClient({ baseUrl: service.baseUrl, apiKey: key }),
      events: ['*'],
      forwardTo: localProgram.url(),
      onMessage: (message) => printedMessages.push(message),
      onError: (errorText) => {
        throw new Error(errorText);
      },
    });
    await listener.start();
  });
  afterAll(async () => {
    await service.stop();
    await localProgram.stop();
    await database.close();
  });

  it('prints and forwards signed events and removes its subscription when it stops', async () => {
    expect(listener.way).toBe(way);
    const id = await emit(database, tenant.tenantId, 'placement.created');
    const message = await until('the local program receives the message', () => localProgram.received[0]);
    const event = new Webhook(listener.secret).verify(message.body, message.headers);
    expect(event).toMatchObject({ id, type: 'placement.created' });
    await until('the message is printed', () => printedMessages.length > 0);
    expect(printedMessages[0]).toMatchObject({
      id,
      type: 'placement.created',
      verified: true,
      forwarded: { status: 204 },
    });
    await listener.stop();
    expect(await service.database.query('SELECT 1 FROM webhook_subscriptions')).toEqual([]);
  });
});
