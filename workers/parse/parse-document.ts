import type { RunParseService } from '../../src/services/parsing/run-parse.service';
import { parseDocumentTask } from '../../src/tasks/parse-document.task';
import { defineHandler, type TaskHandler } from '../runtime/task-handler';

export function parseDocumentHandler(service: RunParseService): TaskHandler {
  return defineHandler({
    contract: parseDocumentTask,
    run: (payload, { signal }) => service.run(payload, signal),
    onExhausted: (payload) => service.onExhausted(payload),
  });
}
