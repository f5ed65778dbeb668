import type { RunCandidateSyncService } from '../../src/services/candidates/run-candidate-sync.service';
import { syncCandidatesTask } from '../../src/tasks/sync-candidates.task';
import { handle, type TaskHandler } from '../runtime/task-handler';

export function syncCandidatesHandler(service: RunCandidateSyncService): TaskHandler {
  return handle({
    contract: syncCandidatesTask,
    run: (payload, { signal }) => service.run(payload, signal),
    giveUp: (payload) => service.giveUp(payload),
  });
}
