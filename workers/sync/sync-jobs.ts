import type { RunJobSyncService } from '../../src/services/jobs/run-job-sync.service';
import { syncJobsTask } from '../../src/tasks/sync-jobs.task';
import { handle, type TaskHandler } from '../runtime/task-handler';

export function syncJobsHandler(service: RunJobSyncService): TaskHandler {
  return handle({
    contract: syncJobsTask,
    run: (payload, { signal }) => service.run(payload, signal),
    giveUp: (payload) => service.giveUp(payload),
  });
}
