import type { RescoreService } from '../../src/services/matching/rescore.service';
import { rescoreMatchesTask } from '../../src/tasks/rescore-matches.task';
import { defineHandler, type TaskHandler } from '../runtime/task-handler';

export function rescoreMatchesHandler(service: RescoreService): TaskHandler {
  return defineHandler({
    contract: rescoreMatchesTask,
    run: async (payload, { signal }) => ({
      outcome: 'done' as const,
      matches: await service.run(payload, signal),
    }),
    // The pairs are still marked, so the maintenance scheduler enqueues them again.
    onExhausted: () => Promise.resolve(),
  });
}
