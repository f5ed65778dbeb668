import { createHash } from 'node:crypto';
import type { MatchWork } from '../../db/match-work.repository';
import type { Mode, TenantScope } from '../../domain/common';
import { AppError } from '../../platform/app-error';
import type { OperationOutcome, OperationPayload } from '../../tasks/operation-payload';
import type { RecordReader } from '../access/record-scope';
import { reachablePair, scorablePair, type ReachablePair } from '../links/reachable-pair';
import type { Finished, OperationRunner } from '../operations/operation-runner';
import type { TenantData } from '../tenant-data';
import { keepMatch } from './keep-match';
import { matchRecord } from './match-record';
import type { QueuedMatch } from './match-request';
import type { PairResult, PairScorer } from './pair-scorer';

/** The work behind a scored pair. */
export class RunMatchService {
  constructor(
    private readonly runner: OperationRunner,
    private readonly data: TenantData,
    private readonly scorer: PairScorer,
  ) {}

  run(payload: OperationPayload): Promise<OperationOutcome> {
    return this.runner.runLoaded(
      payload,
      ({ matchWork }) => matchWork.load(payload.operationId),
      (work) => this.work(payload, work),
    );
  }

  /** After the last try. */
  giveUp(payload: OperationPayload): Promise<void> {
    return this.runner.giveUp(payload);
  }

  private async work({ tenantId, mode }: OperationPayload, work: MatchWork): Promise<Finished> {
    const { componentWeights, sandboxTenant, candidateId, jobId } = work.input as QueuedMatch;
    const synthetic = mode === 'test' && sandboxTenant === 'synthetic';
    const reader: RecordReader = { tenantId, mode, sandboxTenant };
    // Made-up records are another tenant's: they are read as that tenant, and pairs of them are simply kept again.
    const pair = synthetic
      ? await reachablePair(this.data, reader, candidateId, jobId)
      : scorablePair(work.pair);
    if (pair.job.status === 'archived') throw new AppError('job_not_open', 'The job is archived.');
    const known = synthetic ? null : work.known;
    let result = await scored(this.scorer, pair, mode);
    if (known && known.model_version !== result.modelVersion) {
      // Kept by other weights: what this process knows of them may be seconds old, and must not undo a change.
      this.scorer.forgetWeights();
      result = await scored(this.scorer, pair, mode);
    }
    const isKept = known?.result_md5 === md5(JSON.stringify(result));
    const row = isKept ? known : await this.keep({ tenantId, mode }, pair, result, synthetic);
    const weighed = Object.keys(componentWeights).length > 0;
    const answer = weighed
      ? await this.scorer.score(pair.candidate, pair.job, mode, componentWeights)
      : result;
    return { result: matchRecord(row, answer), events: [] };
  }

  /** The row and its events are one transaction; a second run finds the row as it is and tells nothing. */
  private keep(scope: TenantScope, pair: ReachablePair, result: PairResult, synthetic: boolean) {
    return this.data
      .of(scope)
      .transaction((repositories) => keepMatch(repositories, scope, pair, result, synthetic));
  }
}

/** Tells results apart; nothing is kept safe by it. */
function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

/** Refuses a pair that has nothing to compare. */
async function scored(
  scorer: PairScorer,
  { candidate, job }: ReachablePair,
  mode: Mode,
): Promise<PairResult> {
  const result = await scorer.score(candidate, job, mode);
  if (!result.subModels.requirements.available && !result.subModels.semantic.available) {
    throw new AppError(
      'insufficient_data',
      'Candidate and job have nothing in common that could be compared.',
    );
  }
  return result;
}
