import type { ScoreLogWrite, ScoreSurface } from '../../db/records/score-log.repository';
import type { UUID } from '../../domain/common';
import { newId } from '../../platform/ids';
import { matchPairTask } from '../../tasks/match-pair.task';
import type { Caller } from '../access/caller';
import type { OperationEnqueuer } from '../operations/operation-enqueuer';
import type { InlineOutcome, InlineOperationRunner } from '../operations/inline-operation-runner';
import type { OperationRecord } from '../operations/operation';
import type { ScoringPauseService } from '../score-log/scoring-pause.service';
import { surfaceOf } from '../score-log/score-entries';
import type { TenantData } from '../tenant-data';
import type { MatchRequest, QueuedMatch } from './match-request';
import type { PairMatcher } from './pair-matcher';
import { savePendingMatch, type PendingMatch } from './save-match';

/** A match to save, and the score to log with it. */
interface UnsavedPair {
  write: PendingMatch;
  scores: ScoreLogWrite[];
}

/**
 * Accepts pairs for scoring. Scoring a pair takes less time than enqueueing it, so it runs inline if the caller waits,
 * and in the match pool otherwise.
 */
export class MatchPairsService {
  constructor(
    private readonly queued: OperationEnqueuer,
    private readonly inline: InlineOperationRunner,
    private readonly data: TenantData,
    private readonly matcher: PairMatcher,
    private readonly pause: ScoringPauseService,
  ) {}

  async submit(
    caller: Caller,
    request: MatchRequest,
    call: { idempotencyId: UUID | null; waits: boolean },
  ): Promise<OperationRecord> {
    const surface = surfaceOf(caller);
    const input: QueuedMatch = { ...request, sandboxTenant: caller.sandboxTenant, surface };
    const work = { operationId: newId(), input, idempotencyId: call.idempotencyId };
    if (!call.waits) {
      await this.pause.assertActive(caller);
      return this.queued.enqueue(caller, matchPairTask, {
        ...work,
        type: 'match',
        document: null,
        waits: false,
        cost: 1,
      });
    }
    return this.inline.runAndSave(
      caller,
      { ...work, type: 'match', task: matchPairTask },
      {
        perform: () => this.match(caller, request, surface),
        save: async (repositories, { write, scores }) => ({
          result: await savePendingMatch(repositories, write),
          events: [],
          scores,
        }),
      },
    );
  }

  private async match(
    caller: Caller,
    request: MatchRequest,
    surface: ScoreSurface,
  ): Promise<InlineOutcome<UnsavedPair>> {
    const { matchWork } = this.data.of(caller).repositories;
    const pair = await matchWork.pair(request.candidateId, request.jobId);
    const { record, write, score } = await this.matcher.match(caller, request, pair, surface);
    const scores = [score];
    return write ? { unsaved: { write, scores } } : { result: record, events: [], scores };
  }
}
