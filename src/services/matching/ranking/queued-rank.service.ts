import { newId } from '../../../platform/ids';
import { rankPairsTask } from '../../../tasks/rank-pairs.task';
import type { Caller } from '../../access/caller';
import type { OperationEnqueuer, QueuedCall } from '../../operations/operation-enqueuer';
import { jsonDocument } from '../../operations/json-document';
import type { OperationRecord } from '../../operations/operation';
import type { ScoringPauseService } from '../../score-log/scoring-pause.service';
import { surfaceOf } from '../../score-log/score-entries';
import type { QueuedRank, RankRequest } from './rank-request';

/** A ranking scores many pairs; a large tenant costs more than this estimate. */
const RANK_COST = 10;

/** Enqueues rankings for the match pool, which holds the candidate index. */
export class QueuedRankService {
  constructor(
    private readonly work: OperationEnqueuer,
    private readonly pause: ScoringPauseService,
  ) {}

  async submit(caller: Caller, request: RankRequest, call: QueuedCall): Promise<OperationRecord> {
    await this.pause.assertActive(caller);
    const { sandboxTenant } = caller;
    const queued: QueuedRank = { ...request, sandboxTenant, surface: surfaceOf(caller) };
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
