import type { RunParseBatchService } from '../../src/services/parse-batches/run-parse-batch.service';
import { parseBatchTask } from '../../src/tasks/parse-batch.task';
import { defineHandler, type TaskHandler } from '../runtime/task-handler';

export function parseBatchHandler(service: RunParseBatchService): TaskHandler {
  return defineHandler({
    contract: parseBatchTask,
    run: (payload, { signal }) => service.run(payload, signal),
    onExhausted: (payload) => service.onExhausted(payload),
  });
}
