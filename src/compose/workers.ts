import { composeMail } from './mail';
import { composeLanguageModel } from './language-model';
import { checkDatabases, composeProcess } from './process';
import { composeDeliveries } from './webhooks';
import { UPKEEP_DATABASE } from './upkeep-database';
import type { Config } from '../config/config';
import { Database } from '../db/kernel/database';
import { DeletedObjectsRepository } from '../db/operations/deleted-objects.repository';
import { PartitionPlansRepository } from '../db/operations/partition-plans.repository';
import { ExpiredRowsRepository } from '../db/operations/expired-rows.repository';
import { UnfinishedOperationsRepository } from '../db/operations/unfinished-operations.repository';
import { DueTenantsRepository } from '../db/records/due-tenants.repository';
import { OutdatedDuplicateKeysRepository } from '../db/records/candidate-duplicate-keys.repository';
import { ModelVersionsRepository } from '../db/records/model-versions.repository';
import { ErasureWorkRepository } from '../db/records/erasure-work.repository';
import { DeferredEventsRepository } from '../db/webhooks/deferred-events.repository';
import { UpkeepUnitsRepository } from '../db/operations/upkeep-units.repository';
import { systemClock } from '../platform/clock';
import { SHUTDOWN_STAGE } from '../platform/shutdown';
import { connectRedis } from '../queue/redis-connection';
import { AnnounceModelsService } from '../services/compliance/announce-models.service';
import { modelVersions } from '../services/compliance/model-versions';
import { BatchRunner } from '../services/batches/batch-runner';
import { RunCandidateSyncService } from '../services/candidates/run-candidate-sync.service';
import { DEPRECATED_ROUTES, type DeprecatedRoute } from '../services/deprecations/deprecated-routes';
import { ObjectCleanupService } from '../services/documents/object-cleanup.service';
import { OutdatedJobWordsRepository } from '../db/search/job-words.repository';
import { RefreshJobWordsService } from '../services/search/refresh-job-words.service';
import { RefreshDuplicateKeysService } from '../services/duplicates/refresh-duplicate-keys.service';
import { RunErasuresService } from '../services/erasures/run-erasures.service';
import { RunImpactReportService } from '../services/impact/run-impact-report.service';
import { RunImportService } from '../services/imports/run-import.service';
import { RunParseBatchService } from '../services/parse-batches/run-parse-batch.service';
import { BoardClient } from '../services/connectors/board-client';
import { DueConnectorsService } from '../services/connectors/due-connectors.service';
import { RunConnectorService } from '../services/connectors/run-connector.service';
import { RunJobSyncService } from '../services/jobs/run-job-sync.service';
import { LearnWeightsService } from '../services/matching/learning/learn-weights.service';
import { TenantWeights } from '../services/matching/learning/tenant-weights';
import { PairMatcher } from '../services/matching/pair-matcher';
import { PairScorer } from '../services/matching/pair-scorer';
import { EvaluateSearchesService } from '../services/saved-searches/evaluate-searches.service';
import { RescoreService } from '../services/matching/rescore.service';
import { PackShardsService } from '../services/matching/ranking/pack-shards.service';
import { CandidateSearches } from '../services/matching/ranking/candidate-searches';
import { RunRankPartsService } from '../services/matching/ranking/run-rank-parts.service';
import { RunRankService } from '../services/matching/ranking/run-rank.service';
import { warmUpRanking } from '../services/matching/ranking/warm-up-ranking';
import { RunMatchService } from '../services/matching/run-match.service';
import { DocumentModelFactory } from '../services/language-model/document-model-factory';
import { OperationMover } from '../services/operations/operation-mover';
import { ScoringPauseService } from '../services/score-log/scoring-pause.service';
import { OperationRunner } from '../services/operations/operation-runner';
import { DocumentParser } from '../services/parsing/document-parser';
import { RunParseService } from '../services/parsing/run-parse.service';
import { TenantCurves } from '../services/retention/tenant-curves';
import { LearnCurvesService } from '../services/retention/learn-curves.service';
import { RequeueService } from '../services/maintenance/requeue.service';
import { DeferredEventsService } from '../services/webhooks/deferred-events.service';
import { PartitionsService } from '../services/maintenance/partitions.service';
import { DataExpiryService } from '../services/maintenance/data-expiry.service';
import { EndpointResolver } from '../webhooks/sending/endpoint-resolver';
import { GuardedFetcher } from '../webhooks/sending/guarded-fetcher';
import { SecretBox } from '../webhooks/signing/secret-box';
import type { OperationPayload } from '../tasks/operation-payload';
import type { Pool } from '../tasks/task-contract';

/** Boards of thousands of postings in one response take long to arrive. */
const BOARD_TIMEOUT_MS = 60_000;
const MAX_BOARD_BYTES = 96 * 2 ** 20;

/** Rankings and their parts, which share the columns that the process keeps. */
function composeRanking(
  { ranking }: Config,
  { data, documents, queues }: ReturnType<typeof composeProcess>,
  { runner, scorer, pause }: { runner: OperationRunner; scorer: PairScorer; pause: ScoringPauseService },
) {
  const memoryBytes = ranking.memoryMb * 2 ** 20;
  const searches = new CandidateSearches({ data, scorer, queues, memoryBytes });
  return {
    runRank: new RunRankService(runner, data, scorer, systemClock, pause, searches),
    runRankParts: new RunRankPartsService(data, documents, searches),
  };
}

/** The client of job boards, with the address check of webhooks. */
function composeBoardClient({ webhooks, connectors }: Config): BoardClient {
  const fetcher = new GuardedFetcher(
    new EndpointResolver({ servers: webhooks.dnsServers }),
    { timeoutMs: BOARD_TIMEOUT_MS, maxBytes: MAX_BOARD_BYTES },
    () => systemClock.now(),
  );
  const { testOrigin } = connectors;
  return new BoardClient(fetcher, { allowLoopback: webhooks.allowLoopback, testOrigin }, systemClock);
}

/** Runs of connectors, on request and on their schedule. */
function composeConnectorRuns(
  config: Config,
  { data, queues }: ReturnType<typeof composeProcess>,
  deps: {
    parser: DocumentParser;
    runner: OperationRunner;
    box: SecretBox;
    dueTenants: DueTenantsRepository;
    upkeepUnits: UpkeepUnitsRepository;
  },
) {
  const { parser, runner, box, dueTenants, upkeepUnits } = deps;
  return {
    runConnector: new RunConnectorService({
      ...{ data, client: composeBoardClient(config), parser, runner, queues, box, clock: systemClock },
      parseThreads: config.parsing.threads,
      random: Math.random,
    }),
    dueConnectors: new DueConnectorsService(dueTenants, data, queues, upkeepUnits, systemClock),
  };
}

/** Composes a worker process for some pools: the services that its task handlers call. */
export function composeWorkers(
  config: Config,
  pools: readonly Pool[],
  deprecations: readonly DeprecatedRoute[] = DEPRECATED_ROUTES,
) {
  const base = composeProcess(config, `workers:${pools.join(',')}`);
  const { logger, shutdown, signals, queues, data } = base;
  const upkeepDatabase = new Database({ ...config.database, ...UPKEEP_DATABASE, role: 'tenure_app' });
  shutdown.add(SHUTDOWN_STAGE.stores, 'upkeep database', () => upkeepDatabase.close());
  const dueTenants = new DueTenantsRepository(upkeepDatabase);
  const unfinished = new UnfinishedOperationsRepository(upkeepDatabase);
  const upkeepUnits = new UpkeepUnitsRepository(upkeepDatabase);
  const runner = new OperationRunner(data, base.documents, signals, systemClock, logger);
  const parser = new DocumentParser({
    // Threads need memory, so a process that parses no documents starts none.
    // The pools share the threads. The scan pool takes as many tasks as it adds threads, so scans leave the others free.
    threads:
      (pools.includes('parse') || pools.includes('sync') ? config.parsing.threads : 0) +
      (pools.includes('scan') ? config.parsing.scanThreads : 0),
    memoryMb: config.parsing.memoryMb,
    timeoutMs: config.parsing.timeoutMs,
  });
  const batches = new BatchRunner(data, config.parsing.threads);
  shutdown.add(SHUTDOWN_STAGE.queues, 'parse threads', () => parser.destroy());
  const deliveries = composeDeliveries(config, base);
  const taskRedis = connectRedis(config.redis.url, 'patient', logger);
  shutdown.add(SHUTDOWN_STAGE.stores, 'task redis', () => taskRedis.disconnect());
  const model = composeLanguageModel(config, base);
  const helper = model ? new DocumentModelFactory(model, config.languageModel?.timeoutMs ?? 0) : null;
  const pause = new ScoringPauseService(data);
  const box = new SecretBox(config.webhooks.secretKey, config.webhooks.secretKeysBefore);
  const scorer = new PairScorer(
    systemClock,
    new TenantCurves(data, systemClock),
    new TenantWeights(data, systemClock),
  );
  return {
    ...base,
    taskRedis,
    deliveries,
    upkeepUnits,
    ...composeMail(config, base, deprecations, { database: upkeepDatabase, faults: upkeepUnits }),
    runCandidateSync: new RunCandidateSyncService(runner, batches, parser, data, systemClock),
    runJobSync: new RunJobSyncService(runner, batches, parser),
    runImport: new RunImportService(runner, data, queues, parser, systemClock, config.parsing.threads),
    ...composeConnectorRuns(config, base, { parser, runner, box, dueTenants, upkeepUnits }),
    runParseBatch: new RunParseBatchService(runner, data, queues, systemClock),
    runMatch: new RunMatchService(runner, data, new PairMatcher(data, scorer)),
    ...composeRanking(config, base, { runner, scorer, pause }),
    ...composeChangedRecords(base, { scorer, pause, dueTenants, upkeepUnits }),
    runImpactReport: new RunImpactReportService(runner, data, box, systemClock),
    runParse: new RunParseService(runner, parser, new OperationMover(data, queues), helper),
    requeue: (onExhausted: (task: string, payload: OperationPayload) => Promise<void>) =>
      new RequeueService(unfinished, queues, upkeepUnits, onExhausted, logger),
    erasures: new RunErasuresService(new ErasureWorkRepository(upkeepDatabase), systemClock, logger),
    curves: new LearnCurvesService(dueTenants, data, upkeepUnits),
    ...composeRowUpkeep(upkeepDatabase),
    shards: new PackShardsService(dueTenants, data, scorer, upkeepUnits),
    weights: new LearnWeightsService(dueTenants, data, upkeepUnits),
    partitions: new PartitionsService(new PartitionPlansRepository(upkeepDatabase), upkeepUnits),
    objects: new ObjectCleanupService(
      base.bucket,
      new DeletedObjectsRepository(upkeepDatabase),
      upkeepUnits,
      systemClock,
    ),
    models: new AnnounceModelsService(new ModelVersionsRepository(upkeepDatabase), modelVersions()),
    deferredEvents: new DeferredEventsService(new DeferredEventsRepository(upkeepDatabase)),
    start: async (): Promise<void> => {
      await checkDatabases(base);
      await signals.listen('cancel');
      // Occupies this thread, so that nothing else could run meanwhile.
      if (pools.includes('match')) await warmUpRanking(scorer.month());
      if (pools.includes('deliver')) deliveries.start();
    },
    warmUp: warmUpOnce(parser),
    shutdown,
  };
}

/**
 * Returns a function that resolves when a pool can work at full speed. The threads of the parser take seconds of
 * processor time to load, on a busy machine minutes. The pools that parse nothing do not wait for them.
 */
function warmUpOnce(parser: DocumentParser): (pool: Pool) => Promise<void> {
  let loaded: Promise<void> | null = null;
  return async (pool) => {
    if (pool === 'parse' || pool === 'sync' || pool === 'scan') await (loaded ??= parser.warmUp());
  };
}

/** Services that score again, or for the first time, what records that changed are part of. */
function composeChangedRecords(
  { data, queues }: ReturnType<typeof composeProcess>,
  deps: {
    scorer: PairScorer;
    pause: ScoringPauseService;
    dueTenants: DueTenantsRepository;
    upkeepUnits: UpkeepUnitsRepository;
  },
) {
  const { scorer, pause, dueTenants, upkeepUnits } = deps;
  const sharedDeps = [data, scorer, dueTenants, queues, upkeepUnits, pause] as const;
  return {
    rescore: new RescoreService(...sharedDeps),
    evaluateSearches: new EvaluateSearchesService(...sharedDeps, systemClock),
  };
}

/** Services that delete expired rows, and that write what an earlier release has not written for searches. */
function composeRowUpkeep(upkeepDatabase: Database) {
  return {
    windows: new DataExpiryService(new ExpiredRowsRepository(upkeepDatabase)),
    duplicateKeys: new RefreshDuplicateKeysService(new OutdatedDuplicateKeysRepository(upkeepDatabase)),
    jobWords: new RefreshJobWordsService(new OutdatedJobWordsRepository(upkeepDatabase)),
  };
}
