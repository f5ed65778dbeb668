const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** A maintenance task that the upkeep pool runs periodically. */
export interface MaintenanceUnit {
  name: string;
  /** Label for operators. */
  title: string;
  intervalMs: number;
  /** A run that takes longer fails. The next run starts regardless. */
  timeoutMs: number;
  /** Time an item may be due before the task is late. */
  lateAfterMs: number;
}

const unit = (
  name: string,
  title: string,
  intervalMs: number,
  given: Partial<MaintenanceUnit> = {},
): MaintenanceUnit => ({
  name,
  title,
  intervalMs,
  timeoutMs: MINUTE,
  lateAfterMs: Math.max(5 * MINUTE, 3 * intervalMs),
  ...given,
});

export const MAINTENANCE_UNITS = {
  requeue: unit('requeue', 'Enqueue lost work again', SECOND),
  documents: unit('documents', 'Delete documents after parsing', 10 * SECOND),
  documentObjects: unit('document_objects', 'Delete objects of deleted documents', 2 * SECOND),
  orphanedObjects: unit('orphaned_objects', 'Delete objects without a document', 10 * MINUTE),
  erasures: unit('erasures', 'Erase candidates', 2 * SECOND, { lateAfterMs: 15 * MINUTE }),
  staleMatches: unit('stale_matches', 'Rescore changed pairs', 2 * SECOND),
  savedSearches: unit('saved_searches', 'Evaluate saved searches', 2 * SECOND),
  mails: unit('mails', 'Send mail', 2 * SECOND),
  webhookMails: unit('webhook_mails', 'Send mail about failing webhooks', 10 * SECOND),
  keyMails: unit('key_mails', 'Send mail about API keys', 30 * MINUTE),
  deprecationMails: unit('deprecation_mails', 'Send mail about deprecated routes', 60 * MINUTE),
  oldMails: unit('old_mails', 'Delete old mail', 60 * MINUTE),
  operationItems: unit('operation_items', 'Delete outcomes of batch items', 10 * SECOND),
  importRows: unit('import_rows', 'Delete rows of ended imports', 2 * SECOND),
  parseBatches: unit('parse_batches', 'Delete batches of documents after 72 hours', MINUTE),
  reviewSessions: unit('review_sessions', 'Delete reviews of expired results', MINUTE),
  viewSessions: unit('view_sessions', 'Delete links to matches and rankings after 90 days', 60 * MINUTE),
  connectorRuns: unit('connector_runs_due', 'Start scheduled runs of connectors', 10 * SECOND),
  oldConnectorRuns: unit('connector_runs', 'Delete runs of connectors after 30 days', 60 * MINUTE),
  imports: unit('imports', 'Delete imports after 72 hours', 10 * MINUTE),
  operations: unit('operations', 'Delete results after 72 hours', 10 * MINUTE),
  idempotencyKeys: unit('idempotency_keys', 'Delete stored responses after 24 hours', 10 * MINUTE),
  expiredJobs: unit('expired_jobs', 'Close jobs past their date', 10 * MINUTE),
  retentionCurves: unit('retention_curves', 'Learn retention curves', MINUTE, { timeoutMs: 5 * MINUTE }),
  matchWeights: unit('match_weights', 'Learn match weights', 5 * MINUTE, { timeoutMs: 5 * MINUTE }),
  rankingShards: unit('ranking_shards', 'Pack candidates for rankings', MINUTE, { timeoutMs: 5 * MINUTE }),
  duplicateKeys: unit('duplicate_keys', 'Write keys and search words of candidates', 10 * SECOND, {
    lateAfterMs: 60 * MINUTE,
  }),
  jobWords: unit('job_words', 'Write search words of jobs', 10 * SECOND, { lateAfterMs: 60 * MINUTE }),
  accessRequests: unit('access_requests', 'Delete requests for access after 90 days', 60 * MINUTE),
  accessExports: unit('access_exports', 'Delete exports for persons after 15 minutes', MINUTE),
  accessTokens: unit('access_tokens', 'Delete access tokens a day after they expired', 10 * MINUTE),
  sandboxes: unit('sandboxes', 'Erase expired sandboxes', MINUTE),
  oauthGrants: unit('oauth_grants', 'Delete ended access of programs after 30 days', 10 * MINUTE),
  requestLog: unit('request_log', 'Delete the log of requests after 30 days', 60 * MINUTE),
  partitions: unit('partitions', 'Create partitions and drop expired ones', 10 * MINUTE, {
    lateAfterMs: 6 * 60 * MINUTE,
  }),
  scoreLogPartitions: unit('score_log_partitions', 'Create partitions of the score log', 60 * MINUTE),
  scoreLog: unit('score_log', 'Delete logged scores after their retention', 60 * MINUTE),
  matchDecisions: unit('match_decisions', 'Delete decisions after their retention', 60 * MINUTE),
  matchReconsiderations: unit(
    'match_reconsiderations',
    'Delete reconsiderations after their retention',
    60 * MINUTE,
  ),
  modelVersions: unit('model_versions', 'Announce new versions of models', MINUTE),
  deferredEvents: unit('deferred_events', 'Retry events without deliveries', 10 * SECOND),
  events: unit('events', 'Delete events after 30 days', 60 * MINUTE),
} as const satisfies Record<string, MaintenanceUnit>;
