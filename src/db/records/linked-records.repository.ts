import type { Knex } from 'knex';
import type { CandidateRow } from './candidates.repository';
import type { JobRowWithContent } from './jobs.repository';
import { namedBindings, prepareStatement, type Executor } from '../kernel/statement';
import { SCORING_PAUSED } from '../tenancy/tenant-settings.repository';

/** A candidate for matching, without identity. Only its owner may see `external_id`. */
export type CandidateToMatch = Pick<
  CandidateRow,
  'candidate_id' | 'tenant_id' | 'external_id' | 'status' | 'profile' | 'automated_scoring' | 'updated_at'
>;

export type JobToMatch = JobRowWithContent & { tenant_id: string };

/** A job of a linked employer in a list. */
export interface LinkedJobRow {
  job_id: string;
  title: string;
  city: string | null;
  state: string | null;
  status: string;
  updated_at: Date;
}

/** A candidate shared by a linked organization, without identifying data. */
export interface LinkedCandidateRow {
  candidate_id: string;
  status: string;
  city: string | null;
  state: string | null;
  skills_count: number;
  updated_at: Date;
}

/** A candidate and a job; null for a record that does not exist or is not visible. */
export interface PairToMatch {
  candidate: CandidateToMatch | null;
  job: JobToMatch | null;
}

/** The columns of a job, and those of a candidate with a prefix if both have the name. */
export type PairRow = Omit<JobToMatch, 'job_id'> & { job_id: string | null } & Pick<
    CandidateToMatch,
    'profile' | 'automated_scoring'
  > & {
    candidate_id: string | null;
    candidate_tenant_id: string;
    candidate_external_id: string | null;
    candidate_status: CandidateToMatch['status'];
    candidate_updated_at: Date;
  };

export const CANDIDATE_COLUMNS = `candidate_id, tenant_id AS candidate_tenant_id, external_id AS candidate_external_id,
  status AS candidate_status, profile, automated_scoring, updated_at AS candidate_updated_at`;
export const JOB_COLUMNS = `job_id, tenant_id, external_id, slug, title, city, state, status, close_reason, posted_at, closed_at,
  updated_at, parsed`;

/** A pair to forecast, with the versions of its records that the caller has; null for none. */
export interface PairWithVersions {
  candidateId: string;
  jobId: string;
  candidateVersion: string | null;
  jobVersion: string | null;
}

/** The records of a pair as a forecast reads them. */
export interface ForecastWorkRow {
  /** Null if the record does not exist or is not visible. */
  candidate_id: string | null;
  automated_scoring: boolean;
  candidate_updated_at: Date;
  /** Null for a record of a linked tenant. */
  candidate_version: string | null;
  job_id: string | null;
  status: string;
  updated_at: Date;
  job_version: string | null;
  /** True if the caller has both records. Their content is then null. */
  is_unchanged: boolean;
  profile: object | null;
  parsed: object | null;
  scoring_paused: boolean;
}

/** The id of the transaction that wrote a row is its version: no other transaction has written it since. */
const SELECT_FORECAST_WORK = prepareStatement(
  `SELECT place, c.candidate_id, automated_scoring, candidate_updated_at, c.version AS candidate_version,
     j.job_id, status, updated_at, j.version AS job_version, is_unchanged,
     CASE WHEN NOT is_unchanged THEN profile END AS profile, CASE WHEN NOT is_unchanged THEN parsed END AS parsed,
     ${SCORING_PAUSED}
   FROM json_to_recordset(:pairs::json) AS wanted ("candidateId" uuid, "jobId" uuid, "candidateVersion" text,
     "jobVersion" text, place integer)
   LEFT JOIN LATERAL (
     SELECT candidate_id, automated_scoring, updated_at AS candidate_updated_at, profile, xmin::text AS version
     FROM candidates WHERE candidate_id = "candidateId"
     UNION ALL SELECT candidate_id, automated_scoring, updated_at, profile, NULL
     FROM linked_candidates WHERE candidate_id = "candidateId"
     LIMIT 1) c ON true
   LEFT JOIN LATERAL (
     SELECT job_id, status, updated_at, parsed, xmin::text AS version FROM jobs WHERE job_id = "jobId"
     UNION ALL SELECT job_id, status, updated_at, parsed, NULL FROM linked_jobs WHERE job_id = "jobId"
     LIMIT 1) j ON true
   CROSS JOIN LATERAL (
     SELECT coalesce(c.version = "candidateVersion" AND j.version = "jobVersion", false) AS is_unchanged) s`,
);

const LINKED_JOB_COLUMNS = ['job_id', 'title', 'city', 'state', 'status', 'updated_at'];
const LINKED_CANDIDATE_COLUMNS = ['candidate_id', 'status', 'city', 'state', 'skills_count', 'updated_at'];

/**
 * Candidates and jobs that a tenant can match: its own, and those of linked tenants that are visible to it (the views
 * `linked_candidates` and `linked_jobs`). Read-only.
 */
export class LinkedRecordsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
  ) {}

  /** Loads both records in one statement. Reads links only for foreign records. A null id matches nothing. */
  async pair(candidateId: string | null, jobId: string | null): Promise<PairToMatch> {
    const [row] = await this.executor.rows<PairRow>(
      this.knex.raw(
        `SELECT c.*, j.* FROM (SELECT) AS one
         LEFT JOIN LATERAL (
           SELECT ${CANDIDATE_COLUMNS} FROM candidates WHERE candidate_id = :candidateId::uuid
           UNION ALL SELECT ${CANDIDATE_COLUMNS} FROM linked_candidates WHERE candidate_id = :candidateId::uuid
           LIMIT 1) c ON true
         LEFT JOIN LATERAL (
           SELECT ${JOB_COLUMNS} FROM jobs WHERE job_id = :jobId::uuid
           UNION ALL SELECT ${JOB_COLUMNS} FROM linked_jobs WHERE job_id = :jobId::uuid
           LIMIT 1) j ON true`,
        { candidateId, jobId },
      ),
    );
    return row ? { candidate: candidateOf(row), job: jobOf(row) } : { candidate: null, job: null };
  }

  /** Loads pairs for forecasts in one statement, in the order of the pairs. */
  async forecastWork(pairs: readonly PairWithVersions[]): Promise<ForecastWorkRow[]> {
    const pairsWithPlace = JSON.stringify(pairs.map((pair, place) => ({ ...pair, place })));
    const rows = await this.executor.rows<ForecastWorkRow & { place: number }>(
      SELECT_FORECAST_WORK({ pairs: pairsWithPlace }),
    );
    return rows.sort((a, b) => a.place - b.place);
  }

  /** Lists jobs of linked employers, last changed first. */
  jobs(limit: number): Promise<LinkedJobRow[]> {
    return this.executor.rows<LinkedJobRow>(
      this.knex('linked_jobs').select(LINKED_JOB_COLUMNS).orderBy('updated_at', 'desc').limit(limit),
    );
  }

  /** Lists candidates shared by linked organizations, last changed first. */
  candidates(limit: number): Promise<LinkedCandidateRow[]> {
    return this.executor.rows<LinkedCandidateRow>(
      this.knex('linked_candidates')
        .select(LINKED_CANDIDATE_COLUMNS)
        .orderBy('updated_at', 'desc')
        .limit(limit),
    );
  }

  /** Returns a job of a linked employer with its posting; undefined for the tenant's own jobs. */
  async job(jobId: string): Promise<(LinkedJobRow & { parsed: object }) | undefined> {
    const [row] = await this.executor.rows<LinkedJobRow & { parsed: object }>(
      this.knex('linked_jobs')
        .select(...LINKED_JOB_COLUMNS, 'parsed')
        .where('job_id', jobId),
    );
    return row;
  }

  /** Returns a candidate shared by a linked organization, with its scoring profile. */
  async candidate(candidateId: string): Promise<(LinkedCandidateRow & { profile: object }) | undefined> {
    const [row] = await this.executor.rows<LinkedCandidateRow & { profile: object }>(
      this.knex('linked_candidates')
        .select(...LINKED_CANDIDATE_COLUMNS, 'profile')
        .where('candidate_id', candidateId),
    );
    return row;
  }

  /** Returns the titles of visible jobs. */
  titles(jobIds: readonly string[]): Promise<{ job_id: string; title: string }[]> {
    return this.executor.rows(
      this.knex.raw(
        `SELECT job_id, title FROM jobs WHERE job_id = ANY (:jobIds::uuid[])
         UNION ALL SELECT job_id, title FROM linked_jobs WHERE job_id = ANY (:jobIds::uuid[])`,
        namedBindings({ jobIds }),
      ),
    );
  }
}

export function candidateOf(row: PairRow): CandidateToMatch | null {
  if (row.candidate_id === null) return null;
  return {
    candidate_id: row.candidate_id,
    tenant_id: row.candidate_tenant_id,
    external_id: row.candidate_external_id,
    status: row.candidate_status,
    profile: row.profile,
    automated_scoring: row.automated_scoring,
    updated_at: row.candidate_updated_at,
  };
}

export function jobOf(row: PairRow): JobToMatch | null {
  if (row.job_id === null) return null;
  return {
    job_id: row.job_id,
    tenant_id: row.tenant_id,
    external_id: row.external_id,
    slug: row.slug,
    title: row.title,
    city: row.city,
    state: row.state,
    status: row.status,
    close_reason: row.close_reason,
    posted_at: row.posted_at,
    closed_at: row.closed_at,
    updated_at: row.updated_at,
    parsed: row.parsed,
  };
}
