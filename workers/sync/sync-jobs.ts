import type { RunJobSyncService } from '../../src/services/jobs/run-job-sync.service';
import { syncJobsTask } from '../../src/tasks/sync-jobs.task';
import { defineHandler, type TaskHandler } from '../runtime/task-handler';

export function syncJobsHandler(service: RunJobSyncService): TaskHandler {
  return defineHandler({
    contract: syncJobsTask,
    run: (payload, { signal }) => service.run(payload, signal),
    onExhausted: (payload) => service.onExhausted(payload),
  });
}
