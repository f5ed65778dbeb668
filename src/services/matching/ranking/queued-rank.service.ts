import { newId } from '../../../platform/ids';
import { rankPairsTask } from '../../../tasks/rank-pairs.task';
import type { Caller } from '../../access/caller';
import type { OperationEnqueuer, QueuedCall } from '../../operations/operation-enqueuer';
import { jsonDocument } from '../../operations/json-document';
import type { OperationRecord } from '../../operations/operation';
import type { QueuedRank, RankRequest } from './rank-request';

/** A ranking scores many pairs; a large tenant costs more than this estimate. */
const RANK_COST = 10;

/** Enqueues rankings for the match pool, which holds the candidate index. */
export class QueuedRankService {
  constructor(private readonly work: OperationEnqueuer) {}

  submit(caller: Caller, request: RankRequest, call: QueuedCall): Promise<OperationRecord> {
    const queued: QueuedRank = { ...request, sandboxTenant: caller.sandboxTenant };
    return this.work.enqueue(caller, rankPairsTask, {
      operationId: newId(),
      type: 'rank',
      input: {},
      document: jsonDocument(queued),
      ...call,
      cost: RANK_COST,
    });
  }
}
