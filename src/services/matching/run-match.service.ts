import type { MatchWork } from '../../db/records/match-work.repository';
import type { OperationOutcome, OperationPayload } from '../../tasks/operation-payload';
import type { OperationResult, OperationRunner } from '../operations/operation-runner';
import type { TenantData } from '../tenant-data';
import type { QueuedMatch } from './match-request';
import type { PairMatcher } from './pair-matcher';
import { savePendingMatch } from './save-match';

/** The task that scores a pair asynchronously. */
export class RunMatchService {
  constructor(
    private readonly runner: OperationRunner,
    private readonly data: TenantData,
    private readonly matcher: PairMatcher,
  ) {}

  run(payload: OperationPayload): Promise<OperationOutcome> {
    return this.runner.runLoaded(
      payload,
      ({ matchWork }) => matchWork.load(payload.operationId),
      (work) => this.work(payload, work),
    );
  }

  /** Called after the last attempt. */
  onExhausted(payload: OperationPayload): Promise<void> {
    return this.runner.failExhausted(payload);
  }

  private async work({ tenantId, mode }: OperationPayload, work: MatchWork): Promise<OperationResult> {
    const { sandboxTenant, surface = 'api', ...request } = work.input as QueuedMatch;
    const reader = { tenantId, mode, sandboxTenant };
    const { record, write, score } = await this.matcher.match(reader, request, work, surface);
    if (!write) return { result: record, events: [], scores: [score] };
    // The row and its events are written in one transaction. A second run finds the row unchanged and emits no event.
    const saved = await this.data
      .of({ tenantId, mode })
      .transaction((repositories) => savePendingMatch(repositories, write));
    return { result: saved, events: [], scores: [score] };
  }
}
