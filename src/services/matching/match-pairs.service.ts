import type { UUID } from '../../domain/common';
import { newId } from '../../platform/ids';
import { matchPairTask } from '../../tasks/match-pair.task';
import type { Caller } from '../access/caller';
import type { OperationEnqueuer } from '../operations/operation-enqueuer';
import type { InlineOutcome, InlineOperationRunner } from '../operations/inline-operation-runner';
import type { OperationRecord } from '../operations/operation';
import type { TenantData } from '../tenant-data';
import type { MatchRequest, QueuedMatch } from './match-request';
import type { PairMatcher } from './pair-matcher';
import { savePendingMatch, type PendingMatch } from './save-match';

/**
 * Pairs to be scored. One pair takes less than queueing it does, so who waits for it is answered at once; who does not
 * wait leaves it to the match pool.
 */
export class MatchPairsService {
  constructor(
    private readonly queued: OperationEnqueuer,
    private readonly inline: InlineOperationRunner,
    private readonly data: TenantData,
    private readonly matcher: PairMatcher,
  ) {}

  submit(
    caller: Caller,
    request: MatchRequest,
    call: { idempotencyId: UUID | null; waits: boolean },
  ): Promise<OperationRecord> {
    const input: QueuedMatch = { ...request, sandboxTenant: caller.sandboxTenant };
    const work = { operationId: newId(), input, idempotencyId: call.idempotencyId };
    if (!call.waits) {
      return this.queued.enqueue(caller, matchPairTask, { ...work, type: 'match', document: null });
    }
    return this.inline.runAndSave(
      caller,
      { ...work, type: 'match', task: matchPairTask },
      {
        perform: () => this.match(caller, request),
        save: async (repositories, match) => ({
          result: await savePendingMatch(repositories, match),
          events: [],
        }),
      },
    );
  }

  private async match(caller: Caller, request: MatchRequest): Promise<InlineOutcome<PendingMatch>> {
    const { matchWork } = this.data.of(caller).repositories;
    const own = await matchWork.pair(request.candidateId, request.jobId);
    const { record, write } = await this.matcher.match(caller, request, own);
    return write ? { unsaved: write } : { result: record, events: [] };
  }
}
