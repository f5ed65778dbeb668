import { setTimeout as delay } from 'node:timers/promises';
import { newEvent } from '../../../src/webhooks/events/new-event';
import { EVENTS_BY_TYPE } from '../../../src/webhooks/events/catalogue';
import { median, percentile } from '../statistics';
import type { ReceiverCount } from './receiver';
import { nextMessage, type Endpoint, type WebhookBench } from './webhook-bench';

const HEALTHY = 20;
/** Events per second for each endpoint. */
const EVENTS_PER_SECOND = 5;

export interface Fairness {
  /** Milliseconds from event to receipt at the healthy endpoints, 95th percentile: alone and beside two failing endpoints. */
  aloneP95Ms: number;
  besideP95Ms: number;
  /** Relative increase. Target: at most 0.1. */
  rise: number;
  samples: number;
}

/** Measures twenty healthy endpoints alone, then beside one that never responds and one that takes ten seconds. */
export async function measureFairness(
  bench: WebhookBench,
  rounds: number,
  seconds: number,
  say: (line: string) => void,
): Promise<Fairness> {
  const healthy: Endpoint[] = [];
  for (let number = 0; number < HEALTHY; number += 1) healthy.push(await bench.endpoint(`/paced/${number}`));
  const failing = [await bench.endpoint('/never'), await bench.endpoint('/slow')];
  await pace(bench, healthy, 3);
  const pairs: { alone: number; beside: number }[] = [];
  let samples = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const alone = await pace(bench, healthy, seconds);
    const beside = await pace(bench, [...healthy, ...failing], seconds);
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

/** Emits events at a steady rate to the endpoints in turn and returns the delays at the healthy ones. */
async function pace(bench: WebhookBench, endpoints: readonly Endpoint[], seconds: number): Promise<number[]> {
  const healthyCount = endpoints.filter((endpoint) => endpoint.path.startsWith('/paced/')).length;
  const ready = nextMessage(bench.receiver, 'expecting');
  bench.receiver.send({ expect: healthyCount * EVENTS_PER_SECOND * seconds });
  await ready;
  const reached = nextMessage(bench.receiver, 'reached');
  const total = endpoints.length * EVENTS_PER_SECOND * seconds;
  const started = performance.now();
  for (let number = 0; number < total; number += 1) {
    const due = started + (number * seconds * 1000) / total;
    const wait = due - performance.now();
    if (wait > 1) await delay(wait);
    const endpoint = endpoints[number % endpoints.length];
    if (!endpoint) continue;
    await bench.data
      .of(endpoint.caller)
      .repositories.events.add(newEvent('parse.completed', EVENTS_BY_TYPE['parse.completed'].sample));
  }
  await reached;
  const answer = nextMessage<{ state: ReceiverCount }>(bench.receiver, 'state');
  bench.receiver.send({ report: true });
  return (await answer).state.delays;
}
