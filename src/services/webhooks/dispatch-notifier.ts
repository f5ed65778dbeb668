import type { Logger } from '../../platform/logger';
import { newId } from '../../platform/ids';
import type { TaskQueues } from '../../queue/task-queues';
import { dispatchEventsTask } from '../../tasks/dispatch-events.task';

/** Minimum interval between hints of a process. One hint covers the events of many changes. */
const MIN_INTERVAL_MS = 50;

/** Notifies the deliver pool of committed events. A lost hint delays events by half a second but loses none. */
export class DispatchNotifier {
  private timer: NodeJS.Timeout | null = null;
  private pending = false;

  constructor(
    private readonly queues: TaskQueues,
    private readonly logger: Logger,
  ) {}

  request(): void {
    if (this.timer) {
      this.pending = true;
      return;
    }
    this.timer = setTimeout(() => {
      this.timer = null;
      if (this.pending) this.request();
    }, MIN_INTERVAL_MS).unref();
    this.pending = false;
    this.queues
      .enqueue(dispatchEventsTask, { hint: newId() }, { place: null })
      .catch((error: unknown) =>
        this.logger.debug({ err: error }, 'could not publish the hint of new events'),
      );
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
  }
}
