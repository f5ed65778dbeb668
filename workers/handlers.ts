import type { RunParseService } from '../src/services/parsing/run-parse.service';
import type { RunJobSyncService } from '../src/services/jobs/run-job-sync.service';
import type { DeliveryEngine } from '../src/services/webhooks/delivery-engine';
import { dispatchEventsHandler } from './deliver/dispatch-events';
import type { RunCandidateSyncService } from '../src/services/candidates/run-candidate-sync.service';
import { parseDocumentHandler } from './parse/parse-document';
import { syncCandidatesHandler } from './sync/sync-candidates';
import { syncJobsHandler } from './sync/sync-jobs';
import type { TaskHandler } from './runtime/task-handler';

/** What the handlers need; the composition of a worker process has all of it. */
export interface HandlerServices {
  runParse: RunParseService;
  runCandidateSync: RunCandidateSyncService;
  runJobSync: RunJobSyncService;
  deliveries: DeliveryEngine;
}

/** One handler for every contract in src/tasks/catalogue.ts. */
export function taskHandlers(services: HandlerServices): TaskHandler[] {
  return [
    parseDocumentHandler(services.runParse),
    syncCandidatesHandler(services.runCandidateSync),
    syncJobsHandler(services.runJobSync),
    dispatchEventsHandler(services.deliveries),
  ];
}
