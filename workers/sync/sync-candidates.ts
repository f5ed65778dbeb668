import type { RunCandidateSyncService } from '../../src/services/candidates/run-candidate-sync.service';
import { syncCandidatesTask } from '../../src/tasks/sync-candidates.task';
import { defineHandler, type TaskHandler } from '../runtime/task-handler';

export function syncCandidatesHandler(service: RunCandidateSyncService): TaskHandler {
  return defineHandler({
    contract: syncCandidatesTask,
    run: (payload, { signal }) => service.run(payload, signal),
    onExhausted: (payload) => service.onExhausted(payload),
  });
}
