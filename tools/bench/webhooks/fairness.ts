import { setTimeout as delay } from 'node:timers/promises';
import { newEvent } from '../../../src/webhooks/events/new-event';
import { EVENT_SAMPLES } from '../../../src/webhooks/events/samples';
import { median, percentile } from '../statistics';
import type { ReceiverCount } from './receiver';
import { told, type Endpoint, type Scene } from './scene';

const HEALTHY = 20;
/** Events a second for each endpoint. */
const PACE = 5;

export interface Fairness {
  /** Milliseconds from event to receipt at the healthy endpoints, 95th percentile: alone, and beside the two others. */
  aloneP95Ms: number;
  besideP95Ms: number;
  /** How much that rises; the aim is 0.1 or less. */
  rise: number;
  samples: number;
}

/** Twenty healthy endpoints alone, then beside one that never answers and one that takes ten seconds. */
export async function measureFairness(
  scene: Scene,
  rounds: number,
  seconds: number,
  say: (line: string) => void,
): Promise<Fairness> {
  const healthy: Endpoint[] = [];
  for (let number = 0; number < HEALTHY; number += 1) healthy.push(await scene.endpoint(`/paced/${number}`));
  const troubled = [await scene.endpoint('/never'), await scene.endpoint('/slow')];
  await pace(scene, healthy, 3);
  const pairs: { alone: number; beside: number }[] = [];
  let samples = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const alone = await pace(scene, healthy, seconds);
    const beside = await pace(scene, [...healthy, ...troubled], seconds);
    samples += alone.length + beside.length;
    pairs.push({ alone: percentile(alone, 0.95), beside: percentile(beside, 0.95) });
    say(
      `round ${round} of ${rounds}: p95 alone ${pairs.at(-1)?.alone} ms, beside ${pairs.at(-1)?.beside} ms`,
    );
  }
  return {
    aloneP95Ms: median(pairs.map((pair) => pair.alone)),
    besideP95Ms: median(pairs.map((pair) => pair.beside)),
    rise: median(pairs.map(({ alone, beside }) => beside / alone - 1)),
    samples,
  };
}

/** Events at a steady pace, endpoint after endpoint; the delays of those the healthy ones have received. */
async function pace(scene: Scene, endpoints: readonly Endpoint[], seconds: number): Promise<number[]> {
  const healthyCount = endpoints.filter((endpoint) => endpoint.path.startsWith('/paced/')).length;
  const ready = told(scene.receiver, 'expecting');
  scene.receiver.send({ expect: healthyCount * PACE * seconds });
  await ready;
  const reached = told(scene.receiver, 'reached');
  const total = endpoints.length * PACE * seconds;
  const started = performance.now();
  for (let number = 0; number < total; number += 1) {
    const due = started + (number * seconds * 1000) / total;
    const wait = due - performance.now();
    if (wait > 1) await delay(wait);
    const endpoint = endpoints[number % endpoints.length];
    if (!endpoint) continue;
    await scene.data
      .of(endpoint.caller)
      .repositories.events.add(newEvent('parse.completed', EVENT_SAMPLES['parse.completed']));
  }
  await reached;
  const answer = told<{ state: ReceiverCount }>(scene.receiver, 'state');
  scene.receiver.send({ report: true });
  return (await answer).state.delays;
}
