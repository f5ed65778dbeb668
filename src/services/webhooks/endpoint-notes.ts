import type { AttemptResult, EndpointNote } from '../../db/delivery-work.repository';

/** A busy endpoint that is well need not be written down for every batch. */
const REMARKABLE_AFTER_MS = 1_000;
const MOST_REMEMBERED = 10_000;

/** Gathers what attempts say about their endpoints: one note each, and none that says nothing new. */
export class EndpointNotes {
  private readonly gathered = new Map<string, EndpointNote>();
  /** When an endpoint was last noted to be well, by `performance.now()`; absent after a failure. */
  private readonly well = new Map<string, number>();

  get some(): boolean {
    return this.gathered.size > 0;
  }

  add({ subscriptionId, outcome, at }: AttemptResult, gone: boolean): void {
    if (outcome === 'succeeded') {
      const known = this.well.get(subscriptionId);
      if (known !== undefined && performance.now() - known < REMARKABLE_AFTER_MS) return;
      if (this.well.size >= MOST_REMEMBERED) this.well.clear();
      this.well.set(subscriptionId, performance.now());
      this.merge({ subscriptionId, succeededAt: at, failedAt: null, firstFailedAt: null, gone });
    } else {
      this.well.delete(subscriptionId);
      this.merge({ subscriptionId, succeededAt: null, failedAt: at, firstFailedAt: at, gone });
    }
  }

  take(): EndpointNote[] {
    const notes = [...this.gathered.values()];
    this.gathered.clear();
    return notes;
  }

  /** Notes that could not be written, which are older than what was gathered meanwhile. */
  putBack(notes: readonly EndpointNote[]): void {
    for (const note of notes) this.merge(note);
  }

  private merge(note: EndpointNote): void {
    const before = this.gathered.get(note.subscriptionId);
    this.gathered.set(note.subscriptionId, {
      subscriptionId: note.subscriptionId,
      succeededAt: latest(before?.succeededAt, note.succeededAt),
      failedAt: latest(before?.failedAt, note.failedAt),
      firstFailedAt: earliest(before?.firstFailedAt, note.firstFailedAt),
      gone: note.gone || before?.gone === true,
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
