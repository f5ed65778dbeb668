import type { TaskQueues } from '../../queue/task-queues';
import type { OperationPayload, operationOutcome, operationPayload } from '../../tasks/operation-payload';
import type { TaskContract } from '../../tasks/task-contract';
import type { TenantData } from '../tenant-data';

/**
 * Moves an operation to another task. The row names the new task before it is enqueued, so maintenance finds an
 * operation whose process died in between. Moving an operation twice enqueues it once.
 */
export class OperationMover {
  constructor(
    private readonly data: TenantData,
    private readonly queues: Pick<TaskQueues, 'reserve' | 'enqueue'>,
  ) {}

  async move(
    payload: OperationPayload,
    task: TaskContract<typeof operationPayload, typeof operationOutcome>,
    cost: number,
  ): Promise<void> {
    const { operationId, tenantId, mode, awaited } = payload;
    const { operations } = this.data.of({ tenantId, mode }).repositories;
    if (!(await operations.setTask(operationId, task.name, task.pool))) return;
    const lane = awaited ? 'awaited' : 'unattended';
    const place = await this.queues.reserve(task, { tenantId, mode, lane }, cost);
    await this.queues.enqueue(task, payload, { place });
  }
}
