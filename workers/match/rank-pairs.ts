import type { RunRankService } from '../../src/services/matching/ranking/run-rank.service';
import { rankPairsTask } from '../../src/tasks/rank-pairs.task';
import { defineHandler, type TaskHandler } from '../runtime/task-handler';

export function rankPairsHandler(service: RunRankService): TaskHandler {
  return defineHandler({
    contract: rankPairsTask,
    run: (payload) => service.run(payload),
    onExhausted: (payload) => service.onExhausted(payload),
  });
}
