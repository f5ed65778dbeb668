import type { RunParseService } from '../src/services/parsing/run-parse.service';
import type { RunJobSyncService } from '../src/services/jobs/run-job-sync.service';
import type { DeliveryEngine } from '../src/services/webhooks/delivery-engine';
import type { SendMailService } from '../src/services/mail/send-mail.service';
import { dispatchEventsHandler } from './deliver/dispatch-events';
import { sendMailHandler } from './deliver/send-mail';
import type { RunCandidateSyncService } from '../src/services/candidates/run-candidate-sync.service';
import type { RescoreService } from '../src/services/matching/rescore.service';
import type { EvaluateSearchesService } from '../src/services/saved-searches/evaluate-searches.service';
import type { RunMatchService } from '../src/services/matching/run-match.service';
import type { RunImpactReportService } from '../src/services/impact/run-impact-report.service';
import type { RunImportService } from '../src/services/imports/run-import.service';
import type { RunParseBatchService } from '../src/services/parse-batches/run-parse-batch.service';
import type { RunConnectorService } from '../src/services/connectors/run-connector.service';
import type { RunRankService } from '../src/services/matching/ranking/run-rank.service';
import type { RunRankPartsService } from '../src/services/matching/ranking/run-rank-parts.service';
import { rankPairsHandler } from './match/rank-pairs';
import { rankPartsHandler } from './match/rank-parts';
import { matchPairHandler } from './match/match-pair';
import { reportImpactHandler } from './match/report-impact';
import { rescoreMatchesHandler } from './match/rescore-matches';
import { evaluateSearchesHandler } from './match/evaluate-searches';
import { parseDocumentHandler } from './parse/parse-document';
import { scanDocumentHandler } from './scan/scan-document';
import { syncCandidatesHandler } from './sync/sync-candidates';
import { importRowsHandler } from './sync/import-rows';
import { parseBatchHandler } from './sync/parse-batch';
import { runConnectorHandler } from './sync/run-connector';
import { syncJobsHandler } from './sync/sync-jobs';
import type { TaskHandler } from './runtime/task-handler';

/** Services that the handlers call. The composition of a worker process provides them. */
export interface HandlerServices {
  runParse: RunParseService;
  runCandidateSync: RunCandidateSyncService;
  runJobSync: RunJobSyncService;
  runMatch: RunMatchService;
  runRank: RunRankService;
  runRankParts: RunRankPartsService;
  runImpactReport: RunImpactReportService;
  runImport: RunImportService;
  runParseBatch: RunParseBatchService;
  runConnector: RunConnectorService;
  rescore: RescoreService;
  evaluateSearches: EvaluateSearchesService;
  deliveries: DeliveryEngine;
  sendMail: SendMailService;
}

/** Returns one handler for every contract in src/tasks/catalogue.ts. */
export function taskHandlers(services: HandlerServices): TaskHandler[] {
  return [
    parseDocumentHandler(services.runParse),
    scanDocumentHandler(services.runParse),
    syncCandidatesHandler(services.runCandidateSync),
    syncJobsHandler(services.runJobSync),
    importRowsHandler(services.runImport),
    parseBatchHandler(services.runParseBatch),
    runConnectorHandler(services.runConnector),
    matchPairHandler(services.runMatch),
    rankPairsHandler(services.runRank),
    rankPartsHandler(services.runRankParts),
    reportImpactHandler(services.runImpactReport),
    rescoreMatchesHandler(services.rescore),
    evaluateSearchesHandler(services.evaluateSearches),
    dispatchEventsHandler(services.deliveries),
    sendMailHandler(services.sendMail),
  ];
}
