import type { RunParseService } from '../../src/services/parsing/run-parse.service';
import { parseDocumentTask } from '../../src/tasks/parse-document.task';
import { handle, type TaskHandler } from '../runtime/task-handler';

export function parseDocumentHandler(service: RunParseService): TaskHandler {
  return handle({
    contract: parseDocumentTask,
    run: (payload, { signal }) => service.run(payload, signal),
    giveUp: (payload) => service.giveUp(payload),
  });
}
