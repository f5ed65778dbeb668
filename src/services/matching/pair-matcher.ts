import { createHash } from 'node:crypto';
import type { StoredMatchRow, PairWork } from '../../db/records/match-work.repository';
import type { ScoreLogWrite, ScoreSurface } from '../../db/records/score-log.repository';
import type { Mode, TenantScope } from '../../domain/common';
import { isComparable } from '../../domain/matching';
import { AppError } from '../../platform/app-error';
import { SYNTHETIC_TENANT_ID, recordScope, type RecordReader } from '../access/record-scope';
import { candidateNotFound } from '../links/candidate-not-found';
import { loadScorablePair, assertScorablePair, type PairRecords } from '../links/load-pair';
import { pairScoreEntry } from '../score-log/score-entries';
import { scoringPaused } from '../score-log/scoring-pause.service';
import type { TenantData } from '../tenant-data';
import type { PendingMatch } from './save-match';
import { matchRecord, type MatchRecord } from './match-record';
import type { MatchRequest } from './match-request';
import type { PairScoreOptions, PairResult, PairScorer } from './pair-scorer';

/** A scored pair: its record if the stored match is up to date, otherwise what must be saved to obtain the record. */
export type PairMatch = ({ record: MatchRecord; write: null } | { record: null; write: PendingMatch }) & {
  /** Entry of the score log, to be saved with what the caller receives. */
  score: ScoreLogWrite;
};

/** Scores the pair of a request and checks whether the stored match is up to date. */
export class PairMatcher {
  constructor(
    private readonly data: TenantData,
    private readonly scorer: PairScorer,
  ) {}

  /** `work` holds the pair from the caller's own and linked records, with its stored match. */
  async match(
    reader: RecordReader,
    request: MatchRequest,
    work: PairWork,
    surface: ScoreSurface,
  ): Promise<PairMatch> {
    if (work.scoringPaused) throw scoringPaused();
    const { candidateId, jobId } = request;
    const scope: TenantScope = { tenantId: reader.tenantId, mode: reader.mode };
    // Synthetic records belong to another tenant. They are read as that tenant, and their pairs are always saved again.
    const synthetic = recordScope(reader).tenantId === SYNTHETIC_TENANT_ID;
    if (!synthetic && !work.pair.candidate) {
      throw await candidateNotFound(this.data.of(scope).repositories.candidateMerges, candidateId);
    }
    const pair = synthetic
      ? await loadScorablePair(this.data, reader, candidateId, jobId)
      : assertScorablePair(work.pair);
    if (pair.job.status === 'archived') throw new AppError('job_not_open', 'The job is archived.');
    let result = await this.score(pair, reader.mode);
    const stored = synthetic ? null : work.storedMatch;
    let isStored = stored !== null && isSameResult(stored, result);
    if (stored && !isStored && (await this.usedOtherWeights(scope, stored, result))) {
      // Other weights were used. Those cached in this process may be outdated, and must not overwrite a newer result.
      this.scorer.clearWeights();
      result = await this.score(pair, reader.mode);
      isStored = isSameResult(stored, result);
    }
    const requestedResult = hasScoreOptions(request)
      ? await this.scorer.score(pair.candidate, pair.job, reader.mode, request)
      : result;
    const inputsHash = this.scorer.inputsHash(pair.candidate, pair.job);
    const score = pairScoreEntry({ candidateId, jobId, inputsHash }, requestedResult, {
      kind: 'match',
      surface,
      isPairScore: !hasWeights(request) && !changesDistance(request),
      distance: request.distance ?? 'score',
    });
    if (stored && isStored) return { record: matchRecord(stored, requestedResult), write: null, score };
    return { record: null, write: { scope, pair, result, synthetic, requestedResult }, score };
  }

  private async usedOtherWeights(
    scope: TenantScope,
    { match_id: matchId }: StoredMatchRow,
    result: PairResult,
  ): Promise<boolean> {
    const storedVersion = await this.data.of(scope).repositories.matches.modelVersion(matchId);
    return storedVersion !== result.modelVersion;
  }

  /** Throws `insufficient_data` if the pair has nothing to compare. */
  private async score({ candidate, job }: PairRecords, mode: Mode): Promise<PairResult> {
    const result = await this.scorer.score(candidate, job, mode);
    requireComparable(result);
    return result;
  }
}

/** True if the options make the response differ from the stored result. */
export function hasScoreOptions(options: PairScoreOptions): boolean {
  return options.includeEvidence === true || hasWeights(options) || changesDistance(options);
}

function hasWeights({ componentWeights }: PairScoreOptions): boolean {
  return Object.keys(componentWeights ?? {}).length > 0;
}

function changesDistance({ distance = 'score' }: PairScoreOptions): boolean {
  return distance !== 'score';
}

/** Throws `insufficient_data` if the candidate and the job have no comparable data. */
export function requireComparable(result: PairResult): void {
  if (isComparable(result)) return;
  throw new AppError('insufficient_data', 'The candidate and the job have no comparable data.');
}

/** Compares by MD5. The digest only detects a difference and protects nothing. */
function isSameResult(storedMatch: StoredMatchRow, result: PairResult): boolean {
  return storedMatch.result_md5 === createHash('md5').update(JSON.stringify(result)).digest('hex');
}
