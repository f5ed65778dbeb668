import type { ExpiredRowsRepository } from '../../db/operations/expired-rows.repository';

const BATCH_SIZE = 1_000;

/**
 * Deletes what may no longer be kept: documents once their parse has ended and within a day in any case, results
 * after 72 hours, idempotency keys after 24, events and the log of requests after 30 days, requests for access after 90.
 */
export class DataExpiryService {
  constructor(private readonly expiredRows: ExpiredRowsRepository) {}

  deleteSpentDocuments(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.deleteExpiredDocuments(BATCH_SIZE));
  }

  /** Outcomes of batch items whose operation has ended: its result says the same. */
  deleteSpentOperationItems(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.deleteExpiredOperationItems(BATCH_SIZE));
  }

  emptyExpiredOperations(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.emptyExpiredOperations(BATCH_SIZE));
  }

  deleteExpiredIdempotencyKeys(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.deleteExpiredIdempotencyKeys(BATCH_SIZE));
  }

  /** Openings past their date, closed as expired. */
  closeExpiredJobs(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.closeExpiredJobs(BATCH_SIZE));
  }

  deleteOldAccessRequests(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.deleteOldAccessRequests(BATCH_SIZE));
  }

  deleteOldRequests(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.deleteOldRequests(BATCH_SIZE));
  }

  deleteOldEvents(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.deleteOldEvents(BATCH_SIZE));
  }
}

/** Batches keep each transaction short; a batch that is not full was the last. */
async function deleteInBatches(
  signal: AbortSignal | undefined,
  batch: () => Promise<number>,
): Promise<number> {
  let total = 0;
  for (;;) {
    const rows = await batch();
    total += rows;
    if (rows < BATCH_SIZE || signal?.aborted) return total;
  }
}
