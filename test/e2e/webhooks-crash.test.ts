import { Webhook } from 'standardwebhooks';
import { Database } from '../../src/db/kernel/database';
import { migrate } from '../../src/db/migrate';
import { startThrowawayStores, type ThrowawayStores } from '../../src/embedded/throwaway';
import { tenantData } from '../../src/services/tenant-data';
import { newEvent } from '../../src/webhooks/events/new-event';
import { EVENTS_BY_TYPE } from '../../src/webhooks/events/catalogue';
import type { ServiceProcess } from '../support/processes';
import { serviceProcesses } from '../support/service-processes';
import { CRASH_TEST_REDIS_NODES } from '../support/servers/redis-nodes';
import { until } from '../support/until';
import { WebhookReceiver } from '../support/servers/webhook-receiver';
import { WebhookClient } from '../support/webhooks';

/** The number of changes made while processes are killed. Every fifth change is an API call. */
const CHANGE_COUNT = Number(process.env.TENURE_STORM_CHANGES ?? 400);
const CLIENT_COUNT = 8;
/** A call whose process is killed can be repeated after the lock of its key expires, which takes 30 s each time. */
const TIMEOUT_MS = 300_000 + CHANGE_COUNT * 100;

describe('while processes, Redis and the receiver are killed at random', () => {
  let stores: ThrowawayStores;
  let api: ServiceProcess;
  let workers: ServiceProcess;
  let receiver: WebhookReceiver;
  let owner: Database;
  let database: Database;
  let webhookClient: WebhookClient;
  let baseUrl: string;
  let completedCalls = 0;

  beforeAll(async () => {
    stores = await startThrowawayStores(undefined, CRASH_TEST_REDIS_NODES);
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
      poolSize: CLIENT_COUNT,
      role: 'tenure_app',
    });
    webhookClient = new WebhookClient({ baseUrl }, processes.tenantId, processes.key);
    receiver = await new WebhookReceiver().start();
    await Promise.all([api.start(), workers.start()]);
  });

  afterAll(async () => {
    await Promise.all([api.stop(), workers.stop()]);
    await receiver.stop();
    await Promise.all([owner.close(), database.close()]);
    await stores.stop();
  });

  /** Repeats the call with the same key until it succeeds, as a careful client does. */
  const parse = (number: number) =>
    until(
      `call ${number}`,
      async () => {
        const response = await fetch(`${baseUrl}/api/v1/parse/resume`, {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${webhookClient.key}`,
            'Content-Type': 'application/json',
            'Idempotency-Key': `call-${number}`,
          },
          body: JSON.stringify({ text: `Forklift operator number ${number}, Dayton, OH` }),
        }).catch(() => null);
        await response?.arrayBuffer().catch(() => undefined);
        if (response?.status !== 200) return false;
        completedCalls += 1;
        return true;
      },
      TIMEOUT_MS,
    );

  /** Makes a change in a separate transaction. Every seventh change is rolled back. */
  const change = async (number: number, rolledBack: Set<string>): Promise<void> => {
    const event = newEvent('match.created', EVENTS_BY_TYPE['match.created'].sample);
    await tenantData(database)
      .of({ tenantId: webhookClient.tenantId, mode: 'test' })
      .transaction(async (repositories) => {
        await repositories.events.add(event);
        if (number % 7 !== 0) return;
        rolledBack.add(event.eventId);
        throw new Error('the change is rolled back');
      })
      .catch((error: Error) => {
        if (error.message !== 'the change is rolled back') throw error;
      });
  };

  /**
   * Kills and restarts parts in random order until `isDone` returns true. Returns the number of crashes. A busy machine
   * may need longer than the random delay to complete a call, so each crash waits until one completed since the last.
   */
  const causeCrashes = async (isDone: () => boolean): Promise<number> => {
    const { port } = receiver;
    const crashes = [
      () => workers.kill().then(() => workers.start()),
      () => api.kill().then(() => api.start()),
      () => stores.restartRedis(),
      async () => {
        await receiver.stop();
        const next = Date.now() + 500;
        await until('half a second has passed', () => Date.now() >= next);
        receiver = await new WebhookReceiver(receiver.received).start(port);
      },
    ];
    let crashCount = 0;
    for (let next = Date.now() + 500; !isDone(); next = Date.now() + 300 + Math.random() * 1_200) {
      const callsBefore = completedCalls;
      await until(
        'the next crash is due',
        () => (Date.now() >= next && completedCalls > callsBefore) || isDone(),
        TIMEOUT_MS,
      );
      if (isDone()) break;
      await crashes[Math.floor(Math.random() * crashes.length)]?.();
      crashCount += 1;
    }
    return crashCount;
  };

  test(
    `every event of ${CHANGE_COUNT} changes is delivered and no other`,
    async () => {
      const { subscriptionId, secret } = await webhookClient.subscribe(receiver.url());
      let isDone = false;
      const crashing = causeCrashes(() => isDone);
      // Shortens the retry delays. Leases still expire on their own.
      const retryTimer = setInterval(() => {
        void owner
          .knex('webhook_deliveries')
          .update({ due_at: owner.knex.fn.now() })
          .where('status', 'pending')
          .whereRaw("due_at > now() + interval '60 seconds'")
          .catch(() => undefined);
      }, 1_000);
      const rolledBack = new Set<string>();
      let number = 0;
      let crashCount = 0;
      try {
        await Promise.all(
          Array.from({ length: CLIENT_COUNT }, async () => {
            while (number < CHANGE_COUNT) {
              const changeNumber = (number += 1);
              if (changeNumber % 5 === 0) await parse(changeNumber);
              else await change(changeNumber, rolledBack);
            }
          }),
        );
      } finally {
        isDone = true;
        crashCount = await crashing;
      }
      expect(crashCount).toBeGreaterThan(0);
      const { rows } = await owner.knex.raw<{ rows: { event_id: string }[] }>('SELECT event_id FROM events');
      const expected = new Set(rows.map((row) => row.event_id));
      const receivedIds = () =>
        new Set(receiver.received.map((message) => message.headers['webhook-id'] ?? ''));
      await until(
        () => `every event: ${receivedIds().size} of ${expected.size} so far`,
        () => [...expected].every((id) => receivedIds().has(id)),
        TIMEOUT_MS,
      );
      await until(
        'every delivery is recorded',
        async () => (await webhookClient.deliveries(subscriptionId, '?status=pending')).length === 0,
        TIMEOUT_MS,
      );
      clearInterval(retryTimer);

      expect(expected.size).toBe(CHANGE_COUNT - rolledBack.size);
      expect(receivedIds()).toEqual(expected);
      expect([...receivedIds()].filter((id) => rolledBack.has(id))).toEqual([]);
      const bodies = new Map<string, string>();
      for (const { headers, body } of receiver.received) {
        const id = headers['webhook-id'] ?? '';
        // Signs with the official library instead of verifying, because the first messages may be too old
        // after a long run.
        const sentAt = new Date(Number(headers['webhook-timestamp']) * 1000);
        expect(headers['webhook-signature']).toBe(new Webhook(secret).sign(id, sentAt, body));
        expect((JSON.parse(body) as { id: string }).id).toBe(id);
        expect(bodies.get(id) ?? body).toBe(body);
        bodies.set(id, body);
      }
      const calls = await owner.knex.raw<{ rows: { calls: number; announced: number }[] }>(
        `SELECT (SELECT count(*) FROM operations WHERE status = 'succeeded') AS calls,
                (SELECT count(DISTINCT data->>'operationId') FROM events WHERE type = 'parse.completed') AS announced`,
      );
      expect(calls.rows[0]).toEqual({
        calls: Math.floor(CHANGE_COUNT / 5),
        announced: Math.floor(CHANGE_COUNT / 5),
      });
    },
    3 * TIMEOUT_MS,
  );
});
