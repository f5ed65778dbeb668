import { composeLanguageModel } from './language-model';
import { composeGrants } from './grants';
import { composeWebhooks } from './webhooks';
import { composePortalRecords } from './portal-records';
import { checkDatabases, composeProcess } from './process';
import { composeReviews, composeViewPages } from './reviews';
import type { Config } from '../config/config';
import { ApiKeyLookupRepository } from '../db/access/api-key-lookup.repository';
import { JobFeedLookupRepository } from '../db/access/job-feed-lookup.repository';
import { RequestLogWriterRepository } from '../db/operations/request-log-writer.repository';
import { UnfinishedOperationsRepository } from '../db/operations/unfinished-operations.repository';
import { ModelVersionsRepository } from '../db/records/model-versions.repository';
import { TaxonomiesRepository } from '../db/records/taxonomies.repository';
import { SandboxesRepository } from '../db/tenancy/sandboxes.repository';
import { UsersRepository } from '../db/access/users.repository';
import type { HttpDeps, HttpSettings } from '../http/http-deps';
import { API_VERSION } from '../http/request-context';
import { systemClock } from '../platform/clock';
import { SHUTDOWN_STAGE } from '../platform/shutdown';
import type { PortalDeps } from '../portal/portal-deps';
import { developerPortal } from '../portal/portal-router';
import { createQueueBoard } from '../queue/queue-board';
import { RedisRateLimiter } from '../queue/redis-rate-limiter';
import { ApiKeyVerifier } from '../services/access/keys/api-key-verifier';
import { AccessTokensService } from '../services/access/keys/access-tokens.service';
import { KeyUseRecorder } from '../services/access/keys/key-use-recorder';
import { PortalKeysService } from '../services/access/keys/portal-keys.service';
import { SessionsService } from '../services/access/sessions.service';
import type { DocumentStore } from '../services/documents/document-store';
import { Cursors } from '../services/cursors';
import { IdempotencyService } from '../services/idempotency/idempotency.service';
import { ChangeCandidateService } from '../services/candidates/change-candidate.service';
import { CandidatesService } from '../services/candidates/candidates.service';
import { QueuedCandidateSyncService } from '../services/candidates/queued-candidate-sync.service';
import { DEPRECATED_ROUTES, type DeprecatedRoute } from '../services/deprecations/deprecated-routes';
import { AccessExportsService } from '../services/data-subjects/access-exports.service';
import { ReconsiderationsService } from '../services/data-subjects/reconsiderations.service';
import { DuplicatesService } from '../services/duplicates/duplicates.service';
import { MergesService } from '../services/duplicates/merges.service';
import { ErasuresService } from '../services/erasures/erasures.service';
import { InstructionsService } from '../services/compliance/instructions.service';
import { modelVersions } from '../services/compliance/model-versions';
import { ImpactReportsService } from '../services/impact/impact-reports.service';
import { ImportsService } from '../services/imports/imports.service';
import { SavedSearchesService } from '../services/saved-searches/saved-searches.service';
import { CustomFieldsService } from '../services/custom-fields/custom-fields.service';
import { JobFeedsService } from '../services/job-feeds/job-feeds.service';
import { ParseBatchesService } from '../services/parse-batches/parse-batches.service';
import { ConnectorRunsService } from '../services/connectors/connector-runs.service';
import { ConnectorsService } from '../services/connectors/connectors.service';
import { portalConnectors } from '../services/connectors/portal-connectors';
import { JobsService } from '../services/jobs/jobs.service';
import { QueuedJobSyncService } from '../services/jobs/queued-job-sync.service';
import { MatchWeightsService } from '../services/matching/learning/match-weights.service';
import { MatchesService } from '../services/matching/matches.service';
import { QueuedRankService } from '../services/matching/ranking/queued-rank.service';
import { MatchPairsService } from '../services/matching/match-pairs.service';
import { ViewSessionsService } from '../services/view-sessions/view-sessions.service';
import { OperatorConsoleRepository } from '../db/tenancy/operator-console.repository';
import { OperatorConsoleService } from '../services/operate/operator-console.service';
import { PreviewMatchService } from '../services/matching/preview/preview-match.service';
import { PairMatcher } from '../services/matching/pair-matcher';
import { PairScorer } from '../services/matching/pair-scorer';
import { TenantWeights } from '../services/matching/learning/tenant-weights';
import { InlineOperationRunner } from '../services/operations/inline-operation-runner';
import { TenantLinksService } from '../services/links/tenant-links.service';
import { OperationEnqueuer } from '../services/operations/operation-enqueuer';
import { CompletionPoller } from '../services/operations/completion-poller';
import { OperationsService } from '../services/operations/operations.service';
import { OccupationPrompter } from '../services/language-model/occupation-prompter';
import { PoolHealthService } from '../services/health/pool-health.service';
import { ServiceStatusService } from '../services/health/service-status';
import { TenantLimitsService } from '../services/limits/tenant-limits.service';
import { RequestHistoryService } from '../services/requests/request-history.service';
import { RequestRecorder } from '../services/requests/request-recorder';
import { SandboxesService } from '../services/sandbox/sandboxes.service';
import { SyntheticTenantService } from '../services/sandbox/synthetic-tenant.service';
import { portalWebhooks } from '../services/webhooks/portal-webhooks';
import { InvitationLinksRepository } from '../db/access/invitations.repository';
import { MailQueueRepository } from '../db/mail/mails.repository';
import { AccessRequestsRepository } from '../db/access/access-requests.repository';
import { PasswordResetsRepository } from '../db/access/password-resets.repository';
import { MembersService } from '../services/access/members.service';
import { AccessRequestsService } from '../services/access/access-requests.service';
import { LeakedKeysService } from '../services/access/keys/leaked-keys.service';
import { OpenIdSignInService } from '../services/access/openid-sign-in.service';
import { OpenIdProvider } from '../openid/openid-provider';
import { UserIdentitiesRepository } from '../db/access/user-identities.repository';
import { PasswordResetsService } from '../services/access/password-resets.service';
import { MailOutboxService } from '../services/mail/mail-outbox.service';
import type { TenantData } from '../services/tenant-data';
import { SkillsService } from '../services/skills/skills.service';
import { EndpointResolver } from '../webhooks/sending/endpoint-resolver';
import { SecretBox } from '../webhooks/signing/secret-box';
import { PlacementsService } from '../services/placements/placements.service';
import { DecisionsService } from '../services/decisions/decisions.service';
import { ScoreLogService } from '../services/score-log/score-log.service';
import { ScoringPauseService } from '../services/score-log/scoring-pause.service';
import { MatchHistoryService } from '../services/score-log/match-history.service';
import { RatingsService } from '../services/ratings/ratings.service';
import { CalibrationService } from '../services/retention/calibration.service';
import { RetentionService } from '../services/retention/retention.service';
import { TenantCurves } from '../services/retention/tenant-curves';
import { ParsingService } from '../services/parsing/parsing.service';
import { ShortTextParser } from '../services/parsing/short-text-parser';
import { TextParser } from '../services/parsing/text-parser';

/** Path of the queue board. */
export const QUEUE_BOARD_PATH = '/ops/queues';

/** Returns null if the settings have no issuer. */
function composeOpenId(config: Config, base: ReturnType<typeof composeProcess>, sessions: SessionsService) {
  if (!config.openId) return null;
  return new OpenIdSignInService({
    name: config.openId.name,
    provider: new OpenIdProvider(config.openId),
    identities: new UserIdentitiesRepository(base.database),
    sessions,
    box: new SecretBox(config.secrets.session),
    clock: systemClock,
    logger: base.logger,
  });
}

/** Previews of matches. Most processes never parse a long text, so the parsing thread is started on demand. */
function composePreviews(
  config: Config,
  { data, shutdown }: ReturnType<typeof composeProcess>,
  scoring: { scorer: PairScorer; pause: ScoringPauseService },
): PreviewMatchService {
  const { memoryMb, timeoutMs } = config.parsing;
  const parser = new TextParser(new ShortTextParser(), { threads: 1, memoryMb, timeoutMs });
  shutdown.add(SHUTDOWN_STAGE.queues, 'preview parse thread', () => parser.destroy());
  return new PreviewMatchService({
    data,
    parser,
    ...scoring,
    clock: systemClock,
    budgetMs: config.http.syncBudgetMs,
  });
}

/** Composes the developer portal from the services that it shares with the API. */
function composePortal(
  config: Config,
  base: ReturnType<typeof composeProcess>,
  {
    directory,
    box,
    ...shared
  }: Pick<
    PortalDeps,
    | 'sessions'
    | 'rateLimiter'
    | 'links'
    | 'webhooks'
    | 'connectors'
    | 'calibration'
    | 'matchWeights'
    | 'authorizations'
    | 'deviceAuthorizations'
    | 'grants'
    | 'oauthClients'
    | keyof ReturnType<typeof composePortalRecords>
    | 'reviewPages'
    | 'reviewSettings'
    | 'viewPages'
  > & { sessions: SessionsService; directory: ApiKeyLookupRepository; box: SecretBox },
) {
  const { database, data, queues, poolLoads, readiness } = base;
  const health = new PoolHealthService(queues, poolLoads, base.upkeepState, readiness, systemClock);
  return developerPortal({
    ...shared,
    openId: composeOpenId(config, base, shared.sessions),
    members: new MembersService(data, new InvitationLinksRepository(database), box, base.accessSignals),
    accessRequests: new AccessRequestsService(new AccessRequestsRepository(database), box),
    leakedKeys: new LeakedKeysService(directory, config.secrets.apiKeyPepper),
    passwordResets: new PasswordResetsService(new PasswordResetsRepository(database), box),
    outbox: new MailOutboxService(new MailQueueRepository(database), box, config.mail.kind === 'outbox'),
    mailSent: config.mail.kind !== 'off',
    requests: new RequestHistoryService(data, systemClock),
    limits: new TenantLimitsService(data),
    health,
    sandboxes: config.http.sandboxesPerDay > 0,
    status: new ServiceStatusService(
      { ready: () => readiness.ready(), pools: async () => (await health.check()).pools },
      systemClock,
    ),
    keys: new PortalKeysService(data, base.accessSignals, systemClock, config.secrets.apiKeyPepper),
    operatorConsole: new OperatorConsoleService(new OperatorConsoleRepository(database), process.cwd()),
    operatorBoard: createQueueBoard(queues, QUEUE_BOARD_PATH),
  });
}

/** Composes the recorders, which write in the background and are flushed or stopped with the process. */
function composeRecorders(
  { logger, shutdown, database, signals, metrics }: ReturnType<typeof composeProcess>,
  directory: ApiKeyLookupRepository,
) {
  const uses = new KeyUseRecorder(directory, logger);
  shutdown.add(SHUTDOWN_STAGE.drain, 'key use', () => uses.flush());
  const requests = new RequestRecorder(new RequestLogWriterRepository(database), logger, metrics);
  shutdown.add(SHUTDOWN_STAGE.drain, 'request log', () => requests.flush());
  const watch = new CompletionPoller(new UnfinishedOperationsRepository(database), signals, logger);
  shutdown.add(SHUTDOWN_STAGE.queues, 'completion poller', () => watch.stop());
  return { uses, requests, watch };
}

/** The records of a tenant, as the API and the portal read them. */
function composeRecords(data: TenantData, cursors: Cursors) {
  return {
    candidates: new CandidatesService(data, cursors, systemClock),
    changeCandidate: new ChangeCandidateService(data, systemClock),
    jobs: new JobsService(data, cursors),
    matches: new MatchesService(data, cursors),
    ratings: new RatingsService(data, cursors),
    tenantLinks: new TenantLinksService(data, cursors),
  };
}

/** Pushed jobs, and connectors of boards, whose runs the workers do. */
function composeConnectors(
  { webhooks }: Config,
  data: TenantData,
  cursors: Cursors,
  { box, work }: { box: SecretBox; work: OperationEnqueuer },
) {
  const resolver = new EndpointResolver({ servers: webhooks.dnsServers });
  return {
    jobSync: new QueuedJobSyncService(data, work),
    connectors: new ConnectorsService(data, cursors, resolver, box, webhooks.allowLoopback),
    connectorRuns: new ConnectorRunsService(data, cursors, work, systemClock),
  };
}

/** What people do about matches: decisions, placements, and the history they belong to. */
function composeOutcomes(data: TenantData, cursors: Cursors, retention: RetentionService) {
  return {
    placements: new PlacementsService({ data, cursors, retention, clock: systemClock }),
    decisions: new DecisionsService(data, cursors),
    matchHistory: new MatchHistoryService(data, cursors),
    scoreLog: new ScoreLogService(data, cursors),
  };
}

/** What deployers are told about the service. */
function composeInstructions({ provider }: Config, { database }: ReturnType<typeof composeProcess>) {
  const about = { serviceVersion: API_VERSION, provider, models: modelVersions() };
  return new InstructionsService(about, new ModelVersionsRepository(database), systemClock);
}

/** What concerns one person: its records, a copy of the data, reconsideration of a score, and erasure. */
function composeDataSubjects(data: TenantData, documents: DocumentStore, matcher: PairMatcher) {
  return {
    duplicates: new DuplicatesService(data),
    merges: new MergesService(data, systemClock),
    erasures: new ErasuresService(data),
    accessExports: new AccessExportsService(data, documents, systemClock),
    reconsiderations: new ReconsiderationsService(data, matcher),
  };
}

function composeScoring(data: TenantData, curves: TenantCurves) {
  const scorer = new PairScorer(systemClock, curves, new TenantWeights(data, systemClock));
  return { scorer, matcher: new PairMatcher(data, scorer) };
}

function httpSettings({ http }: Config): HttpSettings {
  return {
    publicBaseUrl: http.publicBaseUrl,
    trustProxy: http.trustProxy,
    syncBudgetMs: http.syncBudgetMs,
    metricsToken: http.metricsToken,
    securityContact: http.securityContact,
    corsAllowedOrigins: http.corsAllowedOrigins,
  };
}

/** Verifies keys and access tokens, and issues tokens for keys and for the grants of members. */
function composeKeys(
  config: Config,
  base: ReturnType<typeof composeProcess>,
  directory: ApiKeyLookupRepository,
  { uses, box }: { uses: KeyUseRecorder; box: SecretBox },
) {
  const { data, accessSignals } = base;
  const pepper = config.secrets.apiKeyPepper;
  const keyVerifier = new ApiKeyVerifier(directory, uses, systemClock, pepper);
  accessSignals.onChange((tenantId) => keyVerifier.forgetTenant(tenantId));
  const accessTokens = new AccessTokensService({ data, changes: accessSignals, clock: systemClock, pepper });
  const grants = composeGrants(config, base);
  const sandboxes = new SandboxesService({
    ...{ data, pepper, box, clock: systemClock },
    sandboxes: new SandboxesRepository(base.database),
    perDay: config.http.sandboxesPerDay,
    mailSent: config.mail.kind !== 'off',
  });
  return { keyVerifier, accessTokens, sandboxes, ...grants.http, granted: grants.portal };
}

/** Infers skills from the map, and from a language model if one is configured. */
function composeSkills(
  { languageModel }: Config,
  { database }: ReturnType<typeof composeProcess>,
  model: ReturnType<typeof composeLanguageModel>,
): SkillsService {
  const prompter = model && new OccupationPrompter(model, languageModel?.inlineTimeoutMs ?? 0);
  return new SkillsService(new TaxonomiesRepository(database), prompter);
}

/** Checks the stores and loads what requests need, before the process is ready. */
async function startApi(
  { database, replica, signals, accessSignals, data, logger }: ReturnType<typeof composeProcess>,
  parts: { watch: CompletionPoller; skills: SkillsService; shortTexts: ShortTextParser | null },
): Promise<void> {
  await checkDatabases({ database, replica, logger });
  await signals.listen('ended');
  await accessSignals.listen();
  parts.watch.start();
  await parts.skills.load();
  await parts.shortTexts?.warmUp();
  await new SyntheticTenantService(data, logger).ensure();
}

/** Composes the API process: all dependencies of the HTTP layer. */
export function composeApi(config: Config, deprecations: readonly DeprecatedRoute[] = DEPRECATED_ROUTES) {
  const base = composeProcess(config, 'api');
  const { logger, shutdown, database, redis, queues, signals, readiness, metrics, data } = base;
  const directory = new ApiKeyLookupRepository(database);
  const { uses, requests, watch } = composeRecorders(base, directory);
  const rateLimiter = new RedisRateLimiter(redis, config.redis.prefix, logger);
  const cursors = new Cursors(config.secrets.cursor);
  const work = new OperationEnqueuer(base, config.http.syncBudgetMs);
  const model = composeLanguageModel(config, base);
  const skills = composeSkills(config, base, model);
  const box = new SecretBox(config.webhooks.secretKey, config.webhooks.secretKeysBefore);
  const curves = new TenantCurves(data, systemClock);
  const scoringPause = new ScoringPauseService(data);
  const retention = new RetentionService(data, curves, systemClock, scoringPause);
  const inline = new InlineOperationRunner(data, systemClock);
  const { scorer, matcher } = composeScoring(data, curves);
  const shortTexts = model ? null : new ShortTextParser();
  const webhooks = composeWebhooks(config, base, cursors, box);
  const jobSources = composeConnectors(config, data, cursors, { box, work });
  const records = composeRecords(data, cursors);
  const calibration = new CalibrationService(data);
  const sessions = new SessionsService(new UsersRepository(database), config.secrets.session);
  const matchWeights = new MatchWeightsService(data);
  const { granted, ...keys } = composeKeys(config, base, directory, { uses, box });
  const { reviewPages, ...reviews } = composeReviews(base, cursors);
  const operations = new OperationsService(data, signals, cursors, systemClock, queues);
  const services = {
    requestLog: requests,
    ...keys,
    inlineOperations: inline,
    operations,
    instructions: composeInstructions(config, base),
    imports: new ImportsService(data, work, operations, systemClock),
    impactReports: new ImpactReportsService(data, work, operations, box),
    customFields: new CustomFieldsService(data),
    savedSearches: new SavedSearchesService(data, cursors),
    jobFeeds: new JobFeedsService(data, new JobFeedLookupRepository(database), cursors, systemClock),
    parseBatches: new ParseBatchesService(data, base.documents, work, systemClock),
    parsing: new ParsingService(work, inline, shortTexts, logger),
    ...records,
    ...reviews,
    viewSessions: new ViewSessionsService(data, cursors, systemClock),
    candidateSync: new QueuedCandidateSyncService(data, work),
    ...composeDataSubjects(data, base.documents, matcher),
    ...jobSources,
    matching: new MatchPairsService(work, inline, data, matcher, scoringPause),
    previews: composePreviews(config, base, { scorer, pause: scoringPause }),
    matchWeights,
    ranking: new QueuedRankService(work, scoringPause),
    skills,
    retention,
    calibration,
    scoringPause,
    ...composeOutcomes(data, cursors, retention),
    ...webhooks,
    deprecations,
    idempotency: new IdempotencyService(data, box),
    rateLimiter,
    health: readiness,
    metrics,
    logger,
    settings: httpSettings(config),
  };
  const portalRecords = composePortalRecords({ ...base, cursors, scorer, ...services });
  const portal = composePortal(config, base, {
    ...{ sessions, rateLimiter, directory, box, calibration, matchWeights },
    links: records.tenantLinks,
    webhooks: portalWebhooks(webhooks.webhookSubscriptions, webhooks.webhookDeliveries),
    connectors: portalConnectors(jobSources.connectors, jobSources.connectorRuns),
    ...portalRecords,
    viewPages: composeViewPages(base, portalRecords),
    ...{ reviewPages, reviewSettings: reviews.reviewSettings },
    ...granted,
  });
  const http: HttpDeps = { ...services, portal };
  const start = () => startApi(base, { watch, skills, shortTexts });
  return { logger, shutdown, readiness, http, start };
}
