import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import { AccessExportsRepository } from '../data-subjects/access-exports.repository';
import { MatchReconsiderationsRepository } from '../data-subjects/match-reconsiderations.repository';
import { AccessTokensRepository } from '../access/access-tokens.repository';
import { ApiKeysRepository } from '../access/api-keys.repository';
import { OAuthClientsRepository } from '../access/oauth-clients.repository';
import { OAuthGrantsRepository } from '../access/oauth-grants.repository';
import { CandidateOutlinesRepository } from '../ranking/candidate-outlines.repository';
import { ConnectorRunsRepository } from '../operations/connector-runs.repository';
import { ConnectorsRepository } from '../operations/connectors.repository';
import { CandidatesRepository } from '../records/candidates.repository';
import { DistinctCandidatesRepository } from '../portal/distinct-candidates.repository';
import { LoggedRankingsRepository } from '../portal/logged-rankings.repository';
import { SavedFiltersRepository } from '../portal/saved-filters.repository';
import { DuplicateKeysRepository } from '../records/candidate-duplicate-keys.repository';
import { CandidateMergesRepository } from '../records/candidate-merges.repository';
import { AuditLogRepository } from '../tenancy/audit-log.repository';
import { ErasuresRepository } from '../records/erasures.repository';
import { EventsRepository } from '../webhooks/events.repository';
import { IdempotencyKeysRepository } from '../operations/idempotency-keys.repository';
import { ImportsRepository } from '../operations/imports.repository';
import { JobsRepository } from '../records/jobs.repository';
import { LinkedRecordsRepository } from '../records/linked-records.repository';
import { MailsRepository } from '../mail/mails.repository';
import { MatchDecisionsRepository } from '../records/match-decisions.repository';
import { MatchWeightsRepository } from '../records/match-weights.repository';
import { MatchWorkRepository } from '../records/match-work.repository';
import { MatchesRepository } from '../records/matches.repository';
import { RankableRecordsRepository } from '../ranking/rankable-records.repository';
import { RankingPartsRepository } from '../ranking/ranking-parts.repository';
import { RankingShardsRepository } from '../ranking/ranking-shards.repository';
import { OperationItemsRepository } from '../operations/operation-items.repository';
import { JobFeedsRepository } from '../records/job-feeds.repository';
import { PushedResumesRepository } from '../operations/pushed-resumes.repository';
import { ParseBatchesRepository } from '../operations/parse-batches.repository';
import { OperationsRepository } from '../operations/operations.repository';
import { PlacementsRepository } from '../records/placements.repository';
import { RatingsRepository } from '../records/ratings.repository';
import { ReviewSessionsRepository } from '../operations/review-sessions.repository';
import { ViewSessionsRepository } from '../portal/view-sessions.repository';
import { ScoreLogRepository } from '../records/score-log.repository';
import { RetentionCurvesRepository } from '../records/retention-curves.repository';
import { InvitationsRepository } from '../access/invitations.repository';
import { DocumentUsageRepository } from '../operations/document-usage.repository';
import { RequestLogRepository } from '../operations/request-log.repository';
import { TenantSandboxRepository } from '../tenancy/sandboxes.repository';
import { SandboxSeedsRepository } from '../tenancy/sandbox-seeds.repository';
import { TenantUsersRepository } from '../access/users.repository';
import { CustomFieldsRepository } from '../search/custom-fields.repository';
import { SavedSearchesRepository } from '../search/saved-searches.repository';
import { SavedSearchMatchesRepository } from '../search/saved-search-matches.repository';
import type { Executor } from './statement';
import { TenantSettingsRepository } from '../tenancy/tenant-settings.repository';
import { TenantLinksRepository } from '../tenancy/tenant-links.repository';
import { WebhookDeliveriesRepository } from '../webhooks/webhook-deliveries.repository';
import { WebhookSubscriptionsRepository } from '../webhooks/webhook-subscriptions.repository';

/** Dependencies of a repository. */
interface RepositoryContext {
  executor: Executor;
  knex: Knex;
  scope: TenantScope;
  /** Called after each statement that writes events. */
  eventsWritten: () => void;
}

const REPOSITORIES = {
  accessExports: ({ executor, knex, scope }: RepositoryContext) =>
    new AccessExportsRepository(executor, knex, scope),
  accessTokens: ({ executor, knex, scope }: RepositoryContext) =>
    new AccessTokensRepository(executor, knex, scope),
  apiKeys: ({ executor, knex }: RepositoryContext) => new ApiKeysRepository(executor, knex),
  oauthClients: ({ executor, knex, scope }: RepositoryContext) =>
    new OAuthClientsRepository(executor, knex, scope),
  oauthGrants: ({ executor, knex, scope }: RepositoryContext) =>
    new OAuthGrantsRepository(executor, knex, scope),
  reconsiderations: ({ executor, knex, scope }: RepositoryContext) =>
    new MatchReconsiderationsRepository(executor, knex, scope),
  candidates: ({ executor, knex, scope }: RepositoryContext) =>
    new CandidatesRepository(executor, knex, scope),
  candidateMerges: ({ executor, knex, scope }: RepositoryContext) =>
    new CandidateMergesRepository(executor, knex, scope),
  customFields: ({ executor, knex, scope }: RepositoryContext) =>
    new CustomFieldsRepository(executor, knex, scope),
  savedSearches: ({ executor, knex, scope }: RepositoryContext) =>
    new SavedSearchesRepository(executor, knex, scope),
  searchMatches: ({ executor, knex, scope }: RepositoryContext) =>
    new SavedSearchMatchesRepository(executor, knex, scope),
  duplicateKeys: ({ executor, knex, scope }: RepositoryContext) =>
    new DuplicateKeysRepository(executor, knex, scope),
  candidateFeatures: ({ executor, knex }: RepositoryContext) =>
    new CandidateOutlinesRepository(executor, knex),
  connectors: ({ executor, knex, scope }: RepositoryContext) =>
    new ConnectorsRepository(executor, knex, scope),
  connectorRuns: ({ executor, knex, scope }: RepositoryContext) =>
    new ConnectorRunsRepository(executor, knex, scope),
  auditLog: ({ executor, knex }: RepositoryContext) => new AuditLogRepository(executor, knex),
  erasures: ({ executor, knex, scope }: RepositoryContext) => new ErasuresRepository(executor, knex, scope),
  events: ({ executor, knex, scope, eventsWritten }: RepositoryContext) =>
    new EventsRepository(executor, knex, scope, eventsWritten),
  idempotencyKeys: ({ executor, knex, scope }: RepositoryContext) =>
    new IdempotencyKeysRepository(executor, knex, scope),
  imports: ({ executor, knex, scope }: RepositoryContext) => new ImportsRepository(executor, knex, scope),
  jobs: ({ executor, knex, scope }: RepositoryContext) => new JobsRepository(executor, knex, scope),
  linkedRecords: ({ executor, knex }: RepositoryContext) => new LinkedRecordsRepository(executor, knex),
  mails: ({ executor, knex, scope }: RepositoryContext) => new MailsRepository(executor, knex, scope),
  matches: ({ executor, knex, scope }: RepositoryContext) => new MatchesRepository(executor, knex, scope),
  matchDecisions: ({ executor, knex, scope }: RepositoryContext) =>
    new MatchDecisionsRepository(executor, knex, scope),
  matchWork: ({ executor }: RepositoryContext) => new MatchWorkRepository(executor),
  matchWeights: ({ executor, knex, scope }: RepositoryContext) =>
    new MatchWeightsRepository(executor, knex, scope),
  rankableRecords: ({ executor, knex }: RepositoryContext) => new RankableRecordsRepository(executor, knex),
  rankingParts: ({ executor, knex, scope }: RepositoryContext) =>
    new RankingPartsRepository(executor, knex, scope),
  rankingShards: ({ executor, knex }: RepositoryContext) => new RankingShardsRepository(executor, knex),
  pushedResumes: ({ executor, knex, scope }: RepositoryContext) =>
    new PushedResumesRepository(executor, knex, scope),
  operationItems: ({ executor, knex, scope }: RepositoryContext) =>
    new OperationItemsRepository(executor, knex, scope),
  jobFeeds: ({ executor, knex, scope }: RepositoryContext) => new JobFeedsRepository(executor, knex, scope),
  parseBatches: ({ executor, knex, scope }: RepositoryContext) =>
    new ParseBatchesRepository(executor, knex, scope),
  tenantSettings: ({ executor, knex }: RepositoryContext) => new TenantSettingsRepository(executor, knex),
  distinctCandidates: ({ executor, knex, scope }: RepositoryContext) =>
    new DistinctCandidatesRepository(executor, knex, scope),
  loggedRankings: ({ executor, knex, scope }: RepositoryContext) =>
    new LoggedRankingsRepository(executor, knex, scope),
  savedFilters: ({ executor, knex, scope }: RepositoryContext) =>
    new SavedFiltersRepository(executor, knex, scope),
  placements: ({ executor, knex, scope }: RepositoryContext) =>
    new PlacementsRepository(executor, knex, scope),
  ratings: ({ executor, knex, scope }: RepositoryContext) => new RatingsRepository(executor, knex, scope),
  retentionCurves: ({ executor, knex, scope }: RepositoryContext) =>
    new RetentionCurvesRepository(executor, knex, scope),
  reviewSessions: ({ executor, knex, scope }: RepositoryContext) =>
    new ReviewSessionsRepository(executor, knex, scope),
  viewSessions: ({ executor, knex, scope }: RepositoryContext) =>
    new ViewSessionsRepository(executor, knex, scope),
  scoreLog: ({ executor, knex, scope }: RepositoryContext) => new ScoreLogRepository(executor, knex, scope),
  sandbox: ({ executor, knex, scope }: RepositoryContext) =>
    new TenantSandboxRepository(executor, knex, scope),
  sandboxSeeds: ({ executor, knex, scope }: RepositoryContext) =>
    new SandboxSeedsRepository(executor, knex, scope),
  tenantLinks: ({ executor, knex }: RepositoryContext) => new TenantLinksRepository(executor, knex),
  operations: ({ executor, knex, scope, eventsWritten }: RepositoryContext) =>
    new OperationsRepository(executor, knex, scope, eventsWritten),
  requestLog: ({ executor, knex, scope }: RepositoryContext) =>
    new RequestLogRepository(executor, knex, scope),
  documentUsage: ({ executor, knex, scope }: RepositoryContext) =>
    new DocumentUsageRepository(executor, knex, scope),
  invitations: ({ executor, knex, scope }: RepositoryContext) =>
    new InvitationsRepository(executor, knex, scope),
  tenantUsers: ({ executor, knex, scope }: RepositoryContext) =>
    new TenantUsersRepository(executor, knex, scope),
  webhookDeliveries: ({ executor, knex, scope }: RepositoryContext) =>
    new WebhookDeliveriesRepository(executor, knex, scope),
  webhookSubscriptions: ({ executor, knex, scope }: RepositoryContext) =>
    new WebhookSubscriptionsRepository(executor, knex, scope),
};

/** The tables of one tenant and mode. */
export type Repositories = {
  readonly [Name in keyof typeof REPOSITORIES]: ReturnType<(typeof REPOSITORIES)[Name]>;
};

/** Creates each repository on first use, because most requests and transactions need only one or two. */
class LazyRepositories {
  constructor(readonly context: RepositoryContext) {}
}
for (const [name, make] of Object.entries(REPOSITORIES)) {
  Object.defineProperty(LazyRepositories.prototype, name, {
    get(this: LazyRepositories) {
      const value = make(this.context);
      Object.defineProperty(this, name, { value });
      return value;
    },
  });
}

/** `eventsWritten` is called after each statement that writes events. */
export function repositoriesFor(
  executor: Executor,
  knex: Knex,
  scope: TenantScope,
  eventsWritten: () => void,
): Repositories {
  return new LazyRepositories({ executor, knex, scope, eventsWritten }) as unknown as Repositories;
}
