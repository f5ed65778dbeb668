import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Area, RuleRun } from '../rule';
import { jsonBodyOf } from '../http';
import { at, listOf, textOf } from '../json';

const SUBSCRIPTIONS = '/api/v1/webhook-subscriptions';
const SUBSCRIPTION = `${SUBSCRIPTIONS}/{subscriptionId}`;
const MAX_SUBSCRIPTIONS = 10;
const DELIVERY_MS = 15_000;

/** Webhook subscriptions, deliveries and signatures. */
export const webhooks: Area = {
  name: 'webhooks',
  rules: [
    {
      id: 'webhooks.life',
      says: 'a subscription is created with its secret, read without it, changed and deleted',
      run: async (run) => {
        const json = { url: run.records.webhookUrl, events: ['*'], description: 'conformance' };
        const made = await run.session.op(`POST ${SUBSCRIPTIONS}`, { json });
        if (!run.expectResponse(made, 201)) return;
        const secret = textOf(jsonBodyOf(made.response)['secret']);
        run.expect(
          /^whsec_[A-Za-z0-9+/]{43}=$/.test(secret),
          'the secret is not whsec_ and 32 bytes in base64',
          made,
        );
        run.expect(
          jsonBodyOf(made.response)['secretLast4'] === secret.slice(-4),
          'secretLast4 is not the end of the secret',
          made,
        );
        const params = [textOf(jsonBodyOf(made.response)['subscriptionId'])];
        const read = await run.session.op(`GET ${SUBSCRIPTION}`, { params });
        run.expect(!read.response.text.includes('whsec_'), 'the secret is shown again', read);
        const disabled = await run.session.op(`PATCH ${SUBSCRIPTION}`, {
          params,
          json: { status: 'disabled' },
        });
        run.expect(
          jsonBodyOf(disabled.response)['disabledReason'] === 'manual',
          'disabledReason is not manual',
          disabled,
        );
        const test = await run.session.op(`POST ${SUBSCRIPTION}/test`, {
          params,
          json: { eventType: 'match.created' },
        });
        run.expectResponse(test, 409, 'subscription_disabled');
        const since = new Date(Date.now() - 3_600_000).toISOString();
        run.expectResponse(
          await run.session.op(`POST ${SUBSCRIPTION}/recover`, { params, json: { since } }),
          409,
          'subscription_disabled',
        );
        await run.session.op(`PATCH ${SUBSCRIPTION}`, { params, json: { status: 'enabled' } });
        const rotated = await run.session.op(`POST ${SUBSCRIPTION}/rotate-secret`, {
          params,
          json: { overlapHours: 0 },
        });
        run.expect(
          textOf(jsonBodyOf(rotated.response)['secret']) !== secret,
          'the new secret is the old one',
          rotated,
        );
        run.expectResponse(await run.session.op(`DELETE ${SUBSCRIPTION}`, { params }), 204);
        run.expectResponse(await run.session.op(`GET ${SUBSCRIPTION}`, { params }), 404, 'not_found');
        run.session.pool.forget('subscriptionId', params[0] ?? '');
      },
    },
    {
      id: 'webhooks.redeliver',
      says: 'redelivery for a disabled subscription is 409 subscription_disabled',
      run: async (run) => {
        const subscriptionId = await run.records.newSubscription();
        const params = [subscriptionId];
        const test = await run.session.op(`POST ${SUBSCRIPTION}/test`, {
          params,
          json: { eventType: 'match.created' },
        });
        const deliveryId = textOf(jsonBodyOf(test.response)['deliveryId']);
        await run.session.op(`PATCH ${SUBSCRIPTION}`, { params, json: { status: 'disabled' } });
        const again = await run.session.op(`POST ${SUBSCRIPTION}/deliveries/{deliveryId}/redeliver`, {
          params: [subscriptionId, deliveryId],
        });
        run.expectResponse(again, 409, 'subscription_disabled');
        await run.session.op(`DELETE ${SUBSCRIPTION}`, { params });
        run.session.pool.forget('subscriptionId', subscriptionId);
      },
    },
    {
      id: 'webhooks.addresses',
      says: 'URLs in private networks and with other schemes are rejected',
      run: async (run) => {
        const wrong = [
          'ftp://hooks.example.com/',
          'https://10.0.0.1/',
          'https://169.254.169.254/latest',
          'https://[::ffff:10.0.0.1]/',
          'https://user:pass@hooks.example.com/',
          'text',
          'https://',
        ];
        for (const url of wrong) {
          const exchange = await run.session.op(`POST ${SUBSCRIPTIONS}`, {
            json: { url, events: ['match.created'] },
          });
          run.expectResponse(exchange, 422, 'validation_failed');
        }
        const good = run.records.webhookUrl;
        for (const events of [[], ['unknown.event'], 'match.created', [null]]) {
          run.expectResponse(
            await run.session.op(`POST ${SUBSCRIPTIONS}`, { json: { url: good, events } }),
            422,
            'validation_failed',
          );
        }
      },
    },
    {
      id: 'webhooks.limit',
      says: 'an eleventh subscription in a mode is 409 subscription_limit_reached',
      run: async (run) => {
        const made: string[] = [];
        for (let count = 0; count <= MAX_SUBSCRIPTIONS; count++) {
          const json = { url: `${run.records.webhookUrl}/${count}`, events: ['match.created'] };
          const exchange = await run.session.op(`POST ${SUBSCRIPTIONS}`, { json });
          if (exchange.response.status !== 201) {
            run.expectResponse(exchange, 409, 'subscription_limit_reached');
            break;
          }
          made.push(textOf(jsonBodyOf(exchange.response)['subscriptionId']));
        }
        run.expect(made.length < MAX_SUBSCRIPTIONS + 1, 'an eleventh subscription is taken');
        for (const id of made) {
          run.expectResponse(await run.session.op(`DELETE ${SUBSCRIPTION}`, { params: [id] }), 204);
          run.session.pool.forget('subscriptionId', id);
        }
      },
    },
    {
      id: 'webhooks.signature',
      says: 'a delivery has the Standard Webhooks headers and a signature of its body (requires a local service)',
      run: async (run) => {
        if (!run.isLocal) return;
        await withReceiver(async (url, next) => {
          const made = await run.session.op(`POST ${SUBSCRIPTIONS}`, {
            json: { url, events: ['match.created'] },
          });
          if (!run.expectResponse(made, 201)) return;
          const params = [textOf(jsonBodyOf(made.response)['subscriptionId'])];
          await run.session.op(`POST ${SUBSCRIPTION}/test`, { params, json: { eventType: 'match.created' } });
          const delivery = await next;
          if (run.expect(delivery !== null, 'a test event is not delivered', made) && delivery !== null) {
            checkDelivery(run, delivery, textOf(jsonBodyOf(made.response)['secret']));
          }
          await run.session.op(`DELETE ${SUBSCRIPTION}`, { params });
          run.session.pool.forget('subscriptionId', params[0] ?? '');
        });
      },
    },
    {
      id: 'webhooks.events',
      says: 'the event log contains the match and the placement of the run',
      run: async (run) => {
        for (const [type, id] of [
          ['match.created', run.records.matchId],
          ['placement.created', run.records.placementId],
        ] as const) {
          let isLogged = false;
          let cursor = '';
          for (let page = 0; page < 20 && !isLogged; page++) {
            const query = { type, limit: 200, ...(cursor === '' ? {} : { cursor }) };
            const exchange = await run.session.op('GET /api/v1/events', { query });
            for (const event of listOf(jsonBodyOf(exchange.response)['events'])) {
              run.expect(
                /^msg_[0-9A-Za-z]{27}$/.test(textOf(at(event, 'id'))),
                'the id of an event is not msg_ and 27 characters',
                exchange,
              );
              run.expect(at(event, 'type') === type, 'the filter type lets other events through', exchange);
            }
            isLogged = exchange.response.text.includes(id);
            cursor = textOf(jsonBodyOf(exchange.response)['nextCursor']);
            if (cursor === '') break;
          }
          run.expect(isLogged, `${type} is not in the log`);
        }
      },
    },
  ],
};

interface Received {
  headers: IncomingMessage['headers'];
  body: string;
}

function checkDelivery(run: RuleRun, { headers, body }: Received, secret: string): void {
  const id = String(headers['webhook-id']);
  const timestamp = String(headers['webhook-timestamp']);
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const isSigned = String(headers['webhook-signature']).split(' ').includes(`v1,${signature}`);
  run.expect(isSigned, 'the signature of a delivery does not hold');
  run.expect(
    Math.abs(Date.now() / 1000 - Number(timestamp)) < 60,
    'webhook-timestamp is not the time of sending',
  );
  const message = JSON.parse(body) as unknown;
  run.expect(
    at(message, 'id') === id && at(message, 'apiVersion') === 'v1',
    'the envelope disagrees with its headers',
  );
}

/** A local receiver of one delivery; null if none arrives in time. */
async function withReceiver(
  use: (url: string, next: Promise<Received | null>) => Promise<void>,
): Promise<void> {
  let received: (value: Received | null) => void = () => undefined;
  const next = new Promise<Received | null>((resolve) => (received = resolve));
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.end();
      received({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const timer = setTimeout(() => received(null), DELIVERY_MS);
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, next);
  } finally {
    clearTimeout(timer);
    server.closeAllConnections();
    server.close();
  }
}
