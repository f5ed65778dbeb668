import type { Knex } from 'knex';
import type { CandidateRow } from './candidates.repository';
import type { JobRowWithContent } from './jobs.repository';
import type { Executor } from './statement';

/** A candidate as matching knows one: without who it is. */
export type CandidateToMatch = Pick<
  CandidateRow,
  'candidate_id' | 'tenant_id' | 'external_id' | 'status' | 'profile' | 'automated_scoring' | 'updated_at'
>;

export type JobToMatch = JobRowWithContent & { tenant_id: string };

const CANDIDATE_COLUMNS =
  'candidate_id, tenant_id, external_id, status, profile, automated_scoring, updated_at';
const JOB_COLUMNS = `job_id, tenant_id, external_id, slug, title, city, state, status, close_reason, posted_at, closed_at,
  updated_at, parsed`;

/**
 * Candidates and jobs a tenant can be matched with: its own, and what linked tenants let it see (the views
 * `linked_candidates` and `linked_jobs`). Read only.
 */
export class LinkedRecordsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
  ) {}

  async candidate(candidateId: string): Promise<CandidateToMatch | undefined> {
    const [row] = await this.executor.rows<CandidateToMatch>(
      this.knex.raw(
        `SELECT ${CANDIDATE_COLUMNS} FROM candidates WHERE candidate_id = :candidateId::uuid
         UNION ALL SELECT ${CANDIDATE_COLUMNS} FROM linked_candidates WHERE candidate_id = :candidateId::uuid`,
        { candidateId },
      ),
    );
    return row;
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
}
