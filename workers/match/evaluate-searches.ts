import type { EvaluateSearchesService } from '../../src/services/saved-searches/evaluate-searches.service';
import { evaluateSearchesTask } from '../../src/tasks/evaluate-searches.task';
import { defineHandler, type TaskHandler } from '../runtime/task-handler';

export function evaluateSearchesHandler(service: EvaluateSearchesService): TaskHandler {
  return defineHandler({
    contract: evaluateSearchesTask,
    run: async (payload, { signal }) => ({
      outcome: 'done' as const,
      records: await service.run(payload, signal),
    }),
    // The changes are still stored, so the maintenance scheduler enqueues them again.
    onExhausted: () => Promise.resolve(),
  });
}
