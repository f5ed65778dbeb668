import { setTimeout as delay } from 'node:timers/promises';
import { newEvent } from '../../../src/webhooks/events/new-event';
import { SAMPLES } from '../../../src/webhooks/events/samples';
import { spread, type Spread } from '../statistics';
import { told, type Endpoint, type Scene } from './scene';

const ENDPOINTS = 4;

export interface Throughput {
  floorPerSecond: number;
  deliveriesPerSecond: number;
  /** Deliveries made, sent, answered and written down, against bare posts; the aim is 0.6 or more. */
  ratio: Spread;
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
  const pairs: { floor: number; ours: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const floorFirst = round % 2 === 0;
    const before = floorFirst ? await floorRate(scene, endpoints, count) : null;
    const ours = await deliveryRate(scene, endpoints, count);
    const floor = before ?? (await floorRate(scene, endpoints, count));
    // The first round warms both up.
    if (round === 0) continue;
    pairs.push({ floor, ours });
    say(`round ${round} of ${rounds}: floor ${Math.round(floor)}/s, deliveries ${Math.round(ours)}/s`);
  }
  const best = (side: 'floor' | 'ours'): number => spread(pairs.map((pair) => pair[side])).median;
  return {
    floorPerSecond: Math.round(best('floor')),
    deliveriesPerSecond: Math.round(best('ours')),
    ratio: spread(pairs.map(({ floor, ours }) => ours / floor)),
  };
}

async function floorRate(scene: Scene, endpoints: readonly Endpoint[], count: number): Promise<number> {
  const answer = told<{ ms: number }>(scene.floor, 'ms');
  scene.floor.send({
    port: scene.receiverPort,
    paths: endpoints.map((endpoint) => endpoint.path),
    connections: scene.config.webhooks.endpointConcurrency,
    count,
  });
  return count / ((await answer).ms / 1000);
}

/** From the commit of the events to the last delivery being written down as succeeded. */
async function deliveryRate(scene: Scene, endpoints: readonly Endpoint[], count: number): Promise<number> {
  const ready = told(scene.receiver, 'expecting');
  scene.receiver.send({ expect: count });
  await ready;
  const reached = told(scene.receiver, 'reached');
  const data = JSON.stringify(newEvent('parse.completed', SAMPLES['parse.completed']).data);
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
