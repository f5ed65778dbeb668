import type { RunParseService } from '../../src/services/parsing/run-parse.service';
import { scanDocumentTask } from '../../src/tasks/scan-document.task';
import { defineHandler, type TaskHandler } from '../runtime/task-handler';

export function scanDocumentHandler(service: RunParseService): TaskHandler {
  return defineHandler({
    contract: scanDocumentTask,
    run: (payload, { signal }) => service.runScan(payload, signal),
    onExhausted: (payload) => service.onExhausted(payload),
  });
}
