import type { OperationWork } from '../../db/operations.repository';
import type { Mode, TenantScope } from '../../domain/common';
import { AppError } from '../../platform/app-error';
import type { OperationOutcome, OperationPayload } from '../../tasks/operation-payload';
import type { RecordReader } from '../access/record-scope';
import { reachablePair, type ReachablePair } from '../links/reachable-pair';
import { readJsonDocument } from '../operations/json-document';
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
    return this.runner.run(payload, (work) => this.work(payload, work));
  }

  /** After the last try. */
  giveUp(payload: OperationPayload): Promise<void> {
    return this.runner.giveUp(payload);
  }

  private async work({ tenantId, mode }: OperationPayload, work: OperationWork): Promise<Finished> {
    const request = readJsonDocument<QueuedMatch>(
      work,
      'The request was no longer there when its turn came.',
    );
    const { candidateId, jobId, componentWeights, sandboxTenant } = request;
    const reader: RecordReader = { tenantId, mode, sandboxTenant };
    const synthetic = sandboxTenant === 'synthetic';
    const [pair, known] = await Promise.all([
      reachablePair(this.data, reader, candidateId, jobId),
      this.data.of({ tenantId, mode }).repositories.matches.findPair(candidateId, jobId, synthetic),
    ]);
    if (pair.job.status === 'archived') throw new AppError('job_not_open', 'The job is archived.');
    let result = await scored(this.scorer, pair, mode);
    if (known && !known.result.includes(`"modelVersion":"${result.modelVersion}"`)) {
      // Kept by other weights: what this process knows of them may be seconds old, and must not undo a change.
      this.scorer.forgetWeights();
      result = await scored(this.scorer, pair, mode);
    }
    const isKept = known?.result === JSON.stringify(result);
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
