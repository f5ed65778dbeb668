import type { RunMatchService } from '../../src/services/matching/run-match.service';
import { matchPairTask } from '../../src/tasks/match-pair.task';
import { handle, type TaskHandler } from '../runtime/task-handler';

export function matchPairHandler(service: RunMatchService): TaskHandler {
  return handle({
    contract: matchPairTask,
    run: (payload) => service.run(payload),
    giveUp: (payload) => service.giveUp(payload),
  });
}
