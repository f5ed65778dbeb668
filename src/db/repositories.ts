import type { Knex } from 'knex';
import type { TenantScope } from '../domain/common';
import { ApiKeysRepository } from './api-keys.repository';
import { CandidatesRepository } from './candidates.repository';
import { AuditLogRepository } from './audit-log.repository';
import { ErasuresRepository } from './erasures.repository';
import { EventsRepository } from './events.repository';
import { IdempotencyKeysRepository } from './idempotency-keys.repository';
import { JobsRepository } from './jobs.repository';
import { LinkedRecordsRepository } from './linked-records.repository';
import { MailsRepository } from './mails.repository';
import { MatchWeightsRepository } from './match-weights.repository';
import { MatchWorkRepository } from './match-work.repository';
import { MatchesRepository } from './matches.repository';
import { RankableRecordsRepository } from './rankable-records.repository';
import { OperationItemsRepository } from './operation-items.repository';
import { OperationsRepository } from './operations.repository';
import { PlacementsRepository } from './placements.repository';
import { RatingsRepository } from './ratings.repository';
import { RetentionCurvesRepository } from './retention-curves.repository';
import { InvitationsRepository } from './invitations.repository';
import { RequestLogRepository } from './request-log.repository';
import { SandboxSeedsRepository } from './sandbox-seeds.repository';
import { TenantUsersRepository } from './users.repository';
import type { Executor } from './statement';
import { TenantSettingsRepository } from './tenant-settings.repository';
import { TenantLinksRepository } from './tenant-links.repository';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository';
import { WebhookSubscriptionsRepository } from './webhook-subscriptions.repository';

/** The tables of one tenant and mode. */
export interface Repositories {
  apiKeys: ApiKeysRepository;
  candidates: CandidatesRepository;
  auditLog: AuditLogRepository;
  erasures: ErasuresRepository;
  events: EventsRepository;
  idempotencyKeys: IdempotencyKeysRepository;
  jobs: JobsRepository;
  linkedRecords: LinkedRecordsRepository;
  mails: MailsRepository;
  matches: MatchesRepository;
  matchWork: MatchWorkRepository;
  matchWeights: MatchWeightsRepository;
  rankableRecords: RankableRecordsRepository;
  operationItems: OperationItemsRepository;
  operations: OperationsRepository;
  tenantSettings: TenantSettingsRepository;
  placements: PlacementsRepository;
  ratings: RatingsRepository;
  retentionCurves: RetentionCurvesRepository;
  requestLog: RequestLogRepository;
  sandboxSeeds: SandboxSeedsRepository;
  invitations: InvitationsRepository;
  tenantUsers: TenantUsersRepository;
  tenantLinks: TenantLinksRepository;
  webhookDeliveries: WebhookDeliveriesRepository;
  webhookSubscriptions: WebhookSubscriptionsRepository;
}

/** `eventsWritten` is called after each statement that has written events. */
export function repositoriesFor(
  executor: Executor,
  knex: Knex,
  scope: TenantScope,
  eventsWritten: () => void,
): Repositories {
  return {
    apiKeys: new ApiKeysRepository(executor, knex),
    candidates: new CandidatesRepository(executor, knex, scope),
    auditLog: new AuditLogRepository(executor, knex),
    erasures: new ErasuresRepository(executor, knex, scope),
    events: new EventsRepository(executor, knex, scope, eventsWritten),
    idempotencyKeys: new IdempotencyKeysRepository(executor, knex, scope),
    jobs: new JobsRepository(executor, knex, scope),
    linkedRecords: new LinkedRecordsRepository(executor, knex),
    mails: new MailsRepository(executor, knex, scope),
    matches: new MatchesRepository(executor, knex, scope),
    matchWork: new MatchWorkRepository(executor, knex),
    matchWeights: new MatchWeightsRepository(executor, knex, scope),
    rankableRecords: new RankableRecordsRepository(executor, knex),
    operationItems: new OperationItemsRepository(executor, knex, scope),
    tenantSettings: new TenantSettingsRepository(executor, knex),
    placements: new PlacementsRepository(executor, knex, scope),
    ratings: new RatingsRepository(executor, knex, scope),
    retentionCurves: new RetentionCurvesRepository(executor, knex, scope),
    sandboxSeeds: new SandboxSeedsRepository(executor, knex, scope),
    tenantLinks: new TenantLinksRepository(executor, knex),
    operations: new OperationsRepository(executor, knex, scope, eventsWritten),
    requestLog: new RequestLogRepository(executor, knex, scope),
    invitations: new InvitationsRepository(executor, knex, scope),
    tenantUsers: new TenantUsersRepository(executor, knex, scope),
    webhookDeliveries: new WebhookDeliveriesRepository(executor, knex, scope),
    webhookSubscriptions: new WebhookSubscriptionsRepository(executor, knex, scope),
  };
}
