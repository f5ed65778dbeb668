import type { RunMatchService } from '../../src/services/matching/run-match.service';
import { matchPairTask } from '../../src/tasks/match-pair.task';
import { defineHandler, type TaskHandler } from '../runtime/task-handler';

export function matchPairHandler(service: RunMatchService): TaskHandler {
  return defineHandler({
    contract: matchPairTask,
    run: (payload) => service.run(payload),
    onExhausted: (payload) => service.onExhausted(payload),
  });
}
