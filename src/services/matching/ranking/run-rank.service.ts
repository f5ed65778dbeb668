import type { CandidateToMatch, JobToMatch } from '../../../db/records/linked-records.repository';
import type { OperationWork } from '../../../db/operations/operations.repository';
import type { ChangePosition } from '../../../db/ranking/rankable-records.repository';
import type { TenantScope, UUID } from '../../../domain/common';
import { prefilterJobScore } from '../../../domain/matching/ranking/prefilter-score';
import { AppError, notFound } from '../../../platform/app-error';
import { candidateNotFound } from '../../links/candidate-not-found';
import type { Clock } from '../../../platform/clock';
import type { OperationOutcome, OperationPayload } from '../../../tasks/operation-payload';
import { recordScope } from '../../access/record-scope';
import { parseJsonDocument } from '../../operations/json-document';
import type { OperationResult, OperationRunner } from '../../operations/operation-runner';
import type { ScoringPauseService } from '../../score-log/scoring-pause.service';
import type { TenantData } from '../../tenant-data';
import type { PairScorer } from '../pair-scorer';
import {
  MAX_ESTIMATE_ERROR,
  type RankedCandidate,
} from '../../../domain/matching/ranking/search/top-k-search';
import { TopPairs } from './top-pairs';
import type { CandidateRecords } from './candidate-feature-loader';
import type { CandidateSearches } from './candidate-searches';
import { throttle, type Progress } from './throttle';
import type { QueuedRank, Ranking } from './rank-request';

/** Candidates scored exactly per batch. */
const BATCH_SIZE = 300;
/** Candidates scored in addition to those requested: about as many are within the estimate error of the last one. */
const OVERSCAN = 16;
/** Restarts after a candidate is removed during a ranking; after the last restart, the list may be shorter. */
const MAX_ROUNDS = 3;
/** Jobs scored exactly for one candidate. */
const MAX_JOBS_SCORED = 3_000;
const JOBS_PAGE_SIZE = 500;

interface RankContext {
  records: CandidateRecords;
  /** Tenant whose records are ranked. */
  scope: TenantScope;
  payload: OperationPayload;
  progress: Progress;
}

/** Ranks one job against candidates, or one candidate against open jobs. */
export class RunRankService {
  constructor(
    private readonly runner: OperationRunner,
    private readonly data: TenantData,
    private readonly scorer: PairScorer,
    private readonly clock: Clock,
    private readonly pause: ScoringPauseService,
    private readonly searches: CandidateSearches,
  ) {}

  run(payload: OperationPayload): Promise<OperationOutcome> {
    return this.runner.run(payload, (work) => this.work(payload, work));
  }

  onExhausted(payload: OperationPayload): Promise<void> {
    return this.runner.failExhausted(payload);
  }

  private async work(payload: OperationPayload, work: OperationWork): Promise<OperationResult> {
    const { tenantId, mode, operationId } = payload;
    const request = parseJsonDocument<QueuedRank>(work, 'The request was deleted before it was processed.');
    await this.pause.assertActive({ tenantId, mode });
    const scope = recordScope({ tenantId, mode, sandboxTenant: request.sandboxTenant });
    const records = this.data.of(scope);
    const pairs = new TopPairs(this.scorer, mode, request.limit, request.filters, request.distance);
    const { operations } = this.data.of({ tenantId, mode }).repositories;
    const progress = throttle(this.clock, (done, total) => operations.setProgress(operationId, done, total));
    const considered =
      'jobId' in request.subject
        ? await this.rankCandidates({ records, scope, payload, progress }, request.subject.jobId, pairs)
        : await this.rankJobs(records, request.subject.candidateId, pairs);
    const ranking: Ranking = {
      ranked: pairs.ranked(),
      considered,
      scored: pairs.scored,
      modelVersion: pairs.modelVersion,
      rankedAt: this.clock.now().toISOString(),
    };
    const scores = pairs.logEntries(
      { rankingId: operationId, poolSize: considered },
      request.surface ?? 'api',
    );
    return { result: ranking, events: [], scores };
  }

  private async rankCandidates(
    { records, scope, payload, progress }: RankContext,
    jobId: UUID,
    pairs: TopPairs,
  ): Promise<number> {
    const job = await records.repositories.rankableRecords.job(jobId);
    if (!job) throw notFound('job');
    if (job.status === 'archived') throw new AppError('job_not_open', 'The job is archived.');
    const key = this.searches.keyOf(scope);
    const { filters, distance, limit } = pairs;
    const query = { job, mode: scope.mode, filters, distance, limit };
    for (let tries = 1; ; tries += 1) {
      const { order, considered } = await this.searches.search({ scope, records }, query, payload, progress);
      const isComplete = await this.scoreTopCandidates(records, key, order, job, pairs);
      if (isComplete || tries === MAX_ROUNDS) return considered;
      pairs.clear();
    }
  }

  /** False if a candidate was removed in the meantime and may have displaced others. */
  private async scoreTopCandidates(
    records: CandidateRecords,
    key: string,
    order: readonly RankedCandidate[],
    job: JobToMatch,
    pairs: TopPairs,
  ): Promise<boolean> {
    let isComplete = true;
    for (let from = 0; ;) {
      const batch = nextBatch(order, from, pairs);
      if (batch.length === 0) return isComplete;
      const loaded = await this.searches.rows.load(key, records, batch);
      for (const candidate of loaded) await pairs.offer(candidate, job);
      from += batch.length;
      const rankedIds = pairs.ranked().map((pair) => pair.candidateId);
      const present = await records.repositories.rankableRecords.findPresent(rankedIds);
      const removedIds = new Set(rankedIds.filter((id) => !present.has(id)));
      for (const id of removedIds) this.searches.rows.drop(key, id);
      pairs.drop(({ candidateId }) => removedIds.has(candidateId));
      if (removedIds.size > 0 || loaded.length < batch.length) isComplete = false;
    }
  }

  private async rankJobs(
    { repositories, reads }: ReturnType<TenantData['of']>,
    candidateId: UUID,
    pairs: TopPairs,
  ): Promise<number> {
    const [candidate] = await repositories.rankableRecords.candidates([candidateId]);
    if (!candidate) throw await candidateNotFound(repositories.candidateMerges, candidateId);
    if (!candidate.automated_scoring) {
      throw new AppError('candidate_opted_out', 'The candidate has not consented to automated scoring.');
    }
    const open = await this.openJobs(reads.rankableRecords);
    const order = this.topJobs(candidate, open).slice(0, MAX_JOBS_SCORED);
    for (let from = 0; from < order.length; from += BATCH_SIZE) {
      for (const job of order.slice(from, from + BATCH_SIZE)) await pairs.offer(candidate, job);
      // Yield to other work of the process.
      await new Promise(setImmediate);
    }
    return open.length;
  }

  private async openJobs(records: CandidateRecords['reads']['rankableRecords']): Promise<JobToMatch[]> {
    const open: JobToMatch[] = [];
    let after: ChangePosition | null = null;
    for (;;) {
      const page = await records.jobsChanged(after, JOBS_PAGE_SIZE);
      open.push(...page.filter((job) => job.status === 'open'));
      const last = page.at(-1);
      if (!last || page.length < JOBS_PAGE_SIZE) return open;
      after = { changedAt: last.changed_at, id: last.job_id };
    }
  }

  private topJobs(candidate: CandidateToMatch, jobs: readonly JobToMatch[]): JobToMatch[] {
    const profile = this.scorer.candidateProfile(candidate);
    return jobs
      .map((job) => ({ job, estimate: prefilterJobScore(this.scorer.jobProfile(job), profile) }))
      .sort((a, b) => b.estimate - a.estimate || (a.job.job_id < b.job.job_id ? -1 : 1))
      .map(({ job }) => job);
  }
}

/** The next batch of candidates whose estimate can still reach the top k; empty when none can. */
function nextBatch(order: readonly RankedCandidate[], from: number, pairs: TopPairs): string[] {
  const { threshold, candidateCount } = pairs;
  const maxBatchSize = candidateCount > 0 ? Math.min(BATCH_SIZE, candidateCount + OVERSCAN) : BATCH_SIZE;
  return order
    .slice(from, from + maxBatchSize)
    .filter(({ estimate }) => estimate + MAX_ESTIMATE_ERROR >= threshold)
    .map(({ id }) => id);
}
