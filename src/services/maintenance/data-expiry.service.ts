import type { ExpiredRowsRepository } from '../../db/operations/expired-rows.repository';
import { toStoredError } from '../../platform/app-error';
import { uploadInterrupted } from '../imports/import-errors';

const BATCH_SIZE = 1_000;
/** A batch is deleted with all its entries. */
const PARSE_BATCHES_AT_A_TIME = 10;
/** A sandbox is erased with all its rows. */
const SANDBOXES_AT_A_TIME = 10;

/**
 * Deletes expired data: documents when their parse ends and after a day at the latest, results after 72 hours,
 * idempotency keys after 24 hours, staged rows of imports when they end, their errors with the result, access exports after 15 minutes, events and the request log after 30 days, access requests after 90 days, logged scores
 * and decisions after the months that their tenant has set.
 */
export class DataExpiryService {
  constructor(private readonly expiredRows: ExpiredRowsRepository) {}

  deleteSpentDocuments(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.deleteExpiredDocuments(BATCH_SIZE));
  }

  /** Deletes the item outcomes of ended operations, whose result contains them. */
  deleteSpentOperationItems(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.deleteExpiredOperationItems(BATCH_SIZE));
  }

  /** Ends imports whose upload has stopped, and deletes the staged rows of ended imports. */
  async deleteSpentImportRows(signal?: AbortSignal): Promise<number> {
    const failed = await this.expiredRows.failInterruptedImports(toStoredError(uploadInterrupted()));
    return failed + (await deleteInBatches(signal, () => this.expiredRows.deleteSpentImportRows(BATCH_SIZE)));
  }

  /** Deletes imports with their errors. */
  deleteExpiredImports(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.deleteExpiredImports(BATCH_SIZE));
  }

  /** Deletes batches of documents with their entries: a day after they expired, or an hour after their upload stopped. */
  deleteExpiredParseBatches(): Promise<number> {
    return this.expiredRows.deleteExpiredParseBatches(PARSE_BATCHES_AT_A_TIME);
  }

  /** Deletes reviews of expired results, and those that were not confirmed. */
  deleteExpiredReviewSessions(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.deleteExpiredReviewSessions(BATCH_SIZE));
  }

  deleteExpiredViewSessions(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.deleteExpiredViewSessions(BATCH_SIZE));
  }

  /** Deletes runs of connectors with their errors after 30 days. */
  deleteOldConnectorRuns(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.deleteOldConnectorRuns(BATCH_SIZE));
  }

  emptyExpiredOperations(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.emptyExpiredOperations(BATCH_SIZE));
  }

  deleteExpiredIdempotencyKeys(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.deleteExpiredIdempotencyKeys(BATCH_SIZE));
  }

  /** Closes jobs past their expiry date as expired. */
  closeExpiredJobs(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.closeExpiredJobs(BATCH_SIZE));
  }

  deleteOldAccessRequests(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.deleteOldAccessRequests(BATCH_SIZE));
  }

  deleteOldRequests(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.deleteOldRequests(BATCH_SIZE));
  }

  /** Creates the partitions of the score log for this month and the next three. */
  createScoreLogPartitions(): Promise<number> {
    return this.expiredRows.createScoreLogPartitions();
  }

  deleteExpiredScores(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.deleteExpiredScores(BATCH_SIZE));
  }

  deleteExpiredDecisions(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.deleteExpiredDecisions(BATCH_SIZE));
  }

  deleteExpiredReconsiderations(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.deleteExpiredReconsiderations(BATCH_SIZE));
  }

  deleteExpiredAccessExports(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.deleteExpiredAccessExports(BATCH_SIZE));
  }

  /** Deletes access tokens a day after they expired; until then a caller is told that its token has expired. */
  deleteExpiredAccessTokens(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.deleteExpiredAccessTokens(BATCH_SIZE));
  }

  /** Erases sandboxes that were not claimed in their week. */
  eraseExpiredSandboxes(): Promise<number> {
    return this.expiredRows.eraseExpiredSandboxes(SANDBOXES_AT_A_TIME);
  }

  /** Deletes codes and tokens of grants a day after they expired, and grants 30 days after they ended. */
  deleteExpiredOAuthRows(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.deleteExpiredOAuthRows(BATCH_SIZE));
  }

  /** Deletes what rankings that were lost have left. */
  deleteOldRankingParts(): Promise<number> {
    return this.expiredRows.deleteOldRankingParts();
  }

  deleteOldEvents(signal?: AbortSignal): Promise<number> {
    return deleteInBatches(signal, () => this.expiredRows.deleteOldEvents(BATCH_SIZE));
  }
}

/** Deletes in batches to keep transactions short. A batch that is not full is the last. */
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
