import { setTimeout as delay } from 'node:timers/promises';
import { EVENTS_BY_TYPE } from '../../../src/webhooks/events/catalogue';
import { newEvent } from '../../../src/webhooks/events/new-event';
import { median, spread, type Spread } from '../statistics';
import type { BaselineOrder } from './baseline';
import { nextMessage, type Endpoint, type WebhookBench } from './webhook-bench';

const ENDPOINTS = 4;

export interface Throughput {
  deliveriesPerSecond: number;
  /** A hand-written loop over the HTTP client of Node.js. */
  barePerSecond: number;
  /** Complete deliveries divided by bare posts. Target: at least 0.6. */
  ratio: Spread;
  /** The same loop with the client that the service uses. */
  sameClientPerSecond: number;
  sameClientRatio: Spread;
}

interface Rates {
  node: number;
  undici: number;
  service: number;
}

/** Compares a backlog of events, one delivery each, with as many bare signed posts to the same receiver. */
export async function measureThroughput(
  bench: WebhookBench,
  rounds: number,
  count: number,
  say: (line: string) => void,
): Promise<Throughput> {
  const endpoints = await newEndpoints(bench);
  const all: Rates[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const measure: Record<keyof Rates, () => Promise<number>> = {
      node: () => baselineRate(bench, 'node', endpoints, count),
      undici: () => baselineRate(bench, 'undici', endpoints, count),
      service: () => deliveryRate(bench, endpoints, count),
    };
    const rates: Rates = { node: 0, undici: 0, service: 0 };
    // The order alternates between rounds.
    const sides = ['node', 'service', 'undici'] as const;
    for (const side of round % 2 === 0 ? sides : [...sides].reverse()) rates[side] = await measure[side]();
    // The first round warms all of them up.
    if (round === 0) continue;
    all.push(rates);
    say(
      `round ${round} of ${rounds}: deliveries ${Math.round(rates.service)}/s, bare ${Math.round(rates.node)}/s, ` +
        `bare with the same client ${Math.round(rates.undici)}/s`,
    );
  }
  const middle = (side: keyof Rates): number => Math.round(median(all.map((rates) => rates[side])));
  return {
    deliveriesPerSecond: middle('service'),
    barePerSecond: middle('node'),
    ratio: spread(all.map((rates) => rates.service / rates.node)),
    sameClientPerSecond: middle('undici'),
    sameClientRatio: spread(all.map((rates) => rates.service / rates.undici)),
  };
}

/** Creates endpoints and returns a function that measures the deliveries per second of so many events. */
export async function deliveryMeter(bench: WebhookBench): Promise<(count: number) => Promise<number>> {
  const endpoints = await newEndpoints(bench);
  return (count) => deliveryRate(bench, endpoints, count);
}

async function newEndpoints(bench: WebhookBench): Promise<Endpoint[]> {
  const endpoints: Endpoint[] = [];
  for (let number = 0; number < ENDPOINTS; number += 1) endpoints.push(await bench.endpoint(`/ok/${number}`));
  return endpoints;
}

async function baselineRate(
  bench: WebhookBench,
  client: BaselineOrder['client'],
  endpoints: readonly Endpoint[],
  count: number,
): Promise<number> {
  const answer = nextMessage<{ ms: number }>(bench.baseline, 'ms');
  const order: BaselineOrder = {
    client,
    port: bench.receiverPort,
    paths: endpoints.map((endpoint) => endpoint.path),
    connections: bench.config.webhooks.endpointConcurrency,
    count,
  };
  bench.baseline.send(order);
  return count / ((await answer).ms / 1000);
}

/** Deliveries per second from the commit of the events until the last delivery is stored as succeeded. */
async function deliveryRate(
  bench: WebhookBench,
  endpoints: readonly Endpoint[],
  count: number,
): Promise<number> {
  const ready = nextMessage(bench.receiver, 'expecting');
  bench.receiver.send({ expect: count });
  await ready;
  const reached = nextMessage(bench.receiver, 'reached');
  const data = JSON.stringify(newEvent('parse.completed', EVENTS_BY_TYPE['parse.completed'].sample).data);
  await bench.query(
    `INSERT INTO events (event_id, tenant_id, mode, type, data)
     SELECT 'msg_' || substr(md5(random()::text) || md5(random()::text), 1, 27), t.id::uuid, 'test', 'parse.completed', ?::json
     FROM generate_series(1, ?::int) n JOIN unnest(string_to_array(?, ',')) WITH ORDINALITY AS t (id, ord)
       ON n % ${ENDPOINTS} = t.ord - 1`,
    [data, count, endpoints.map((endpoint) => endpoint.caller.tenantId).join()],
  );
  const started = performance.now();
  await reached;
  for (;;) {
    const rows = await bench.query(
      "SELECT 1 FROM webhook_deliveries WHERE status = 'pending' UNION ALL SELECT 1 FROM event_outbox LIMIT 1",
    );
    if (rows.length === 0) return count / ((performance.now() - started) / 1000);
    await delay(5);
  }
}
