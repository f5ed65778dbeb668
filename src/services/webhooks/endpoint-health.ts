import { LRUCache } from 'lru-cache';
import type { AttemptResult, EndpointHealthUpdate } from '../../db/webhooks/delivery-work.repository';

/** Minimum interval between writes of successes, so that a busy healthy endpoint is not written with every batch. */
const SUCCESS_WRITE_INTERVAL_MS = 1_000;
const MAX_TRACKED = 10_000;

/** Collects the health of endpoints from attempts: one update per endpoint, and none without news. */
export class EndpointHealth {
  private readonly pending = new Map<string, EndpointHealthUpdate>();
  /** Time (`performance.now()`) of the last update with a success; absent after a failure. */
  private readonly lastSuccessWrites = new LRUCache<string, number>({ max: MAX_TRACKED });

  get hasPending(): boolean {
    return this.pending.size > 0;
  }

  add({ subscriptionId, outcome, at }: AttemptResult, askedToDisable: boolean): void {
    if (outcome === 'succeeded') {
      const lastWrite = this.lastSuccessWrites.get(subscriptionId);
      if (lastWrite !== undefined && performance.now() - lastWrite < SUCCESS_WRITE_INTERVAL_MS) return;
      this.lastSuccessWrites.set(subscriptionId, performance.now());
      this.merge({
        subscriptionId,
        succeededAt: at,
        failedAt: null,
        firstFailedAt: null,
        gone: askedToDisable,
      });
    } else {
      this.lastSuccessWrites.delete(subscriptionId);
      this.merge({
        subscriptionId,
        succeededAt: null,
        failedAt: at,
        firstFailedAt: at,
        gone: askedToDisable,
      });
    }
  }

  take(): EndpointHealthUpdate[] {
    const updates = [...this.pending.values()];
    this.pending.clear();
    return updates;
  }

  /** Returns updates that could not be written, and merges them with newer ones. */
  putBack(updates: readonly EndpointHealthUpdate[]): void {
    for (const update of updates) this.merge(update);
  }

  private merge(update: EndpointHealthUpdate): void {
    const before = this.pending.get(update.subscriptionId);
    this.pending.set(update.subscriptionId, {
      subscriptionId: update.subscriptionId,
      succeededAt: latest(before?.succeededAt, update.succeededAt),
      failedAt: latest(before?.failedAt, update.failedAt),
      firstFailedAt: earliest(before?.firstFailedAt, update.firstFailedAt),
      gone: update.gone || before?.gone === true,
    });
  }
}

// ISO 8601 in UTC sorts as text.
function latest(one: string | null | undefined, other: string | null): string | null {
  return one && (!other || one > other) ? one : other;
}

function earliest(one: string | null | undefined, other: string | null): string | null {
  return one && (!other || one < other) ? one : other;
}
