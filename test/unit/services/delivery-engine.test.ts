import type {
  DeliveryWorkRepository,
  LeasedDelivery,
} from '../../../src/db/webhooks/delivery-work.repository';
import type { EventOutboxRepository } from '../../../src/db/webhooks/event-outbox.repository';
import { createLogger } from '../../../src/platform/logger';
import { DeliveryEngine } from '../../../src/services/webhooks/delivery-engine';
import type { AttemptOutcome } from '../../../src/services/webhooks/delivery-attempts';
import { until } from '../../support/until';

const delivery = (number: number) =>
  ({ delivery_id: `d-${number}`, subscription_id: 's-1' }) as unknown as LeasedDelivery;
const RETRY_AFTER_MS = 60_000;

/** An attempt that ended within 5 milliseconds; with `pauseMs`, the endpoint responded 429 with `Retry-After`. */
function ended(deliveryId: string, pauseMs: number | null): AttemptOutcome {
  const outcome = pauseMs === null ? 'succeeded' : 'retry';
  return {
    response: { statusCode: pauseMs === null ? 200 : 429, durationMs: 5, error: null },
    classification: { delivery: outcome, disable: false, retryAfterMs: pauseMs },
    result: { deliveryId, subscriptionId: 's-1', at: new Date().toISOString(), outcome },
  } as unknown as AttemptOutcome;
}

it('sends nothing more to an endpoint that asked to wait, and releases what it has claimed', async () => {
  // The first four succeed, so the next claim takes more than the endpoint is sent at once.
  const batches = [4, 100].map((size, batch) =>
    Array.from({ length: size }, (_, index) => delivery(batch * 4 + index)),
  );
  const released: string[] = [];
  let attempts = 0;
  const engine = new DeliveryEngine(
    {
      dispatch: () => Promise.resolve({ events: 0, deliveries: 0, deferred: 0 }),
    } as unknown as EventOutboxRepository,
    {
      claim: () => Promise.resolve(batches.shift() ?? []),
      release: (unsent: readonly LeasedDelivery[]) => {
        released.push(...unsent.map((each) => each.delivery_id));
        return Promise.resolve();
      },
      record: () => Promise.resolve(),
      updateEndpointHealth: () => Promise.resolve([]),
    } as unknown as DeliveryWorkRepository,
    {
      attempt: ({ delivery_id: id }) => {
        attempts += 1;
        return Promise.resolve(ended(id, attempts <= 4 ? null : RETRY_AFTER_MS));
      },
    },
    { timeoutMs: 1_000, endpointConcurrency: 20 },
    { observeAttempt: () => undefined, countDeferredEvents: () => undefined },
    createLogger({ level: 'silent', process: 'test' }),
  );
  engine.start();
  await until('all deliveries were sent or released', () => attempts + released.length >= 104);
  await engine.stop();
  // The window is eight after four successes.
  expect(attempts).toBe(12);
  expect(new Set(released).size).toBe(92);
});
