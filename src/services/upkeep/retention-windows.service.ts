import type { SweepsRepository } from '../../db/sweeps.repository';

const BATCH = 1_000;

/**
 * Deletes what may no longer be kept: documents once their parse has ended and within a day in any case, results
 * after 72 hours, idempotency keys after 24, events and the log of requests after 30 days, requests for access after 90.
 */
export class RetentionWindowsService {
  constructor(private readonly sweeps: SweepsRepository) {}

  deleteSpentDocuments(): Promise<number> {
    return drain(() => this.sweeps.deleteSpentDocuments(BATCH));
  }

  /** Outcomes of batch items whose operation has ended: its result says the same. */
  deleteSpentOperationItems(): Promise<number> {
    return drain(() => this.sweeps.deleteSpentOperationItems(BATCH));
  }

  emptyExpiredOperations(): Promise<number> {
    return drain(() => this.sweeps.emptyExpiredOperations(BATCH));
  }

  deleteExpiredIdempotencyKeys(): Promise<number> {
    return drain(() => this.sweeps.deleteExpiredIdempotencyKeys(BATCH));
  }

  /** Openings past their date, closed as expired. */
  closeExpiredJobs(): Promise<number> {
    return drain(() => this.sweeps.closeExpiredJobs(BATCH));
  }

  deleteOldAccessRequests(): Promise<number> {
    return drain(() => this.sweeps.deleteOldAccessRequests(BATCH));
  }

  deleteOldRequests(): Promise<number> {
    return drain(() => this.sweeps.deleteOldRequests(BATCH));
  }

  deleteOldEvents(): Promise<number> {
    return drain(() => this.sweeps.deleteOldEvents(BATCH));
  }
}

/** Batches keep each transaction short; a batch that is not full was the last. */
async function drain(batch: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const rows = await batch();
    total += rows;
    if (rows < BATCH) return total;
  }
}
