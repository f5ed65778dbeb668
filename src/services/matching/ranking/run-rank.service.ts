import type { CandidateToMatch, JobToMatch } from '../../../db/linked-records.repository';
import type { OperationWork } from '../../../db/operations.repository';
import type { ChangePlace } from '../../../db/rankable-records.repository';
import type { Repositories } from '../../../db/repositories';
import type { TenantScope, UUID } from '../../../domain/common';
import { roughJobScore } from '../../../domain/matching/ranking/rough-job-score';
import { AppError } from '../../../platform/app-error';
import type { Clock } from '../../../platform/clock';
import type { OperationOutcome, OperationPayload } from '../../../tasks/operation-payload';
import { recordScope } from '../../access/record-scope';
import { readJsonDocument } from '../../operations/json-document';
import type { Finished, OperationRunner } from '../../operations/operation-runner';
import type { TenantData } from '../../tenant-data';
import type { PairScorer } from '../pair-scorer';
import { MARGIN, type Standing } from '../../../domain/matching/ranking/job-scan';
import { BestPairs } from './best-pairs';
import { KeptRows } from './kept-rows';
import { KnownCandidates, type Progress } from './known-candidates';
import { nowAndThen } from './now-and-then';
import type { QueuedRank, Ranking } from './rank-request';

/** Scored exactly at a time, at most. */
const LOT = 300;
/** Scored beyond what is asked for in the first lot: about as many stand within the margin of the last one. */
const SPARE = 16;
/** Where thousands are alike, their order among themselves ends here. */
const MOST_SCORED = 10_000;
/** Begun anew when somebody leaves while being ranked; after that, others may be missing below the place left. */
const MOST_TRIES = 3;
/** Of one candidate. */
const MOST_JOBS_SCORED = 3_000;
const JOBS_PAGE = 500;
/** Rows of all tables together; one takes about two kilobytes. The tenants who asked longest ago make room. */
const MOST_ROWS = 500_000;
const KEPT_ROWS = 5_000;

/** Ranks one job against candidates, or one candidate against open jobs. */
export class RunRankService {
  private readonly known = new Map<string, KnownCandidates>();
  private readonly rows = new KeptRows(KEPT_ROWS);

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

  private async work(
    { tenantId, mode, operationId }: OperationPayload,
    work: OperationWork,
  ): Promise<Finished> {
    const request = readJsonDocument<QueuedRank>(work, 'The request was deleted before it was processed.');
    const scope = recordScope({ tenantId, mode, sandboxTenant: request.sandboxTenant });
    const { repositories } = this.data.of(scope);
    const pairs = new BestPairs(this.scorer, mode, request.limit, request.filters);
    const { operations } = this.data.of({ tenantId, mode }).repositories;
    const progress = nowAndThen(this.clock, (done, total) =>
      operations.setProgress(operationId, done, total),
    );
    const considered =
      'jobId' in request.subject
        ? await this.rankCandidates(repositories, scope, request.subject.jobId, pairs, progress)
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
    repositories: Repositories,
    { tenantId, mode }: TenantScope,
    jobId: UUID,
    pairs: BestPairs,
    progress: Progress,
  ): Promise<number> {
    const { rankableRecords } = repositories;
    const job = await rankableRecords.job(jobId);
    if (!job) throw missing('job');
    if (job.status === 'archived') throw new AppError('job_not_open', 'The job is archived.');
    const known = this.knownTo(`${tenantId}:${mode}`);
    for (let tries = 1; ; tries += 1) {
      await known.refresh(repositories, this.scorer.month(), progress);
      this.makeRoom();
      const staying = await this.scorer.chanceOfStaying(job, mode);
      const weights = await this.scorer.weightsFor(job, known.owners, mode);
      const wanted = { job: this.scorer.jobProfile(job), staying, weights, filter: pairs.filters };
      const order = known.best(wanted, pairs.limit, MOST_SCORED);
      const everybodyStayed = await this.scoreLikeliest(repositories, known, order, job, pairs);
      if (everybodyStayed || tries === MOST_TRIES) return known.size;
      pairs.clear();
    }
  }

  /** False when somebody has left meanwhile, who may have stood in the place of others. */
  private async scoreLikeliest(
    repositories: Repositories,
    known: KnownCandidates,
    order: readonly Standing[],
    job: JobToMatch,
    pairs: BestPairs,
  ): Promise<boolean> {
    let everybodyStayed = true;
    for (let from = 0; ;) {
      const lot = nextLot(order, from, pairs);
      if (lot.length === 0) return everybodyStayed;
      const loaded = await known.load(repositories, lot);
      for (const candidate of loaded) await pairs.offer(candidate, job);
      from += lot.length;
      const shown = pairs.best().map((pair) => pair.candidateId);
      const present = await repositories.rankableRecords.present(shown);
      const left = new Set(shown.filter((id) => !present.has(id)));
      known.forget([...left]);
      pairs.drop(({ candidateId }) => left.has(candidateId));
      if (left.size > 0 || loaded.length < lot.length) everybodyStayed = false;
    }
  }

  private async rankJobs(
    { rankableRecords }: Repositories,
    candidateId: UUID,
    pairs: BestPairs,
  ): Promise<number> {
    const [candidate] = await rankableRecords.candidates([candidateId]);
    if (!candidate) throw missing('candidate');
    if (!candidate.automated_scoring) {
      throw new AppError('candidate_opted_out', 'The candidate has not consented to automated scoring.');
    }
    const open = await this.openJobs(rankableRecords);
    const order = this.likeliestJobs(candidate, open).slice(0, MOST_JOBS_SCORED);
    for (let from = 0; from < order.length; from += LOT) {
      for (const job of order.slice(from, from + LOT)) await pairs.offer(candidate, job);
      // Other work of the process gets its turn.
      await new Promise(setImmediate);
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
    const known = this.known.get(key) ?? new KnownCandidates(key, this.rows);
    this.known.delete(key);
    this.known.set(key, known);
    return known;
  }

  private makeRoom(): void {
    let held = 0;
    for (const known of this.known.values()) held += known.held;
    for (const [key, known] of this.known) {
      if (held <= MOST_ROWS || this.known.size === 1) return;
      this.known.delete(key);
      held -= known.held;
    }
  }
}

/** Whoever may still be among the best, at most a lot of them; nobody once all others are known to stand behind. */
function nextLot(order: readonly Standing[], from: number, pairs: BestPairs): string[] {
  const { bar, wanted } = pairs;
  const most = wanted > 0 ? Math.min(LOT, wanted + SPARE) : LOT;
  return order
    .slice(from, from + most)
    .filter(({ estimate }) => estimate + MARGIN >= bar)
    .map(({ id }) => id);
}

function missing(resource: 'candidate' | 'job'): AppError {
  return new AppError('not_found', `No such ${resource} exists.`, { extensions: { resource } });
}
