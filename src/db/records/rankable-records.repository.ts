import type { Knex } from 'knex';
import type { CandidateToMatch, JobToMatch } from './linked-records.repository';
import { namedBindings, type Executor } from '../kernel/statement';

/** A position in the order of changes. The time is text, so that no digits are lost. */
export interface ChangePosition {
  changedAt: string;
  id: string;
}

/** Id and time of a changed candidate, without its content. */
export type ChangedCandidate = Pick<CandidateToMatch, 'candidate_id'> & { changed_at: string };

export interface JobChange extends JobToMatch {
  changed_at: string;
}

const CANDIDATE_COLUMNS =
  'candidate_id, tenant_id, external_id, status, profile, automated_scoring, updated_at';
const JOB_COLUMNS = `job_id, tenant_id, external_id, slug, title, city, state, status, close_reason, posted_at, closed_at,
  updated_at, parsed`;
const FIRST_POSITION: ChangePosition = { changedAt: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

/** The candidates and jobs a tenant can rank, in the order of their last change. Read-only. */
export class RankableRecordsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
  ) {}

  /** Returns the links of the tenant as one text for comparison, and the current time of the database. */
  async links(): Promise<{ links: string; now: Date }> {
    const [row] = await this.executor.rows<{ links: string | null; now: Date }>(
      this.knex.raw(
        `SELECT string_agg(id::text, ',' ORDER BY id) AS links, now() AS now FROM (
           SELECT linked_organization_ids() AS id UNION ALL SELECT linked_employer_ids()) AS linked`,
      ),
    );
    return { links: row?.links ?? '', now: row?.now ?? new Date(0) };
  }

  /** Lists changed candidates without their content, to decide which to load. */
  candidateChanges(after: ChangePosition, limit: number): Promise<ChangedCandidate[]> {
    return this.listChanged('candidate', 'candidate_id, updated_at', after, limit);
  }

  jobsChanged(after: ChangePosition | null, limit: number): Promise<JobChange[]> {
    return this.listChanged<JobChange>('job', JOB_COLUMNS, after ?? FIRST_POSITION, limit);
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

  candidates(ids: readonly string[]): Promise<CandidateToMatch[]> {
    return this.executor.rows<CandidateToMatch>(
      this.knex.raw(
        `SELECT ${CANDIDATE_COLUMNS} FROM candidates WHERE candidate_id = ANY (:ids::uuid[])
         UNION ALL SELECT ${CANDIDATE_COLUMNS} FROM linked_candidates WHERE candidate_id = ANY (:ids::uuid[])`,
        namedBindings({ ids: [...ids] }),
      ),
    );
  }

  private listChanged<Row>(noun: 'candidate' | 'job', columns: string, after: ChangePosition, limit: number) {
    const part = (table: string) =>
      `(SELECT ${columns}, updated_at::text AS changed_at FROM ${table}
        WHERE (updated_at, ${noun}_id) > (:changedAt::timestamptz, :id::uuid)
        ORDER BY updated_at, ${noun}_id LIMIT :limit)`;
    return this.executor.rows<Row>(
      this.knex.raw(
        `SELECT * FROM (${part(`${noun}s`)} UNION ALL ${part(`linked_${noun}s`)}) AS changed
         ORDER BY updated_at, ${noun}_id LIMIT :limit`,
        { ...after, limit },
      ),
    );
  }
}
