import type { RunRankService } from '../../src/services/matching/ranking/run-rank.service';
import { rankPairsTask } from '../../src/tasks/rank-pairs.task';
import { handle, type TaskHandler } from '../runtime/task-handler';

export function rankPairsHandler(service: RunRankService): TaskHandler {
  return handle({
    contract: rankPairsTask,
    run: (payload) => service.run(payload),
    giveUp: (payload) => service.giveUp(payload),
  });
}
