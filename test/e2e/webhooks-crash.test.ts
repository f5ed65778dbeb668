import { Webhook } from 'standardwebhooks';
import { Database } from '../../src/db/kernel/database';
import { migrate } from '../../src/db/migrate';
import { startThrowawayStores, type ThrowawayStores } from '../../src/embedded/throwaway';
import { tenantData } from '../../src/services/tenant-data';
import { newEvent } from '../../src/webhooks/events/new-event';
import { EVENT_SAMPLES } from '../../src/webhooks/events/samples';
import type { ServiceProcess } from '../support/processes';
import { serviceProcesses } from '../support/service-processes';
import { until } from '../support/until';
import { WebhookReceiver } from '../support/webhook-receiver';
import { WebhookClient } from '../support/webhooks';

/** Changes that are made while everything falls over; every fifth is a call of the API. */
const CHANGES = Number(process.env.TENURE_STORM_CHANGES ?? 400);
const CLIENTS = 8;
const PATIENCE_MS = 120_000 + CHANGES * 100;

describe('processes, Redis and the receiver killed at random: every event arrives, none is made up', () => {
  let stores: ThrowawayStores;
  let api: ServiceProcess;
  let workers: ServiceProcess;
  let receiver: WebhookReceiver;
  let owner: Database;
  let database: Database;
  let user: WebhookClient;
  let baseUrl: string;

  beforeAll(async () => {
    stores = await startThrowawayStores();
    const migrationUrl = stores.environment.MIGRATION_DATABASE_URL ?? '';
    await migrate(migrationUrl);
    const processes = await serviceProcesses({
      stores: stores.environment,
      tenantType: 'employer',
      scopes: ['parse', 'match'],
      pools: 'parse,deliver,upkeep',
      settings: { WEBHOOK_ALLOW_LOOPBACK: 'true', WEBHOOK_TIMEOUT_MS: '3000' },
    });
    ({ api, workers, baseUrl } = processes);
    owner = new Database({ url: migrationUrl, poolSize: 2, role: 'tenure_upkeep' });
    database = new Database({
      url: stores.environment.DATABASE_URL ?? '',
      poolSize: CLIENTS,
      role: 'tenure_app',
    });
    user = new WebhookClient({ baseUrl }, processes.tenantId, processes.key);
    receiver = await new WebhookReceiver().start();
    await Promise.all([api.start(), workers.start()]);
  });

  afterAll(async () => {
    await Promise.all([api.stop(), workers.stop()]);
    await receiver.stop();
    await Promise.all([owner.close(), database.close()]);
    await stores.stop();
  });

  /** As a careful caller does: again, under the same key, until there is an answer. */
  const parse = (number: number) =>
    until(
      `call ${number}`,
      async () => {
        const response = await fetch(`${baseUrl}/api/v1/parse/resume`, {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${user.key}`,
            'Content-Type': 'application/json',
            'Idempotency-Key': `call-${number}`,
          },
          body: JSON.stringify({ text: `Forklift operator number ${number}, Dayton, OH` }),
        }).catch(() => null);
        await response?.arrayBuffer().catch(() => undefined);
        return response?.status === 200;
      },
      PATIENCE_MS,
    );

  /** A change in a transaction of its own; every seventh is rolled back. */
  const change = async (number: number, rolledBack: Set<string>): Promise<void> => {
    const event = newEvent('match.created', EVENT_SAMPLES['match.created']);
    await tenantData(database)
      .of({ tenantId: user.tenantId, mode: 'test' })
      .transaction(async (repositories) => {
        await repositories.events.add(event);
        if (number % 7 !== 0) return;
        rolledBack.add(event.eventId);
        throw new Error('the change is not made');
      })
      .catch((error: Error) => {
        if (error.message !== 'the change is not made') throw error;
      });
  };

  /** One after the other falls over and comes back, in an order nobody chose. */
  const storm = async (isOver: () => boolean): Promise<number> => {
    const { port } = receiver;
    const blows = [
      () => workers.kill().then(() => workers.start()),
      () => api.kill().then(() => api.start()),
      () => stores.restartRedis(),
      async () => {
        await receiver.stop();
        const next = Date.now() + 500;
        await until('half a second', () => Date.now() >= next);
        receiver = await new WebhookReceiver(receiver.received).start(port);
      },
    ];
    let struck = 0;
    for (let next = Date.now() + 500; !isOver(); next = Date.now() + 300 + Math.random() * 1_200) {
      await until('the next blow', () => Date.now() >= next || isOver(), 3_000);
      if (isOver()) break;
      await blows[Math.floor(Math.random() * blows.length)]?.();
      struck += 1;
    }
    return struck;
  };

  test(
    `${CHANGES} changes`,
    async () => {
      const { subscriptionId, secret } = await user.subscribe(receiver.url());
      let over = false;
      const storming = storm(() => over);
      // As if the pauses between attempts were short; leases are left to run out by themselves.
      const hurrying = setInterval(() => {
        void owner
          .knex('webhook_deliveries')
          .update({ due_at: owner.knex.fn.now() })
          .where('status', 'pending')
          .whereRaw("due_at > now() + interval '60 seconds'")
          .catch(() => undefined);
      }, 1_000);
      const rolledBack = new Set<string>();
      let number = 0;
      await Promise.all(
        Array.from({ length: CLIENTS }, async () => {
          while (number < CHANGES) {
            const mine = (number += 1);
            if (mine % 5 === 0) await parse(mine);
            else await change(mine, rolledBack);
          }
        }),
      );
      over = true;
      expect(await storming).toBeGreaterThan(0);
      const { rows } = await owner.knex.raw<{ rows: { event_id: string }[] }>('SELECT event_id FROM events');
      const expected = new Set(rows.map((row) => row.event_id));
      const seen = () => new Set(receiver.received.map((message) => message.headers['webhook-id'] ?? ''));
      await until(
        () => `every event: ${seen().size} of ${expected.size} so far`,
        () => [...expected].every((id) => seen().has(id)),
        PATIENCE_MS,
      );
      await until(
        'every delivery is recorded',
        async () => (await user.deliveries(subscriptionId, '?status=pending')).length === 0,
        PATIENCE_MS,
      );
      clearInterval(hurrying);

      expect(expected.size).toBe(CHANGES - rolledBack.size);
      expect(seen()).toEqual(expected);
      expect([...seen()].filter((id) => rolledBack.has(id))).toEqual([]);
      const bodies = new Map<string, string>();
      for (const { headers, body } of receiver.received) {
        const id = headers['webhook-id'] ?? '';
        // Signed by the official library itself, for at the end of a long run the first messages are too old for it.
        const sentAt = new Date(Number(headers['webhook-timestamp']) * 1000);
        expect(headers['webhook-signature']).toBe(new Webhook(secret).sign(id, sentAt, body));
        expect((JSON.parse(body) as { id: string }).id).toBe(id);
        expect(bodies.get(id) ?? body).toBe(body);
        bodies.set(id, body);
      }
      const calls = await owner.knex.raw<{ rows: { calls: number; told: number }[] }>(
        `SELECT (SELECT count(*) FROM operations WHERE status = 'succeeded') AS calls,
                (SELECT count(DISTINCT data->>'operationId') FROM events WHERE type = 'parse.completed') AS told`,
      );
      expect(calls.rows[0]).toEqual({ calls: Math.floor(CHANGES / 5), told: Math.floor(CHANGES / 5) });
    },
    3 * PATIENCE_MS,
  );
});
