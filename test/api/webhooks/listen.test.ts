import { Webhook } from 'standardwebhooks';
import { tenureClient } from '../../../client/src/index';
import { Listener, type ReceivedMessage } from '../../../src/cli/listen/listener';
import { Database } from '../../../src/db/kernel/database';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';
import { WebhookReceiver } from '../../support/webhook-receiver';
import { emit } from '../../support/webhooks';

describe.each([
  ['a service that calls this machine', 'true', 'deliveries'],
  ['a service that does not', 'false', 'log'],
] as const)('listening to %s', (_kind, allowed, way) => {
  let service: TestService;
  let database: Database;
  let program: WebhookReceiver;
  let tenant: TestTenant;
  let listener: Listener;
  const heard: ReceivedMessage[] = [];

  beforeAll(async () => {
    service = await startService({ pools: ['deliver'], environment: { WEBHOOK_ALLOW_LOOPBACK: allowed } });
    database = new Database({ url: service.database.url, poolSize: 1, role: 'tenure_app' });
    program = await new WebhookReceiver().start();
    tenant = await service.tenant('employer');
    const { key } = await tenant.key();
    listener = new Listener({
      client: tenureClient({ baseUrl: service.baseUrl, apiKey: key }),
      events: ['*'],
      forwardTo: program.url(),
      onMessage: (message) => heard.push(message),
      onError: (sentence) => {
        throw new Error(sentence);
      },
    });
    await listener.start();
  });
  afterAll(async () => {
    await service.stop();
    await program.stop();
    await database.close();
  });

  it('prints what happens and forwards it as the official library wants it; nothing is left afterwards', async () => {
    expect(listener.way).toBe(way);
    const id = await emit(database, tenant.tenantId, 'placement.created');
    const message = await until('the own program hears of it', () => program.received[0]);
    const event = new Webhook(listener.secret).verify(message.body, message.headers);
    expect(event).toMatchObject({ id, type: 'placement.created' });
    await until('it is printed', () => heard.length > 0);
    expect(heard[0]).toMatchObject({
      id,
      type: 'placement.created',
      verified: true,
      forwarded: { status: 204 },
    });
    await listener.stop();
    expect(await service.database.query('SELECT 1 FROM webhook_subscriptions')).toEqual([]);
  });
});
