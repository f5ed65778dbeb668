import type { DeliveryEngine } from '../../src/services/webhooks/delivery-engine';
import { dispatchEventsTask } from '../../src/tasks/dispatch-events.task';
import { handle, type TaskHandler } from '../runtime/task-handler';

export function dispatchEventsHandler(engine: DeliveryEngine): TaskHandler {
  return handle({
    contract: dispatchEventsTask,
    run: async () => ({ outcome: 'done' as const, events: await engine.dispatch() }),
    // The pool's clock finds the events all the same.
    giveUp: () => Promise.resolve(),
  });
}
