import type { Router } from 'express';
import type { Logger } from '../platform/logger';
import type { ApiKeyVerifier } from '../services/access/keys/api-key-verifier';
import type { AccessTokensService } from '../services/access/keys/access-tokens.service';
import type { DeviceAuthorizationsService } from '../services/access/oauth/device-authorizations.service';
import type { GrantTokensService } from '../services/access/oauth/grant-tokens.service';
import type { IdempotencyService } from '../services/idempotency/idempotency.service';
import type { ChangeCandidateService } from '../services/candidates/change-candidate.service';
import type { CandidatesService } from '../services/candidates/candidates.service';
import type { QueuedCandidateSyncService } from '../services/candidates/queued-candidate-sync.service';
import type { AccessExportsService } from '../services/data-subjects/access-exports.service';
import type { ReconsiderationsService } from '../services/data-subjects/reconsiderations.service';
import type { DuplicatesService } from '../services/duplicates/duplicates.service';
import type { MergesService } from '../services/duplicates/merges.service';
import type { ErasuresService } from '../services/erasures/erasures.service';
import type { InstructionsService } from '../services/compliance/instructions.service';
import type { ImpactReportsService } from '../services/impact/impact-reports.service';
import type { ImportsService } from '../services/imports/imports.service';
import type { SavedSearchesService } from '../services/saved-searches/saved-searches.service';
import type { CustomFieldsService } from '../services/custom-fields/custom-fields.service';
import type { JobFeedsService } from '../services/job-feeds/job-feeds.service';
import type { ConnectorRunsService } from '../services/connectors/connector-runs.service';
import type { ConnectorsService } from '../services/connectors/connectors.service';
import type { JobsService } from '../services/jobs/jobs.service';
import type { QueuedJobSyncService } from '../services/jobs/queued-job-sync.service';
import type { ReviewSessionsService } from '../services/reviews/review-sessions.service';
import type { ViewSessionsService } from '../services/view-sessions/view-sessions.service';
import type { ReviewSettingsService } from '../services/reviews/review-settings.service';
import type { RateLimiter } from '../platform/rate-limiter';
import type { PlacementsService } from '../services/placements/placements.service';
import type { DecisionsService } from '../services/decisions/decisions.service';
import type { ScoreLogService } from '../services/score-log/score-log.service';
import type { ScoringPauseService } from '../services/score-log/scoring-pause.service';
import type { MatchHistoryService } from '../services/score-log/match-history.service';
import type { RatingsService } from '../services/ratings/ratings.service';
import type { CalibrationService } from '../services/retention/calibration.service';
import type { RetentionService } from '../services/retention/retention.service';
import type { MatchWeightsService } from '../services/matching/learning/match-weights.service';
import type { MatchesService } from '../services/matching/matches.service';
import type { QueuedRankService } from '../services/matching/ranking/queued-rank.service';
import type { MatchPairsService } from '../services/matching/match-pairs.service';
import type { PreviewMatchService } from '../services/matching/preview/preview-match.service';
import type { TenantLinksService } from '../services/links/tenant-links.service';
import type { InlineOperationRunner } from '../services/operations/inline-operation-runner';
import type { OperationsService } from '../services/operations/operations.service';
import type { RequestRecorder } from '../services/requests/request-recorder';
import type { SandboxesService } from '../services/sandbox/sandboxes.service';
import type { SkillsService } from '../services/skills/skills.service';
import type { DeprecatedRoute } from '../services/deprecations/deprecated-routes';
import type { EventLogService } from '../services/webhooks/event-log.service';
import type { WebhookDeliveriesService } from '../services/webhooks/webhook-deliveries.service';
import type { WebhookSubscriptionsService } from '../services/webhooks/webhook-subscriptions.service';
import type { ParseBatchesService } from '../services/parse-batches/parse-batches.service';
import type { ParsingService } from '../services/parsing/parsing.service';

/** Outcome of every readiness check by name: `ok` or a description of the fault for operators. */
export interface Readiness {
  ready: boolean;
  checks: Record<string, string>;
}

export interface HttpMetrics {
  readonly contentType: string;
  render(): Promise<string>;
  observeRequest(route: string, method: string, status: number, seconds: number): void;
}

/** Dependencies of the HTTP layer, provided by the composition root. */
export interface HttpDeps {
  keyVerifier: ApiKeyVerifier;
  accessTokens: AccessTokensService;
  grantTokens: GrantTokensService;
  sandboxes: SandboxesService;
  deviceAuthorizations: DeviceAuthorizationsService;
  operations: OperationsService;
  inlineOperations: InlineOperationRunner;
  parsing: ParsingService;
  parseBatches: ParseBatchesService;
  candidates: CandidatesService;
  changeCandidate: ChangeCandidateService;
  candidateSync: QueuedCandidateSyncService;
  duplicates: DuplicatesService;
  merges: MergesService;
  erasures: ErasuresService;
  accessExports: AccessExportsService;
  impactReports: ImpactReportsService;
  imports: ImportsService;
  instructions: InstructionsService;
  jobs: JobsService;
  connectors: ConnectorsService;
  connectorRuns: ConnectorRunsService;
  jobSync: QueuedJobSyncService;
  customFields: CustomFieldsService;
  savedSearches: SavedSearchesService;
  jobFeeds: JobFeedsService;
  matches: MatchesService;
  matching: MatchPairsService;
  previews: PreviewMatchService;
  matchWeights: MatchWeightsService;
  ranking: QueuedRankService;
  skills: SkillsService;
  retention: RetentionService;
  calibration: CalibrationService;
  placements: PlacementsService;
  ratings: RatingsService;
  reviewSessions: ReviewSessionsService;
  reviewSettings: ReviewSettingsService;
  viewSessions: ViewSessionsService;
  decisions: DecisionsService;
  reconsiderations: ReconsiderationsService;
  matchHistory: MatchHistoryService;
  scoreLog: ScoreLogService;
  scoringPause: ScoringPauseService;
  tenantLinks: TenantLinksService;
  webhookSubscriptions: WebhookSubscriptionsService;
  webhookDeliveries: WebhookDeliveriesService;
  eventLog: EventLogService;
  /** Deprecated routes. */
  deprecations: readonly DeprecatedRoute[];
  idempotency: IdempotencyService;
  rateLimiter: RateLimiter;
  health: { ready(): Promise<Readiness> };
  metrics: HttpMetrics;
  /** Records finished requests for the request log of their tenant. */
  requestLog: Pick<RequestRecorder, 'record'>;
  logger: Logger;
  settings: HttpSettings;
  /** The developer portal, mounted after the API. */
  portal: Router;
}

export interface HttpSettings {
  /** Public base URL without a trailing slash; null: taken from each request. */
  publicBaseUrl: string | null;
  /** Express `trust proxy`: a number of proxies or a list of addresses; null trusts none. */
  trustProxy: string | null;
  /** Milliseconds a request may wait for its operation. */
  syncBudgetMs: number;
  /** Token for `/metrics`; without it only private addresses may read it. */
  metricsToken: string | null;
  /** Where to report vulnerabilities: a mailto:, https: or tel: address. Null publishes none. */
  securityContact: string | null;
  /** Origins whose pages may call the API from a browser; none by default. */
  corsAllowedOrigins: readonly string[];
}
