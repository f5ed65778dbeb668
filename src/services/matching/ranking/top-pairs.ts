import type { ScoreLogWrite, ScoreSurface } from '../../../db/records/score-log.repository';
import type { Mode } from '../../../domain/common';
import { isComparable, MATCH_MODEL_VERSION, type DistanceMode } from '../../../domain/matching';
import { verdictOf } from '../../../domain/matching/verdict';
import { pairScoreEntry, type LoggedRank } from '../../score-log/score-entries';
import type { CandidateToScore, JobToScore, PairResult, PairScorer } from '../pair-scorer';
import { matchesFilters } from './rank-filter';
import type { RankedPair, RankFilters } from './rank-request';

const MAX_REASONS = 3;
/** Pairs kept beyond those requested, to replace pairs that are dropped. */
const OVERSCAN_PAIRS = 300;

/** A ranked pair with what its log entry needs. */
interface OfferedPair {
  pair: RankedPair;
  candidate: CandidateToScore;
  job: JobToScore;
  result: PairResult;
}

/** Collects the best pairs. Their scores are identical to those of a match. */
export class TopPairs {
  private pairs: OfferedPair[] = [];
  private readonly versions = new Set<string>();
  scored = 0;

  constructor(
    private readonly scorer: PairScorer,
    private readonly mode: Mode,
    readonly limit: number,
    readonly filters: RankFilters,
    readonly distance: DistanceMode = 'score',
  ) {}

  async offer(candidate: CandidateToScore, job: JobToScore): Promise<void> {
    const result = await this.scorer.score(candidate, job, this.mode, { distance: this.distance });
    this.scored += 1;
    this.versions.add(result.modelVersion);
    if (isComparable(result) && matchesFilters(this.filters, candidate, job, result)) {
      this.pairs.push({ pair: toRankedPair(candidate, job, result), candidate, job, result });
      const max = this.limit + OVERSCAN_PAIRS;
      if (this.pairs.length > 2 * max) this.pairs = this.sorted().slice(0, max);
    }
  }

  /** Model version of all scored pairs. Omits the version of the weights if the pairs have different ones. */
  get modelVersion(): string {
    const [version = MATCH_MODEL_VERSION, ...others] = this.versions;
    return others.length === 0 ? version : MATCH_MODEL_VERSION;
  }

  /** Number of pairs missing to the limit. */
  get candidateCount(): number {
    return Math.max(0, this.limit - this.pairs.length);
  }

  /** The top-k threshold: the score a pair must reach. Any score is enough while pairs are missing. */
  get threshold(): number {
    return this.candidateCount > 0 ? -Infinity : this.top().at(-1)!.pair.finalScore;
  }

  /** Returns the best pairs, highest score first. Orders equal scores by id, so that the order is deterministic. */
  ranked(): RankedPair[] {
    return this.top().map(({ pair }) => pair);
  }

  /** Returns an entry of the score log for each of the best pairs. */
  logEntries(ranking: Omit<LoggedRank, 'rank'>, surface: ScoreSurface): ScoreLogWrite[] {
    return this.top().map(({ pair, candidate, job, result }, index) => {
      const ids = { ...pair, inputsHash: this.scorer.inputsHash(candidate, job) };
      const given = { kind: 'rank', surface, isPairScore: false, distance: this.distance } as const;
      return pairScoreEntry(ids, result, given, { ...ranking, rank: index + 1 });
    });
  }

  private top(): OfferedPair[] {
    return this.sorted().slice(0, this.limit);
  }

  private sorted(): OfferedPair[] {
    return this.pairs.sort(
      ({ pair: a }, { pair: b }) => b.finalScore - a.finalScore || (idOf(a) < idOf(b) ? -1 : 1),
    );
  }

  /** Removes all pairs. */
  clear(): void {
    this.pairs = [];
    this.versions.clear();
    this.scored = 0;
  }

  drop(isGone: (pair: RankedPair) => boolean): void {
    this.pairs = this.pairs.filter(({ pair }) => !isGone(pair));
  }
}

function toRankedPair(candidate: CandidateToScore, job: JobToScore, result: PairResult): RankedPair {
  return {
    candidateId: candidate.candidate_id,
    jobId: job.job_id,
    finalScore: result.finalScore,
    recommendation: result.recommendation,
    confidence: result.confidence,
    probability90d: result.retentionForecast.probability90d,
    expectedTenureDays: result.retentionForecast.expectedTenureDays,
    verdict: verdictOf(result),
    reasons: result.reasons.slice(0, MAX_REASONS),
  };
}

function idOf({ candidateId, jobId }: RankedPair): string {
  return `${candidateId} ${jobId}`;
}
