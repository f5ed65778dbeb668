import { createHash } from 'node:crypto';
import type { StoredMatchRow, PairWork } from '../../db/records/match-work.repository';
import type { Mode, TenantScope } from '../../domain/common';
import { isComparable } from '../../domain/matching';
import { AppError } from '../../platform/app-error';
import { SYNTHETIC_TENANT_ID, recordScope, type RecordReader } from '../access/record-scope';
import { loadScorablePair, assertScorablePair, type PairRecords } from '../links/load-pair';
import type { TenantData } from '../tenant-data';
import type { PendingMatch } from './save-match';
import { matchRecord, type MatchRecord } from './match-record';
import type { MatchRequest } from './match-request';
import type { AnswerOptions, PairResult, PairScorer } from './pair-scorer';

/** A scored pair: its record if the stored match is up to date, otherwise what must be saved to obtain the record. */
export type PairMatch = { record: MatchRecord; write: null } | { record: null; write: PendingMatch };

/** Scores a pair that was asked for, and finds out whether what is kept of it still holds. */
export class PairMatcher {
  constructor(
    private readonly data: TenantData,
    private readonly scorer: PairScorer,
  ) {}

  /** `own` is the pair among the caller's own and linked records. */
  async match(reader: RecordReader, request: MatchRequest, work: PairWork): Promise<PairMatch> {
    const { candidateId, jobId } = request;
    const scope: TenantScope = { tenantId: reader.tenantId, mode: reader.mode };
    // Made-up records are another tenant's: they are read as that tenant, and pairs of them are simply kept again.
    const synthetic = recordScope(reader).tenantId === SYNTHETIC_TENANT_ID;
    const pair = synthetic
      ? await loadScorablePair(this.data, reader, candidateId, jobId)
      : assertScorablePair(work.pair);
    if (pair.job.status === 'archived') throw new AppError('job_not_open', 'The job is archived.');
    let result = await this.score(pair, reader.mode);
    const stored = synthetic ? null : work.storedMatch;
    let isStored = stored !== null && isSame(stored, result);
    if (stored && !isStored && (await this.usedOtherWeights(scope, stored, result))) {
      // Kept by other weights: what this process knows of them may be seconds old, and must not undo a change.
      this.scorer.clearWeights();
      result = await this.score(pair, reader.mode);
      isStored = isSame(stored, result);
    }
    const shown = hasOptions(request)
      ? await this.scorer.score(pair.candidate, pair.job, reader.mode, request)
      : result;
    if (stored && isStored) return { record: matchRecord(stored, shown), write: null };
    return { record: null, write: { scope, pair, result, synthetic, shown } };
  }

  private async usedOtherWeights(
    scope: TenantScope,
    { match_id: matchId }: StoredMatchRow,
    result: PairResult,
  ): Promise<boolean> {
    const kept = await this.data.of(scope).repositories.matches.modelVersion(matchId);
    return kept !== result.modelVersion;
  }

  /** Refuses a pair that has nothing to compare. */
  private async score({ candidate, job }: PairRecords, mode: Mode): Promise<PairResult> {
    const result = await this.scorer.score(candidate, job, mode);
    requireComparable(result);
    return result;
  }
}

/** True if the answer differs from the stored result. */
export function hasOptions({ componentWeights, includeEvidence }: AnswerOptions): boolean {
  return includeEvidence === true || Object.keys(componentWeights ?? {}).length > 0;
}

/** Refuses with `insufficient_data` when the two sides have nothing that could be compared. */
export function requireComparable(result: PairResult): void {
  if (isComparable(result)) return;
  throw new AppError('insufficient_data', 'The candidate and the job have no comparable data.');
}

/** MD5 tells results apart; nothing is kept safe by it. */
function isSame(known: StoredMatchRow, result: PairResult): boolean {
  return known.result_md5 === createHash('md5').update(JSON.stringify(result)).digest('hex');
}
