import type { MatchWork } from '../../db/records/match-work.repository';
import type { OperationOutcome, OperationPayload } from '../../tasks/operation-payload';
import type { OperationResult, OperationRunner } from '../operations/operation-runner';
import type { TenantData } from '../tenant-data';
import type { QueuedMatch } from './match-request';
import type { PairMatcher } from './pair-matcher';

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

  /** After the last try. */
  onExhausted(payload: OperationPayload): Promise<void> {
    return this.runner.failExhausted(payload);
  }

  private async work({ tenantId, mode }: OperationPayload, work: MatchWork): Promise<OperationResult> {
    const { sandboxTenant, ...request } = work.input as QueuedMatch;
    const matched = await this.matcher.match({ tenantId, mode, sandboxTenant }, request, work);
    // The row and its events are one transaction; a second run finds the row as it is and tells nothing.
    const result =
      'answer' in matched ? matched.answer : await this.data.of({ tenantId, mode }).transaction(matched.save);
    return { result, events: [] };
  }
}
