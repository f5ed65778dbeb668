import type { OperationWork } from '../../db/operations/operations.repository';
import type { Clock } from '../../platform/clock';
import type { OperationOutcome, OperationPayload } from '../../tasks/operation-payload';
import { batchSummary, type BatchRunner } from '../batches/batch-runner';
import { parseJsonDocument } from '../operations/json-document';
import type { OperationResult, OperationRunner } from '../operations/operation-runner';
import type { DocumentParser } from '../parsing/document-parser';
import { parserFor } from '../parsing/test-parser';
import { turnOf } from '../parsing/thread-queue';
import type { TenantData } from '../tenant-data';
import type { CandidateBatchItem, CandidateSyncEntry, CandidateSyncResponse } from './candidate-sync';
import { StoredResumesService } from './stored-resumes.service';
import { prepareCandidate, type PreparedCandidate } from './prepare-candidate';
import { unwritableCandidate, writeCandidates } from './write-candidates';

/** Runs queued pushes of candidates. */
export class RunCandidateSyncService {
  private readonly resumes: StoredResumesService;

  constructor(
    private readonly runner: OperationRunner,
    private readonly batches: BatchRunner,
    private readonly parser: Pick<DocumentParser, 'parse'>,
    data: TenantData,
    clock: Clock,
  ) {
    this.resumes = new StoredResumesService(data, clock);
  }

  run(payload: OperationPayload, signal: AbortSignal): Promise<OperationOutcome> {
    return this.runner.run(payload, (work) => this.work(payload, work, signal));
  }

  onExhausted(payload: OperationPayload): Promise<void> {
    return this.runner.failExhausted(payload);
  }

  private async work(
    payload: OperationPayload,
    work: OperationWork,
    signal: AbortSignal,
  ): Promise<OperationResult> {
    const items = parseJsonDocument<CandidateBatchItem[]>(
      work,
      'The items were deleted before they were processed.',
    );
    const today = work.created_at.toISOString().slice(0, 10);
    const { operationId, tenantId, mode } = payload;
    const context = {
      ...{ operationId, today, turn: turnOf(payload), signal },
      ...{ scope: { tenantId, mode }, resumes: this.resumes },
    };
    const parser = parserFor(payload.mode, this.parser);
    const results = await this.batches.run<CandidateBatchItem, PreparedCandidate, CandidateSyncEntry>(
      payload,
      items,
      {
        prepare: (item) => prepareCandidate(item, parser, context),
        write: (repositories, first, chunk) => writeCandidates(repositories, first, chunk, work.created_at),
        unwritable: unwritableCandidate,
      },
      signal,
    );
    const result: CandidateSyncResponse = { results, summary: batchSummary(results) };
    return { result, events: [] };
  }
}
