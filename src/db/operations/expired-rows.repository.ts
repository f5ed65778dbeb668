import type { Database } from '../kernel/database';
import { selectCount } from '../kernel/select-rows';

/** Rows of all tenants that have reached the end of their retention. Returns counts, never content. */
export class ExpiredRowsRepository {
  constructor(private readonly database: Database) {}

  deleteExpiredDocuments(limit: number): Promise<number> {
    return selectCount(this.database, 'SELECT delete_spent_documents(?) AS rows', [limit]);
  }

  deleteExpiredOperationItems(limit: number): Promise<number> {
    return selectCount(this.database, 'SELECT delete_spent_operation_items(?) AS rows', [limit]);
  }

  /** Ends imports whose upload has stopped as failed with `error`. */
  failInterruptedImports(error: object): Promise<number> {
    return selectCount(this.database, 'SELECT fail_interrupted_imports(?::json) AS rows', [
      JSON.stringify(error),
    ]);
  }

  deleteSpentImportRows(limit: number): Promise<number> {
    return selectCount(this.database, 'SELECT delete_spent_import_rows(?) AS rows', [limit]);
  }

  deleteExpiredImports(limit: number): Promise<number> {
    return selectCount(this.database, 'SELECT delete_expired_imports(?) AS rows', [limit]);
  }

  deleteExpiredParseBatches(limit: number): Promise<number> {
    return selectCount(this.database, 'SELECT delete_expired_parse_batches(?) AS rows', [limit]);
  }

  deleteExpiredReviewSessions(limit: number): Promise<number> {
    return selectCount(this.database, 'SELECT delete_expired_review_sessions(?) AS rows', [limit]);
  }

  deleteExpiredViewSessions(limit: number): Promise<number> {
    return selectCount(this.database, 'SELECT delete_expired_view_sessions(?) AS rows', [limit]);
  }

  deleteOldConnectorRuns(limit: number): Promise<number> {
    return selectCount(this.database, 'SELECT delete_old_connector_runs(?) AS rows', [limit]);
  }

  emptyExpiredOperations(limit: number): Promise<number> {
    return selectCount(this.database, 'SELECT empty_expired_operations(?) AS rows', [limit]);
  }

  deleteExpiredIdempotencyKeys(limit: number): Promise<number> {
    return selectCount(this.database, 'SELECT delete_expired_idempotency_keys(?) AS rows', [limit]);
  }

  closeExpiredJobs(limit: number): Promise<number> {
    return selectCount(this.database, 'SELECT close_expired_jobs(?) AS rows', [limit]);
  }

  deleteOldAccessRequests(limit: number): Promise<number> {
    return selectCount(this.database, 'SELECT delete_old_access_requests(?) AS rows', [limit]);
  }

  deleteOldRequests(limit: number): Promise<number> {
    return selectCount(this.database, 'SELECT delete_old_requests(?) AS rows', [limit]);
  }

  createScoreLogPartitions(): Promise<number> {
    return selectCount(this.database, 'SELECT create_score_log_partitions() AS rows', []);
  }

  deleteExpiredScores(limit: number): Promise<number> {
    return selectCount(this.database, 'SELECT delete_expired_scores(?) AS rows', [limit]);
  }

  deleteExpiredDecisions(limit: number): Promise<number> {
    return selectCount(this.database, 'SELECT delete_expired_decisions(?) AS rows', [limit]);
  }

  deleteExpiredReconsiderations(limit: number): Promise<number> {
    return selectCount(this.database, 'SELECT delete_expired_reconsiderations(?) AS rows', [limit]);
  }

  deleteExpiredAccessExports(limit: number): Promise<number> {
    return selectCount(this.database, 'SELECT delete_expired_access_exports(?) AS rows', [limit]);
  }

  deleteExpiredAccessTokens(limit: number): Promise<number> {
    return selectCount(this.database, 'SELECT delete_expired_access_tokens(?) AS rows', [limit]);
  }

  eraseExpiredSandboxes(limit: number): Promise<number> {
    return selectCount(this.database, 'SELECT erase_expired_sandboxes(?) AS rows', [limit]);
  }

  deleteExpiredOAuthRows(limit: number): Promise<number> {
    return selectCount(this.database, 'SELECT delete_expired_oauth_rows(?) AS rows', [limit]);
  }

  deleteOldRankingParts(): Promise<number> {
    return selectCount(this.database, 'SELECT delete_old_ranking_parts() AS rows', []);
  }

  deleteOldEvents(limit: number): Promise<number> {
    return selectCount(this.database, 'SELECT delete_old_events(?) AS rows', [limit]);
  }
}
