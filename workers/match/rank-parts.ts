import type { RunRankPartsService } from '../../src/services/matching/ranking/run-rank-parts.service';
import { rankPartsTask } from '../../src/tasks/rank-parts.task';
import { defineHandler, type TaskHandler } from '../runtime/task-handler';

export function rankPartsHandler(service: RunRankPartsService): TaskHandler {
  return defineHandler({
    contract: rankPartsTask,
    run: (payload) => service.run(payload),
    // The ranking searches the parts itself when their claim ends.
    onExhausted: () => Promise.resolve(),
  });
}
