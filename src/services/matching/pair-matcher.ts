import { createHash } from 'node:crypto';
import type { KnownMatch, PairWork } from '../../db/match-work.repository';
import type { Repositories } from '../../db/repositories';
import type { Mode, TenantScope } from '../../domain/common';
import { isComparable } from '../../domain/matching';
import { AppError } from '../../platform/app-error';
import { SYNTHETIC_TENANT_ID, recordScope, type RecordReader } from '../access/record-scope';
import { reachablePair, scorablePair, type ReachablePair } from '../links/reachable-pair';
import type { TenantData } from '../tenant-data';
import { keepMatch } from './keep-match';
import { matchRecord, type MatchRecord } from './match-record';
import type { MatchRequest } from './match-request';
import type { PairResult, PairScorer } from './pair-scorer';

/** A scored pair: its answer where the same is kept already, else what keeps it first. */
export type Matched =
  { answer: MatchRecord } | { keep: (repositories: Repositories) => Promise<MatchRecord> };

/** Scores a pair that was asked for, and finds out whether what is kept of it still holds. */
export class PairMatcher {
  constructor(
    private readonly data: TenantData,
    private readonly scorer: PairScorer,
  ) {}

  /** `own` is the pair among the caller's own and linked records. */
  async match(reader: RecordReader, request: MatchRequest, own: PairWork): Promise<Matched> {
    const { componentWeights, candidateId, jobId } = request;
    const scope: TenantScope = { tenantId: reader.tenantId, mode: reader.mode };
    // Made-up records are another tenant's: they are read as that tenant, and pairs of them are simply kept again.
    const synthetic = recordScope(reader).tenantId === SYNTHETIC_TENANT_ID;
    const pair = synthetic
      ? await reachablePair(this.data, reader, candidateId, jobId)
      : scorablePair(own.pair);
    if (pair.job.status === 'archived') throw new AppError('job_not_open', 'The job is archived.');
    let result = await this.scored(pair, reader.mode);
    const known = synthetic ? null : own.known;
    let isKept = known !== null && isSame(known, result);
    if (known && !isKept && (await this.wasOtherwiseWeighed(scope, known, result))) {
      // Kept by other weights: what this process knows of them may be seconds old, and must not undo a change.
      this.scorer.forgetWeights();
      result = await this.scored(pair, reader.mode);
      isKept = isSame(known, result);
    }
    const weighed = Object.keys(componentWeights).length > 0;
    const shown = weighed
      ? await this.scorer.score(pair.candidate, pair.job, reader.mode, componentWeights)
      : result;
    if (known && isKept) return { answer: matchRecord(known, shown) };
    return {
      keep: async (repositories) =>
        matchRecord(await keepMatch(repositories, scope, pair, result, synthetic), shown),
    };
  }

  private async wasOtherwiseWeighed(
    scope: TenantScope,
    { match_id: matchId }: KnownMatch,
    result: PairResult,
  ): Promise<boolean> {
    const kept = await this.data.of(scope).repositories.matches.modelVersion(matchId);
    return kept !== result.modelVersion;
  }

  /** Refuses a pair that has nothing to compare. */
  private async scored({ candidate, job }: ReachablePair, mode: Mode): Promise<PairResult> {
    const result = await this.scorer.score(candidate, job, mode);
    requireComparable(result);
    return result;
  }
}

/** Refuses with `insufficient_data` when the two sides have nothing that could be compared. */
export function requireComparable(result: PairResult): void {
  if (isComparable(result)) return;
  throw new AppError('insufficient_data', 'The candidate and the job have no comparable data.');
}

/** MD5 tells results apart; nothing is kept safe by it. */
function isSame(known: KnownMatch, result: PairResult): boolean {
  return known.result_md5 === createHash('md5').update(JSON.stringify(result)).digest('hex');
}
