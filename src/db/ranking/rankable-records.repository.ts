import type { Knex } from 'knex';
import type { CandidateToMatch, JobToMatch } from '../records/linked-records.repository';
import { namedBindings, type Executor } from '../kernel/statement';

/** A position in the order of changes. The time is text, so that no digits are lost. */
export interface ChangePosition {
  changedAt: string;
  id: string;
}

export interface JobChange extends JobToMatch {
  changed_at: string;
}

const CANDIDATE_COLUMNS =
  'candidate_id, tenant_id, external_id, status, profile, automated_scoring, updated_at';
const JOB_COLUMNS = `job_id, tenant_id, external_id, slug, title, city, state, status, close_reason, posted_at, closed_at,
  updated_at, parsed`;
const FIRST_POSITION: ChangePosition = { changedAt: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

/** The candidates and jobs a tenant can rank. Read-only. */
export class RankableRecordsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
  ) {}

  jobsChanged(after: ChangePosition | null, limit: number): Promise<JobChange[]> {
    const part = (jobs: string) =>
      `(SELECT ${JOB_COLUMNS}, updated_at::text AS changed_at FROM ${jobs}
        WHERE (updated_at, job_id) > (:changedAt::timestamptz, :id::uuid)
        ORDER BY updated_at, job_id LIMIT :limit)`;
    return this.executor.rows<JobChange>(
      this.knex.raw(
        `SELECT * FROM (${part('jobs')} UNION ALL ${part('linked_jobs')}) AS changed
         ORDER BY updated_at, job_id LIMIT :limit`,
        { ...(after ?? FIRST_POSITION), limit },
      ),
    );
  }

  /** Returns the ids of candidates that still exist and are visible. */
  async findPresent(ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.executor.rows<{ candidate_id: string }>(
      this.knex.raw(
        `SELECT candidate_id FROM candidates WHERE candidate_id = ANY (:ids::uuid[])
         UNION ALL SELECT candidate_id FROM linked_candidates WHERE candidate_id = ANY (:ids::uuid[])`,
        namedBindings({ ids: [...ids] }),
      ),
    );
    return new Set(rows.map((row) => row.candidate_id));
  }

  async job(jobId: string): Promise<JobToMatch | undefined> {
    const [row] = await this.executor.rows<JobToMatch>(
      this.knex.raw(
        `SELECT ${JOB_COLUMNS} FROM jobs WHERE job_id = :jobId::uuid
         UNION ALL SELECT ${JOB_COLUMNS} FROM linked_jobs WHERE job_id = :jobId::uuid`,
        { jobId },
      ),
    );
    return row;
  }

  jobs(ids: readonly string[]): Promise<JobToMatch[]> {
    return this.executor.rows<JobToMatch>(
      this.knex.raw(
        `SELECT ${JOB_COLUMNS} FROM jobs WHERE job_id = ANY (:ids::uuid[])
         UNION ALL SELECT ${JOB_COLUMNS} FROM linked_jobs WHERE job_id = ANY (:ids::uuid[])`,
        namedBindings({ ids: [...ids] }),
      ),
    );
  }

  candidates(ids: readonly string[]): Promise<CandidateToMatch[]> {
    return this.executor.rows<CandidateToMatch>(
      this.knex.raw(
        `SELECT ${CANDIDATE_COLUMNS} FROM candidates WHERE candidate_id = ANY (:ids::uuid[])
         UNION ALL SELECT ${CANDIDATE_COLUMNS} FROM linked_candidates WHERE candidate_id = ANY (:ids::uuid[])`,
        namedBindings({ ids: [...ids] }),
      ),
    );
  }
}
