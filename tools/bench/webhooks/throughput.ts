import { setTimeout as delay } from 'node:timers/promises';
import { newEvent } from '../../../src/webhooks/events/new-event';
import { EVENT_SAMPLES } from '../../../src/webhooks/events/samples';
import { median, spread, type Spread } from '../statistics';
import type { FloorOrder } from './floor';
import { told, type Endpoint, type Scene } from './scene';

const ENDPOINTS = 4;

export interface Throughput {
  deliveriesPerSecond: number;
  /** A hand-written loop over the HTTP client of Node.js. */
  barePerSecond: number;
  /** Deliveries made, sent, answered and written down, against bare posts; the aim is 0.6 or more. */
  ratio: Spread;
  /** The same loop over the client the service uses. */
  sameClientPerSecond: number;
  sameClientRatio: Spread;
}

interface Rates {
  node: number;
  undici: number;
  ours: number;
}

/** A backlog of events, one delivery each, beside as many bare signed posts to the same receiver. */
export async function measureThroughput(
  scene: Scene,
  rounds: number,
  count: number,
  say: (line: string) => void,
): Promise<Throughput> {
  const endpoints: Endpoint[] = [];
  for (let number = 0; number < ENDPOINTS; number += 1) endpoints.push(await scene.endpoint(`/ok/${number}`));
  const all: Rates[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const measure: Record<keyof Rates, () => Promise<number>> = {
      node: () => floorRate(scene, 'node', endpoints, count),
      undici: () => floorRate(scene, 'undici', endpoints, count),
      ours: () => deliveryRate(scene, endpoints, count),
    };
    const rates: Rates = { node: 0, undici: 0, ours: 0 };
    // Who goes first changes from round to round.
    const sides = ['node', 'ours', 'undici'] as const;
    for (const side of round % 2 === 0 ? sides : [...sides].reverse()) rates[side] = await measure[side]();
    // The first round warms all of them up.
    if (round === 0) continue;
    all.push(rates);
    say(
      `round ${round} of ${rounds}: deliveries ${Math.round(rates.ours)}/s, bare ${Math.round(rates.node)}/s, ` +
        `bare with the same client ${Math.round(rates.undici)}/s`,
    );
  }
  const middle = (side: keyof Rates): number => Math.round(median(all.map((rates) => rates[side])));
  return {
    deliveriesPerSecond: middle('ours'),
    barePerSecond: middle('node'),
    ratio: spread(all.map((rates) => rates.ours / rates.node)),
    sameClientPerSecond: middle('undici'),
    sameClientRatio: spread(all.map((rates) => rates.ours / rates.undici)),
  };
}

async function floorRate(
  scene: Scene,
  client: FloorOrder['client'],
  endpoints: readonly Endpoint[],
  count: number,
): Promise<number> {
  const answer = told<{ ms: number }>(scene.floor, 'ms');
  const order: FloorOrder = {
    client,
    port: scene.receiverPort,
    paths: endpoints.map((endpoint) => endpoint.path),
    connections: scene.config.webhooks.endpointConcurrency,
    count,
  };
  scene.floor.send(order);
  return count / ((await answer).ms / 1000);
}

/** From the commit of the events to the last delivery being written down as succeeded. */
async function deliveryRate(scene: Scene, endpoints: readonly Endpoint[], count: number): Promise<number> {
  const ready = told(scene.receiver, 'expecting');
  scene.receiver.send({ expect: count });
  await ready;
  const reached = told(scene.receiver, 'reached');
  const data = JSON.stringify(newEvent('parse.completed', EVENT_SAMPLES['parse.completed']).data);
  await scene.query(
    `INSERT INTO events (event_id, tenant_id, mode, type, data)
     SELECT 'msg_' || substr(md5(random()::text) || md5(random()::text), 1, 27), t.id::uuid, 'test', 'parse.completed', ?::json
     FROM generate_series(1, ?::int) n JOIN unnest(string_to_array(?, ',')) WITH ORDINALITY AS t (id, ord)
       ON n % ${ENDPOINTS} = t.ord - 1`,
    [data, count, endpoints.map((endpoint) => endpoint.caller.tenantId).join()],
  );
  const started = performance.now();
  await reached;
  for (;;) {
    const rows = await scene.query(
      "SELECT 1 FROM webhook_deliveries WHERE status = 'pending' UNION ALL SELECT 1 FROM event_outbox LIMIT 1",
    );
    if (rows.length === 0) return count / ((performance.now() - started) / 1000);
    await delay(5);
  }
}
