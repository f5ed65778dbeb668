import type { CandidateToMatch, JobToMatch } from '../../../db/linked-records.repository';
import type { OperationWork } from '../../../db/operations.repository';
import type { ChangePlace } from '../../../db/rankable-records.repository';
import type { Repositories } from '../../../db/repositories';
import type { Mode, UUID } from '../../../domain/common';
import { roughJobScore } from '../../../domain/matching/ranking/rough-job-score';
import { AppError } from '../../../platform/app-error';
import type { Clock } from '../../../platform/clock';
import type { OperationOutcome, OperationPayload } from '../../../tasks/operation-payload';
import { recordScope } from '../../access/record-scope';
import { readJsonDocument } from '../../operations/json-document';
import type { Finished, OperationRunner } from '../../operations/operation-runner';
import type { TenantData } from '../../tenant-data';
import type { PairScorer } from '../pair-scorer';
import { BestPairs } from './best-pairs';
import { KnownCandidates } from './known-candidates';
import type { QueuedRank, Ranking } from './rank-request';

/** Scored exactly at a time; of the first lot nearly always all that is asked for comes. */
const LOT = 300;
/** Filters that nearly nobody passes end the search here. */
const MOST_SCORED = 3_000;
const JOBS_PAGE = 500;
const TENANTS_KEPT = 20;

/** Ranks one job against candidates, or one candidate against open jobs. */
export class RunRankService {
  private readonly known = new Map<string, KnownCandidates>();

  constructor(
    private readonly runner: OperationRunner,
    private readonly data: TenantData,
    private readonly scorer: PairScorer,
    private readonly clock: Clock,
  ) {}

  run(payload: OperationPayload): Promise<OperationOutcome> {
    return this.runner.run(payload, (work) => this.work(payload, work));
  }

  /** After the last try. */
  giveUp(payload: OperationPayload): Promise<void> {
    return this.runner.giveUp(payload);
  }

  private async work({ tenantId, mode }: OperationPayload, work: OperationWork): Promise<Finished> {
    const request = readJsonDocument<QueuedRank>(work, 'The request was no longer there when its turn came.');
    const scope = recordScope({ tenantId, mode, sandboxTenant: request.sandboxTenant });
    const { repositories } = this.data.of(scope);
    const pairs = new BestPairs(this.scorer, mode, request.limit, request.filters);
    const considered =
      'jobId' in request.subject
        ? await this.rankCandidates(repositories, scope.tenantId, mode, request.subject.jobId, pairs)
        : await this.rankJobs(repositories, request.subject.candidateId, pairs);
    const ranking: Ranking = {
      ranked: pairs.best(),
      considered,
      scored: pairs.scored,
      modelVersion: pairs.modelVersion,
      rankedAt: this.clock.now().toISOString(),
    };
    return { result: ranking, events: [] };
  }

  private async rankCandidates(
    { rankableRecords }: Repositories,
    tenantId: UUID,
    mode: Mode,
    jobId: UUID,
    pairs: BestPairs,
  ): Promise<number> {
    const job = await rankableRecords.job(jobId);
    if (!job) throw missing('job');
    if (job.status === 'archived') throw new AppError('job_not_open', 'The job is archived.');
    const known = this.knownTo(`${tenantId}:${mode}`);
    await known.refresh(rankableRecords, this.clock.now());
    const order = known.likeliest(this.scorer.jobProfile(job), MOST_SCORED);
    for (let from = 0; from < order.length && !pairs.full; from += LOT) {
      for (const candidate of await known.load(rankableRecords, order.slice(from, from + LOT))) {
        await pairs.offer(candidate, job);
      }
      const shown = pairs.best().map((pair) => pair.candidateId);
      const present = await rankableRecords.present(shown);
      known.forget(shown.filter((id) => !present.has(id)));
      pairs.drop(({ candidateId }) => shown.includes(candidateId) && !present.has(candidateId));
    }
    return known.size;
  }

  private async rankJobs(
    { rankableRecords }: Repositories,
    candidateId: UUID,
    pairs: BestPairs,
  ): Promise<number> {
    const [candidate] = await rankableRecords.candidates([candidateId]);
    if (!candidate) throw missing('candidate');
    if (!candidate.automated_scoring) {
      throw new AppError('candidate_opted_out', 'The candidate has not agreed to automated scoring.');
    }
    const open = await this.openJobs(rankableRecords);
    const order = this.likeliestJobs(candidate, open);
    for (let from = 0; from < Math.min(order.length, MOST_SCORED) && !pairs.full; from += LOT) {
      for (const job of order.slice(from, from + LOT)) await pairs.offer(candidate, job);
    }
    return open.length;
  }

  private async openJobs(records: Repositories['rankableRecords']): Promise<JobToMatch[]> {
    const open: JobToMatch[] = [];
    let after: ChangePlace | null = null;
    for (;;) {
      const page = await records.jobsChanged(after, JOBS_PAGE);
      open.push(...page.filter((job) => job.status === 'open'));
      const last = page.at(-1);
      if (!last || page.length < JOBS_PAGE) return open;
      after = { changedAt: last.changed_at, id: last.job_id };
    }
  }

  private likeliestJobs(candidate: CandidateToMatch, jobs: readonly JobToMatch[]): JobToMatch[] {
    const profile = this.scorer.candidateProfile(candidate);
    return jobs
      .map((job) => ({ job, rough: roughJobScore(this.scorer.jobProfile(job), profile) }))
      .sort((a, b) => b.rough - a.rough || (a.job.job_id < b.job.job_id ? -1 : 1))
      .map(({ job }) => job);
  }

  private knownTo(key: string): KnownCandidates {
    const known = this.known.get(key) ?? new KnownCandidates();
    this.known.delete(key);
    this.known.set(key, known);
    if (this.known.size > TENANTS_KEPT) this.known.delete(this.known.keys().next().value ?? '');
    return known;
  }
}

function missing(resource: 'candidate' | 'job'): AppError {
  return new AppError('not_found', `There is no such ${resource}.`, { extensions: { resource } });
}
