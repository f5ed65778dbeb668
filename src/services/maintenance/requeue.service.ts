import type {
  DueOperation,
  UnfinishedOperationsRepository,
} from '../../db/operations/unfinished-operations.repository';
import type { Logger } from '../../platform/logger';
import type { TaskQueues } from '../../queue/task-queues';
import { findTask } from '../../tasks/catalogue';
import type { OperationPayload } from '../../tasks/operation-payload';
import { eachItem, type ItemFaults } from './each-item';
import type { MaintenanceResult } from './maintenance-result';
import { MAINTENANCE_UNITS } from './maintenance-unit';

const BATCH_SIZE = 200;

/** Number of times a task may fail in the queue while its operation is unfinished. After that, the operation fails. */
const MAX_FAILED_ENQUEUES = 3;

/**
 * Re-enqueues unfinished operations whose task was lost: when Redis was flushed, when a process crashed between commit
 * and enqueue, or when workers crashed repeatedly. Skips operations whose task is still in the queue.
 */
export class RequeueService {
  constructor(
    private readonly operations: Pick<UnfinishedOperationsRepository, 'claimDue'>,
    private readonly queues: TaskQueues,
    private readonly faults: ItemFaults,
    private readonly failOperation: (task: string, payload: OperationPayload) => Promise<void>,
    private readonly logger: Logger,
  ) {}

  /** `rows` is the number of re-enqueued operations. */
  async run(): Promise<MaintenanceResult> {
    const result = await eachItem(
      { unit: MAINTENANCE_UNITS.requeue.name, faults: this.faults },
      await this.operations.claimDue(BATCH_SIZE),
      (operation) => operation.operation_id,
      async (operation) => ((await this.enqueue(operation)) ? 1 : 0),
    );
    if (result.rows > 0)
      this.logger.info({ operations: result.rows }, 'enqueued unfinished operations again');
    return result;
  }

  private async enqueue(operation: DueOperation): Promise<boolean> {
    const contract = findTask(operation.task);
    if (!contract) {
      this.logger.error(
        { task: operation.task, operationId: operation.operation_id },
        'the task does not exist in this release',
      );
      return false;
    }
    const payload: OperationPayload = {
      operationId: operation.operation_id,
      tenantId: operation.tenant_id,
      mode: operation.mode,
      notify: null,
      traceparent: null,
    };
    const key = contract.dedupeKey(payload);
    const state = await this.queues.state(contract, key);
    if (state === 'pending') return false;
    if (state === 'failed' && operation.enqueue_count >= MAX_FAILED_ENQUEUES) {
      await this.failOperation(operation.task, payload);
      return false;
    }
    if (state !== 'absent') await this.queues.remove(contract, key);
    const flow = { tenantId: operation.tenant_id, mode: operation.mode, lane: 'unattended' } as const;
    await this.queues.enqueue(contract, payload, { place: await this.queues.reserve(contract, flow) });
    return true;
  }
}
