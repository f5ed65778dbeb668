import { setTimeout as pause } from 'node:timers/promises';

export interface BatchEntry {
  index: number;
  externalId: string | null;
  action: 'created' | 'updated' | 'failed';
  droppedFields?: string[];
  error?: { code: string; message: string; errors?: { pointer: string; message: string }[] };
}

export interface BatchAnswer {
  results: BatchEntry[];
  summary: { total: number; created: number; updated: number; failed: number };
}

/** Where batches of one kind go, and how they are written. */
export interface BatchTarget {
  path: string;
  body(items: readonly object[]): object;
}

/** The service has refused the call itself; trying again would not help. */
export class PushRefused extends Error {}

const TRIES = 60;
const LONGEST_PAUSE_MS = 30_000;
const FIRST_PAUSE_MS = 250;

/**
 * Sends batches. Every try of a batch carries the same Idempotency-Key, so a batch
 * whose answer got lost is answered again and not done again.
 */
export class BatchClient {
  constructor(
    private readonly baseUrl: string,
    private readonly key: string,
    private readonly target: BatchTarget,
    private readonly say: (sentence: string) => void,
  ) {}

  async send(items: readonly object[], idempotencyKey: string): Promise<BatchAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.once(items, idempotencyKey);
      if ('answer' in outcome) return outcome.answer;
      if (attempt >= TRIES) throw new PushRefused(`The service did not take the batch: ${outcome.reason}.`);
      if (attempt === 3) this.say(`waiting for the service: ${outcome.reason}`);
      await pause(outcome.afterMs ?? Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempt, 7), LONGEST_PAUSE_MS));
    }
  }

  private async once(
    items: readonly object[],
    idempotencyKey: string,
  ): Promise<{ answer: BatchAnswer } | { reason: string; afterMs: number | null }> {
    let response: Response;
    try {
      response = await fetch(`${this.baseUrl}${this.target.path}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${this.key}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': idempotencyKey,
        },
        body: JSON.stringify(this.target.body(items)),
      });
      const body = (await response.json()) as BatchAnswer & { code?: string; detail?: string };
      if (response.ok) return { answer: body };
      // Busy, gone for a moment, or still at work on this very batch.
      if (response.status === 429 || response.status >= 500 || body.code === 'idempotency_in_progress') {
        const seconds = Number(response.headers.get('retry-after'));
        return { reason: body.code ?? String(response.status), afterMs: seconds > 0 ? seconds * 1000 : null };
      }
      throw new PushRefused(
        `${body.detail ?? 'The service refused the batch.'} (${body.code ?? response.status})`,
      );
    } catch (error) {
      if (error instanceof PushRefused) throw error;
      return { reason: 'no answer', afterMs: null };
    }
  }
}
