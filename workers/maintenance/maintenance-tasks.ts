import type { DueConnectorsService } from '../../src/services/connectors/due-connectors.service';
import type { AnnounceModelsService } from '../../src/services/compliance/announce-models.service';
import type { RefreshDuplicateKeysService } from '../../src/services/duplicates/refresh-duplicate-keys.service';
import type { RefreshJobWordsService } from '../../src/services/search/refresh-job-words.service';
import type { RunErasuresService } from '../../src/services/erasures/run-erasures.service';
import type { ObjectCleanupService } from '../../src/services/documents/object-cleanup.service';
import type { DeprecationMailsService } from '../../src/services/deprecations/deprecation-mails.service';
import type { MailMaintenanceService } from '../../src/services/mail/mail-maintenance.service';
import type { LearnWeightsService } from '../../src/services/matching/learning/learn-weights.service';
import type { PackShardsService } from '../../src/services/matching/ranking/pack-shards.service';
import type { EvaluateSearchesService } from '../../src/services/saved-searches/evaluate-searches.service';
import type { RescoreService } from '../../src/services/matching/rescore.service';
import type { RequeueService } from '../../src/services/maintenance/requeue.service';
import type { LearnCurvesService } from '../../src/services/retention/learn-curves.service';
import type { DataExpiryService } from '../../src/services/maintenance/data-expiry.service';
import type { DeferredEventsService } from '../../src/services/webhooks/deferred-events.service';
import type { PartitionsService } from '../../src/services/maintenance/partitions.service';
import type { MaintenanceResult } from '../../src/services/maintenance/maintenance-result';
import { MAINTENANCE_UNITS, type MaintenanceUnit } from '../../src/services/maintenance/maintenance-unit';

export interface MaintenanceTask {
  unit: MaintenanceUnit;
  /** Returns the result, or only the number of changed rows if items cannot fail separately. */
  run: (signal: AbortSignal) => Promise<MaintenanceResult | number>;
}

/** Services that the maintenance tasks call. */
export interface MaintenanceServices {
  requeue: RequeueService;
  windows: DataExpiryService;
  partitions: PartitionsService;
  objects: ObjectCleanupService;
  curves: LearnCurvesService;
  weights: LearnWeightsService;
  shards: PackShardsService;
  duplicateKeys: RefreshDuplicateKeysService;
  jobWords: RefreshJobWordsService;
  erasures: RunErasuresService;
  rescore: RescoreService;
  evaluateSearches: EvaluateSearchesService;
  dueConnectors: DueConnectorsService;
  mails: MailMaintenanceService;
  deprecationMails: DeprecationMailsService;
  deferredEvents: DeferredEventsService;
  models: AnnounceModelsService;
}

/** The maintenance tasks of the upkeep pool. Several processes can run a task at once, because it claims its rows. */
export function maintenanceTasks({
  requeue,
  windows,
  partitions,
  objects,
  duplicateKeys,
  jobWords,
  erasures,
  curves,
  weights,
  shards,
  rescore,
  evaluateSearches,
  dueConnectors,
  mails,
  deprecationMails,
  deferredEvents,
  models,
}: MaintenanceServices): MaintenanceTask[] {
  const units = MAINTENANCE_UNITS;
  return [
    { unit: units.requeue, run: () => requeue.run() },
    { unit: units.documents, run: (signal) => windows.deleteSpentDocuments(signal) },
    { unit: units.documentObjects, run: (signal) => objects.deleteObjects(signal) },
    { unit: units.orphanedObjects, run: (signal) => objects.deleteOrphans(signal) },
    { unit: units.erasures, run: (signal) => erasures.run(signal) },
    { unit: units.staleMatches, run: () => rescore.enqueueDue() },
    { unit: units.savedSearches, run: () => evaluateSearches.enqueueDue() },
    { unit: units.mails, run: () => mails.enqueueDue() },
    { unit: units.webhookMails, run: () => mails.webhookNotices() },
    { unit: units.keyMails, run: () => mails.keyNotices() },
    { unit: units.deprecationMails, run: () => deprecationMails.run() },
    { unit: units.oldMails, run: () => mails.deleteExpired() },
    { unit: units.operationItems, run: (signal) => windows.deleteSpentOperationItems(signal) },
    { unit: units.importRows, run: (signal) => windows.deleteSpentImportRows(signal) },
    { unit: units.parseBatches, run: () => windows.deleteExpiredParseBatches() },
    { unit: units.reviewSessions, run: (signal) => windows.deleteExpiredReviewSessions(signal) },
    { unit: units.viewSessions, run: (signal) => windows.deleteExpiredViewSessions(signal) },
    { unit: units.connectorRuns, run: () => dueConnectors.startDue() },
    { unit: units.oldConnectorRuns, run: (signal) => windows.deleteOldConnectorRuns(signal) },
    { unit: units.imports, run: (signal) => windows.deleteExpiredImports(signal) },
    { unit: units.operations, run: (signal) => windows.emptyExpiredOperations(signal) },
    { unit: units.idempotencyKeys, run: (signal) => windows.deleteExpiredIdempotencyKeys(signal) },
    { unit: units.expiredJobs, run: (signal) => windows.closeExpiredJobs(signal) },
    { unit: units.retentionCurves, run: () => curves.run() },
    { unit: units.matchWeights, run: () => weights.run() },
    {
      unit: units.rankingShards,
      run: async () => {
        await windows.deleteOldRankingParts();
        return shards.run();
      },
    },
    { unit: units.duplicateKeys, run: (signal) => duplicateKeys.run(signal) },
    { unit: units.jobWords, run: (signal) => jobWords.run(signal) },
    { unit: units.accessRequests, run: (signal) => windows.deleteOldAccessRequests(signal) },
    { unit: units.accessExports, run: (signal) => windows.deleteExpiredAccessExports(signal) },
    { unit: units.accessTokens, run: (signal) => windows.deleteExpiredAccessTokens(signal) },
    { unit: units.sandboxes, run: () => windows.eraseExpiredSandboxes() },
    { unit: units.oauthGrants, run: (signal) => windows.deleteExpiredOAuthRows(signal) },
    { unit: units.requestLog, run: (signal) => windows.deleteOldRequests(signal) },
    { unit: units.partitions, run: (signal) => partitions.maintain(signal) },
    { unit: units.scoreLogPartitions, run: () => windows.createScoreLogPartitions() },
    { unit: units.scoreLog, run: (signal) => windows.deleteExpiredScores(signal) },
    { unit: units.matchDecisions, run: (signal) => windows.deleteExpiredDecisions(signal) },
    {
      unit: units.matchReconsiderations,
      run: (signal) => windows.deleteExpiredReconsiderations(signal),
    },
    { unit: units.modelVersions, run: (signal) => models.run(signal) },
    { unit: units.deferredEvents, run: (signal) => deferredEvents.retry(signal) },
    { unit: units.events, run: (signal) => windows.deleteOldEvents(signal) },
  ];
}
