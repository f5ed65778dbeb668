import type { RunImportService } from '../../src/services/imports/run-import.service';
import { importRowsTask } from '../../src/tasks/import-rows.task';
import { defineHandler, type TaskHandler } from '../runtime/task-handler';

export function importRowsHandler(service: RunImportService): TaskHandler {
  return defineHandler({
    contract: importRowsTask,
    run: (payload, { signal }) => service.run(payload, signal),
    onExhausted: (payload) => service.onExhausted(payload),
  });
}
