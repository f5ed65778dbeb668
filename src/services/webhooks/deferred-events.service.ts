import type { DeferredEventsRepository } from '../../db/webhooks/deferred-events.repository';

const BATCH_SIZE = 500;

/** Retries events whose deliveries could not be made. An event that fails again waits longer. */
export class DeferredEventsService {
  constructor(private readonly deferredEvents: DeferredEventsRepository) {}

  /** Returns the number of events tried. */
  async retry(signal?: AbortSignal): Promise<number> {
    let total = 0;
    for (;;) {
      const events = await this.deferredEvents.dispatch(BATCH_SIZE);
      total += events;
      if (events < BATCH_SIZE || signal?.aborted) return total;
    }
  }
}
