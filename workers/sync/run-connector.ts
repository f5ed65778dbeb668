import type { RunConnectorService } from '../../src/services/connectors/run-connector.service';
import { runConnectorTask } from '../../src/tasks/run-connector.task';
import { defineHandler, type TaskHandler } from '../runtime/task-handler';

export function runConnectorHandler(service: RunConnectorService): TaskHandler {
  return defineHandler({
    contract: runConnectorTask,
    run: (payload, { signal }) => service.run(payload, signal),
    onExhausted: (payload) => service.onExhausted(payload),
  });
}
