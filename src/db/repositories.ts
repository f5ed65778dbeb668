import type { Knex } from 'knex';
import type { TenantScope } from '../domain/common';
import { ApiKeysRepository } from './api-keys.repository';
import { CandidateOutlinesRepository } from './candidate-outlines.repository';
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

/** What every repository is made from. */
interface Tables {
  executor: Executor;
  knex: Knex;
  scope: TenantScope;
  /** Called after each statement that has written events. */
  eventsWritten: () => void;
}

const REPOSITORIES = {
  apiKeys: ({ executor, knex }: Tables) => new ApiKeysRepository(executor, knex),
  candidates: ({ executor, knex, scope }: Tables) => new CandidatesRepository(executor, knex, scope),
  candidateOutlines: ({ executor, knex }: Tables) => new CandidateOutlinesRepository(executor, knex),
  auditLog: ({ executor, knex }: Tables) => new AuditLogRepository(executor, knex),
  erasures: ({ executor, knex, scope }: Tables) => new ErasuresRepository(executor, knex, scope),
  events: ({ executor, knex, scope, eventsWritten }: Tables) =>
    new EventsRepository(executor, knex, scope, eventsWritten),
  idempotencyKeys: ({ executor, knex, scope }: Tables) =>
    new IdempotencyKeysRepository(executor, knex, scope),
  jobs: ({ executor, knex, scope }: Tables) => new JobsRepository(executor, knex, scope),
  linkedRecords: ({ executor, knex }: Tables) => new LinkedRecordsRepository(executor, knex),
  mails: ({ executor, knex, scope }: Tables) => new MailsRepository(executor, knex, scope),
  matches: ({ executor, knex, scope }: Tables) => new MatchesRepository(executor, knex, scope),
  matchWork: ({ executor }: Tables) => new MatchWorkRepository(executor),
  matchWeights: ({ executor, knex, scope }: Tables) => new MatchWeightsRepository(executor, knex, scope),
  rankableRecords: ({ executor, knex }: Tables) => new RankableRecordsRepository(executor, knex),
  operationItems: ({ executor, knex, scope }: Tables) => new OperationItemsRepository(executor, knex, scope),
  tenantSettings: ({ executor, knex }: Tables) => new TenantSettingsRepository(executor, knex),
  placements: ({ executor, knex, scope }: Tables) => new PlacementsRepository(executor, knex, scope),
  ratings: ({ executor, knex, scope }: Tables) => new RatingsRepository(executor, knex, scope),
  retentionCurves: ({ executor, knex, scope }: Tables) =>
    new RetentionCurvesRepository(executor, knex, scope),
  sandboxSeeds: ({ executor, knex, scope }: Tables) => new SandboxSeedsRepository(executor, knex, scope),
  tenantLinks: ({ executor, knex }: Tables) => new TenantLinksRepository(executor, knex),
  operations: ({ executor, knex, scope, eventsWritten }: Tables) =>
    new OperationsRepository(executor, knex, scope, eventsWritten),
  requestLog: ({ executor, knex, scope }: Tables) => new RequestLogRepository(executor, knex, scope),
  invitations: ({ executor, knex, scope }: Tables) => new InvitationsRepository(executor, knex, scope),
  tenantUsers: ({ executor, knex, scope }: Tables) => new TenantUsersRepository(executor, knex, scope),
  webhookDeliveries: ({ executor, knex, scope }: Tables) =>
    new WebhookDeliveriesRepository(executor, knex, scope),
  webhookSubscriptions: ({ executor, knex, scope }: Tables) =>
    new WebhookSubscriptionsRepository(executor, knex, scope),
};

/** The tables of one tenant and mode. */
export type Repositories = {
  readonly [Name in keyof typeof REPOSITORIES]: ReturnType<(typeof REPOSITORIES)[Name]>;
};

/** Each is made when it is first asked for: most calls and transactions need one or two of them. */
class MadeWhenAsked {
  constructor(readonly tables: Tables) {}
}
for (const [name, make] of Object.entries(REPOSITORIES)) {
  Object.defineProperty(MadeWhenAsked.prototype, name, {
    get(this: MadeWhenAsked) {
      const value = make(this.tables);
      Object.defineProperty(this, name, { value });
      return value;
    },
  });
}

/** `eventsWritten` is called after each statement that has written events. */
export function repositoriesFor(
  executor: Executor,
  knex: Knex,
  scope: TenantScope,
  eventsWritten: () => void,
): Repositories {
  return new MadeWhenAsked({ executor, knex, scope, eventsWritten }) as unknown as Repositories;
}
