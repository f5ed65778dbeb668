import { setImmediate as breathe } from 'node:timers/promises';
import type { CandidateToMatch, JobToMatch } from '../../db/records/linked-records.repository';
import type { ScoreLogWrite } from '../../db/records/score-log.repository';
import type { SavedSearchRow } from '../../db/search/saved-searches.repository';
import type { PassingRecord } from '../../db/search/saved-search-matches.repository';
import type { TenantScope, UUID } from '../../domain/common';
import { isComparable } from '../../domain/matching';
import { AppError } from '../../platform/app-error';
import { newEvent, type OutboxEvent } from '../../webhooks/events/new-event';
import { candidateConditions, type CandidateCriteria } from '../candidates/candidates.service';
import { jobConditions, type JobCriteria } from '../jobs/jobs.service';
import type { PairResult, PairScorer } from '../matching/pair-scorer';
import { pairScoreEntry } from '../score-log/score-entries';
import type { TenantData } from '../tenant-data';

/** A record that passes a search, with what is written if it did not pass before. */
export interface FoundRecord extends PassingRecord {
  event: (now: Date) => OutboxEvent;
  score: number | null;
  /** Entry of the score log; null without a score. */
  log: ScoreLogWrite | null;
}

interface PassingRow {
  id: UUID;
  externalId: string | null;
}

interface Pair {
  candidate: CandidateToMatch;
  job: JobToMatch;
}

/** Pairs between two pauses in which other work of the process runs. */
const PAIRS_BETWEEN_PAUSES = 10;

/** Evaluates saved searches for some records of a tenant. */
export class SearchEvaluator {
  constructor(
    private readonly data: TenantData,
    private readonly scorer: PairScorer,
  ) {}

  /**
   * Returns the records that pass each search, and the searches that were evaluated: one whose filters no longer apply,
   * because a custom field is no longer declared, is left out.
   */
  async evaluate(
    scope: TenantScope,
    searches: readonly SavedSearchRow[],
    recordIds: readonly UUID[],
  ): Promise<{ evaluated: UUID[]; found: FoundRecord[] }> {
    const evaluated: UUID[] = [];
    const foundRecords: FoundRecord[] = [];
    const records = new ScoredRecords(this.data, scope);
    for (const search of searches) {
      const passing = await this.filter(scope, search, recordIds);
      if (!passing) continue;
      evaluated.push(search.search_id);
      if (search.notify_above === null) {
        foundRecords.push(...passing.map((row) => withoutScore(search, row)));
      } else {
        foundRecords.push(...(await this.score(scope, search, search.notify_above, passing, records)));
      }
    }
    return { evaluated, found: foundRecords };
  }

  /** Returns the records that pass the filters of a search; null if the filters no longer apply. */
  private async filter(
    scope: TenantScope,
    { list, criteria }: SavedSearchRow,
    recordIds: readonly UUID[],
  ): Promise<PassingRow[] | null> {
    const { candidates, jobs } = this.data.of(scope).repositories;
    try {
      if (list === 'jobs') {
        const conditions = await jobConditions(this.data, scope, criteria as JobCriteria);
        const rows = await jobs.matching(recordIds, conditions);
        return rows.map((row) => ({ id: row.job_id, externalId: row.external_id }));
      }
      const conditions = await candidateConditions(this.data, scope, criteria as CandidateCriteria);
      const rows = await candidates.matching(recordIds, conditions);
      return rows.map((row) => ({ id: row.candidate_id, externalId: row.external_id }));
    } catch (error) {
      if (error instanceof AppError && error.code === 'validation_failed') return null;
      throw error;
    }
  }

  /** Scores the pairs of the records that pass the filters, and returns those that reach the score. */
  private async score(
    scope: TenantScope,
    search: SavedSearchRow,
    minScore: number,
    passing: readonly PassingRow[],
    records: ScoredRecords,
  ): Promise<FoundRecord[]> {
    const foundRecords: FoundRecord[] = [];
    const pairs = await records.pairs(
      search,
      passing.map(({ id }) => id),
    );
    for (const [at, pair] of pairs.entries()) {
      if (at % PAIRS_BETWEEN_PAUSES === PAIRS_BETWEEN_PAUSES - 1) await breathe();
      const result = await this.scorer.score(pair.candidate, pair.job, scope.mode);
      if (isComparable(result) && result.finalScore >= minScore) {
        foundRecords.push(this.withScore(scope, search, pair, result));
      }
    }
    return foundRecords;
  }

  private withScore(scope: TenantScope, search: SavedSearchRow, pair: Pair, result: PairResult): FoundRecord {
    const { candidate, job } = pair;
    const inputsHash = this.scorer.inputsHash(candidate, job);
    const ids = { candidateId: candidate.candidate_id, jobId: job.job_id, inputsHash };
    const ownExternalId = (record: { tenant_id: string; external_id: string | null }) =>
      record.tenant_id === scope.tenantId ? record.external_id : null;
    return {
      searchId: search.search_id,
      id: search.list === 'jobs' ? job.job_id : candidate.candidate_id,
      score: result.finalScore,
      log: pairScoreEntry(ids, result, { kind: 'match', surface: 'worker', isPairScore: true }),
      event: (now) =>
        newEvent('match.found', {
          searchId: search.search_id,
          of: search.list,
          candidateId: candidate.candidate_id,
          candidateExternalId: ownExternalId(candidate),
          jobId: job.job_id,
          jobExternalId: ownExternalId(job),
          score: result.finalScore,
          foundAt: now.toISOString(),
        }),
    };
  }
}

function withoutScore(search: SavedSearchRow, { id, externalId }: PassingRow): FoundRecord {
  const isJob = search.list === 'jobs';
  return {
    searchId: search.search_id,
    id,
    score: null,
    log: null,
    event: (now) =>
      newEvent('match.found', {
        searchId: search.search_id,
        of: search.list,
        candidateId: isJob ? null : id,
        candidateExternalId: isJob ? null : externalId,
        jobId: isJob ? id : null,
        jobExternalId: isJob ? externalId : null,
        score: null,
        foundAt: now.toISOString(),
      }),
  };
}

/** The records of the scored pairs of some records, each loaded once for all searches. */
class ScoredRecords {
  private readonly candidates = new Map<UUID, CandidateToMatch | null>();
  private readonly jobs = new Map<UUID, JobToMatch | null>();

  constructor(
    private readonly data: TenantData,
    private readonly scope: TenantScope,
  ) {}

  /**
   * The pairs of a search that may be scored: the candidate has not opted out, the job is not archived, and the tenant may
   * still read both.
   */
  async pairs(
    { list, job_id: jobId, candidate_id: candidateId }: SavedSearchRow,
    ids: readonly UUID[],
  ): Promise<Pair[]> {
    const [candidateIds, jobIds] =
      list === 'jobs'
        ? [candidateId === null ? [] : [candidateId], ids]
        : [ids, jobId === null ? [] : [jobId]];
    const [candidates, jobs] = [await this.loadCandidates(candidateIds), await this.loadJobs(jobIds)];
    return candidates
      .filter((candidate) => candidate.automated_scoring)
      .flatMap((candidate) =>
        jobs.filter(({ status }) => status !== 'archived').map((job) => ({ candidate, job })),
      );
  }

  private async loadCandidates(ids: readonly UUID[]): Promise<CandidateToMatch[]> {
    const { rankableRecords } = this.data.of(this.scope).repositories;
    const missing = ids.filter((id) => !this.candidates.has(id));
    for (const id of missing) this.candidates.set(id, null);
    const rows = missing.length > 0 ? await rankableRecords.candidates(missing) : [];
    for (const row of rows) this.candidates.set(row.candidate_id, row);
    return ids.flatMap((id) => this.candidates.get(id) ?? []);
  }

  private async loadJobs(ids: readonly UUID[]): Promise<JobToMatch[]> {
    const { rankableRecords } = this.data.of(this.scope).repositories;
    const missing = ids.filter((id) => !this.jobs.has(id));
    for (const id of missing) this.jobs.set(id, null);
    const rows = missing.length > 0 ? await rankableRecords.jobs(missing) : [];
    for (const row of rows) this.jobs.set(row.job_id, row);
    return ids.flatMap((id) => this.jobs.get(id) ?? []);
  }
}
