import type { UUID } from '../../domain/common';
import { newId } from '../../platform/ids';
import { matchPairTask } from '../../tasks/match-pair.task';
import type { Caller } from '../access/caller';
import type { AcceptedWork } from '../operations/accept-work';
import type { OperationRecord } from '../operations/operation';
import type { MatchRequest, QueuedMatch } from './match-request';

/** Accepts pairs to be scored; the match pool does the work. */
export class QueuedMatchService {
  constructor(private readonly work: AcceptedWork) {}

  submit(caller: Caller, request: MatchRequest, idempotencyId: UUID | null): Promise<OperationRecord> {
    const queued: QueuedMatch = { ...request, sandboxTenant: caller.sandboxTenant };
    return this.work.accept(caller, matchPairTask, {
      operationId: newId(),
      type: 'match',
      input: queued,
      document: null,
      idempotencyId,
    });
  }
}
