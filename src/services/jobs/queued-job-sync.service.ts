import { newId } from '../../platform/ids';
import { syncJobsTask } from '../../tasks/sync-jobs.task';
import type { Caller } from '../access/caller';
import type { OperationEnqueuer, QueuedCall } from '../operations/operation-enqueuer';
import { batchCost } from '../operations/task-cost';
import { jsonDocument } from '../operations/json-document';
import type { OperationRecord } from '../operations/operation';
import { longestDelaySeconds } from '../test-inputs/simulated-outcomes';
import type { PushedDocument } from '../parsing/parse-pushed-document';
import type { TenantData } from '../tenant-data';
import { checkItems, checkPush } from './check-push';
import type { JobBatchItem, JobPush } from './job-sync';

/** Enqueues pushes that need parsing, and batches. The items are stored with the operation. */
export class QueuedJobSyncService {
  constructor(
    private readonly data: TenantData,
    private readonly work: OperationEnqueuer,
  ) {}

  async submitOne(caller: Caller, push: JobPush, call: QueuedCall): Promise<OperationRecord> {
    await checkPush(this.data, caller, push);
    return this.submit(caller, 'jobs.sync', [{ kind: 'push', push }], call);
  }

  async submitBatch(
    caller: Caller,
    items: readonly JobBatchItem[],
    call: QueuedCall,
  ): Promise<OperationRecord> {
    return this.submit(caller, 'jobs.bulk-sync', await checkItems(this.data, caller, items), call);
  }

  private submit(
    caller: Caller,
    type: 'jobs.sync' | 'jobs.bulk-sync',
    items: readonly JobBatchItem[],
    call: QueuedCall,
  ): Promise<OperationRecord> {
    return this.work.enqueue(caller, syncJobsTask, {
      operationId: newId(),
      type,
      input: {},
      document: jsonDocument(items),
      ...call,
      cost: batchCost(items.length, documentsOf(items)),
      delayMs: longestDelaySeconds(caller.mode, documentsOf(items)) * 1_000,
    });
  }
}

function documentsOf(items: readonly JobBatchItem[]): PushedDocument[] {
  return items.flatMap((item) => (item.kind === 'push' && item.push.document ? [item.push.document] : []));
}
