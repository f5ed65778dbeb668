import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import document from '../../../src/http/generated/openapi.json';
import { EVENT_TYPES } from '../../../src/webhooks/events/catalogue';
import { EVENT_SAMPLES } from '../../../src/webhooks/events/samples';
import { call } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';
import { WebhookReceiver } from '../../support/webhook-receiver';

interface Message {
  type: string;
  data: Record<string, unknown>;
}
const webhooks = document.webhooks as Record<
  string,
  {
    post: {
      requestBody: { content: { 'application/json': { schema: { $ref: string }; example: Message } } };
    };
  }
>;
const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema(document, 'openapi');

/** What is wrong with a message by the published description of its kind. */
function faultsOf(message: Message): unknown {
  const described = webhooks[message.type]?.post.requestBody.content['application/json'].schema.$ref;
  const check = ajv.compile({ $ref: `openapi${described}` });
  return check(message) ? null : check.errors;
}

describe('the description of webhooks', () => {
  it('has every kind of event and no other', () => {
    expect(Object.keys(webhooks).sort()).toEqual([...EVENT_TYPES].sort());
  });

  it.each(EVENT_TYPES)('%s: its example is the sample and fits, and anything else does not', (type) => {
    const example = webhooks[type]?.post.requestBody.content['application/json'].example as Message;
    expect(example.data).toEqual(EVENT_SAMPLES[type]);
    expect(faultsOf(example)).toBeNull();
    const [first = ''] = Object.keys(example.data);
    const { [first]: _left, ...rest } = example.data;
    expect(faultsOf({ ...example, data: rest })).not.toBeNull();
    expect(faultsOf({ ...example, data: { ...example.data, [first]: {} } })).not.toBeNull();
    // Events may gain members.
    expect(faultsOf({ ...example, data: { ...example.data, added: 1 } })).toBeNull();
  });
});

describe('what is delivered', () => {
  let service: TestService;
  let receiver: WebhookReceiver;
  let tenant: TestTenant;
  let key: string;

  beforeAll(async () => {
    receiver = await new WebhookReceiver().start();
    service = await startService({
      pools: ['parse', 'sync', 'match', 'deliver'],
      environment: { WEBHOOK_ALLOW_LOOPBACK: 'true' },
    });
    tenant = await service.tenant('employer');
    ({ key } = await tenant.key());
  });
  afterAll(async () => {
    await service.stop();
    await receiver.stop();
  });

  const send = async (method: string, path: string, json: object) => {
    const answer = await call(service.baseUrl, method, `/api/v1${path}`, { key, json });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.body;
  };

  it('is as described, for every kind of event', async () => {
    await send('POST', '/webhook-subscriptions', { url: receiver.url(), events: ['*'] });
    const job = (skills: string[]) =>
      send('POST', '/jobs/sync', {
        externalId: 'REQ-1',
        parsed: { title: 'Line cook', requiredSkills: skills.map((name) => ({ name })) },
      });
    const { jobId } = await job(['Cooking', 'Knife skills']);
    const pushed = await send('POST', '/candidates/sync', {
      candidates: [{ externalId: 'C-1', firstName: 'Ines', lastName: 'Rocha', skills: ['Cooking'] }],
    });
    const { candidateId } = pushed.results[0];
    const { matchId } = await send('POST', '/match', { candidateId, jobId });
    await job(['Welding', 'Forklift operation']);
    await send('POST', '/match', { candidateId, jobId });
    await send('POST', `/matches/${matchId}/ratings`, { rating: 4, raterRole: 'employer' });
    const { placementId } = await send('POST', '/placements', { candidateId, jobId });
    await send('PATCH', `/placements/${placementId}`, { status: 'accepted' });
    await send('POST', '/parse/jd', { text: 'Line cook, Dayton, OH. $18.50 an hour.' });

    const messages = await until('a message of every kind', () => {
      const received = receiver.received.map(({ body }) => JSON.parse(body) as Message);
      return new Set(received.map(({ type }) => type)).size === EVENT_TYPES.length && received;
    });
    for (const message of messages) expect([message.type, faultsOf(message)]).toEqual([message.type, null]);
  });
});
