import type { UUID } from '../../../domain/common';
import { newId } from '../../../platform/ids';
import { rankPairsTask } from '../../../tasks/rank-pairs.task';
import type { Caller } from '../../access/caller';
import type { OperationEnqueuer } from '../../operations/operation-enqueuer';
import { jsonDocument } from '../../operations/json-document';
import type { OperationRecord } from '../../operations/operation';
import type { QueuedRank, RankRequest } from './rank-request';

/** Enqueues rankings for the match pool, which holds the candidate index. */
export class QueuedRankService {
  constructor(private readonly work: OperationEnqueuer) {}

  submit(caller: Caller, request: RankRequest, idempotencyId: UUID | null): Promise<OperationRecord> {
    const queued: QueuedRank = { ...request, sandboxTenant: caller.sandboxTenant };
    return this.work.enqueue(caller, rankPairsTask, {
      operationId: newId(),
      type: 'rank',
      input: {},
      document: jsonDocument(queued),
      idempotencyId,
    });
  }
}
