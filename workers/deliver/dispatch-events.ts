import type { DeliveryEngine } from '../../src/services/webhooks/delivery-engine';
import { dispatchEventsTask } from '../../src/tasks/dispatch-events.task';
import { defineHandler, type TaskHandler } from '../runtime/task-handler';

export function dispatchEventsHandler(engine: DeliveryEngine): TaskHandler {
  return defineHandler({
    contract: dispatchEventsTask,
    run: async () => ({ outcome: 'done' as const, events: await engine.dispatch() }),
    // The delivery engine also polls, so it finds the events without this task.
    onExhausted: () => Promise.resolve(),
  });
}
