import type { RunParseService } from '../src/services/parsing/run-parse.service';
import type { RunJobSyncService } from '../src/services/jobs/run-job-sync.service';
import type { DeliveryEngine } from '../src/services/webhooks/delivery-engine';
import { dispatchEventsHandler } from './deliver/dispatch-events';
import { parseDocumentHandler } from './parse/parse-document';
import { syncJobsHandler } from './sync/sync-jobs';
import type { TaskHandler } from './runtime/task-handler';

/** What the handlers need; the composition of a worker process has all of it. */
export interface HandlerServices {
  runParse: RunParseService;
  runJobSync: RunJobSyncService;
  deliveries: DeliveryEngine;
}

/** One handler for every contract in src/tasks/catalogue.ts. */
export function taskHandlers(services: HandlerServices): TaskHandler[] {
  return [
    parseDocumentHandler(services.runParse),
    syncJobsHandler(services.runJobSync),
    dispatchEventsHandler(services.deliveries),
  ];
}
