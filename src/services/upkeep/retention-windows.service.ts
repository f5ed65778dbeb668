import type { SweepsRepository } from '../../db/sweeps.repository';

const BATCH = 1_000;

/**
 * Deletes what may no longer be kept: documents once their parse has ended and within a day in any case, results
 * after 72 hours, idempotency keys after 24, events and the log of requests after 30 days, requests for access after 90.
 */
export class RetentionWindowsService {
  constructor(private readonly sweeps: SweepsRepository) {}

  deleteSpentDocuments(signal?: AbortSignal): Promise<number> {
    return drain(signal, () => this.sweeps.deleteSpentDocuments(BATCH));
  }

  /** Outcomes of batch items whose operation has ended: its result says the same. */
  deleteSpentOperationItems(signal?: AbortSignal): Promise<number> {
    return drain(signal, () => this.sweeps.deleteSpentOperationItems(BATCH));
  }

  emptyExpiredOperations(signal?: AbortSignal): Promise<number> {
    return drain(signal, () => this.sweeps.emptyExpiredOperations(BATCH));
  }

  deleteExpiredIdempotencyKeys(signal?: AbortSignal): Promise<number> {
    return drain(signal, () => this.sweeps.deleteExpiredIdempotencyKeys(BATCH));
  }

  /** Openings past their date, closed as expired. */
  closeExpiredJobs(signal?: AbortSignal): Promise<number> {
    return drain(signal, () => this.sweeps.closeExpiredJobs(BATCH));
  }

  deleteOldAccessRequests(signal?: AbortSignal): Promise<number> {
    return drain(signal, () => this.sweeps.deleteOldAccessRequests(BATCH));
  }

  deleteOldRequests(signal?: AbortSignal): Promise<number> {
    return drain(signal, () => this.sweeps.deleteOldRequests(BATCH));
  }

  deleteOldEvents(signal?: AbortSignal): Promise<number> {
    return drain(signal, () => this.sweeps.deleteOldEvents(BATCH));
  }
}

/** Batches keep each transaction short; a batch that is not full was the last. */
async function drain(signal: AbortSignal | undefined, batch: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const rows = await batch();
    total += rows;
    if (rows < BATCH || signal?.aborted) return total;
  }
}
