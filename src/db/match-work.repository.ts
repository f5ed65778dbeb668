import type { Knex } from 'knex';
import {
  CANDIDATE_COLUMNS,
  candidateOf,
  JOB_COLUMNS,
  jobOf,
  type PairRow,
  type PairToMatch,
} from './linked-records.repository';
import type { MatchRow } from './matches.repository';
import type { OperationWork } from './operations.repository';
import type { Executor } from './statement';

/** A kept match, and what tells whether its result is still the same. */
export interface KnownMatch extends MatchRow {
  /** MD5 of the result as it is stored, hexadecimal. */
  result_md5: string;
  /** Of the stored result. */
  model_version: string;
}

/** What it takes to score the pair an operation names. */
export interface MatchWork extends Pick<OperationWork, 'type' | 'status' | 'input'> {
  /** The pair among the tenant's own and linked records. */
  pair: PairToMatch;
  known: KnownMatch | null;
}

type MatchColumns = { [Column in keyof KnownMatch as `m_${Column}`]: KnownMatch[Column] | null };
type Row = PairRow & MatchColumns & { o_type: string; o_status: OperationWork['status']; o_input: object };

const MATCH_COLUMNS = [
  'match_id',
  'tenant_id',
  'other_tenant_id',
  'synthetic',
  'candidate_id',
  'candidate_external_id',
  'job_id',
  'job_external_id',
  'final_score',
  'recommendation',
  'confidence',
  'probability_90d',
  'expected_tenure_days',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof MatchRow)[];

/** Everything a match is scored from, in one round trip. Read only. */
export class MatchWorkRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
  ) {}

  /** Undefined when there is no such operation. */
  async load(operationId: string): Promise<MatchWork | undefined> {
    const [row] = await this.executor.rows<Row>(
      this.knex.raw(
        `SELECT o.type AS o_type, o.status AS o_status, o.input AS o_input, c.*, j.*, m.*
         FROM (SELECT type, status, input, (input->>'candidateId')::uuid AS wanted_candidate,
                 (input->>'jobId')::uuid AS wanted_job
               FROM operations WHERE operation_id = ?) o
         LEFT JOIN LATERAL (
           SELECT ${CANDIDATE_COLUMNS} FROM candidates WHERE candidate_id = o.wanted_candidate
           UNION ALL SELECT ${CANDIDATE_COLUMNS} FROM linked_candidates WHERE candidate_id = o.wanted_candidate
           LIMIT 1) c ON true
         LEFT JOIN LATERAL (
           SELECT ${JOB_COLUMNS} FROM jobs WHERE job_id = o.wanted_job
           UNION ALL SELECT ${JOB_COLUMNS} FROM linked_jobs WHERE job_id = o.wanted_job
           LIMIT 1) j ON true
         LEFT JOIN LATERAL (
           SELECT ${MATCH_COLUMNS.map((column) => `${column} AS m_${column}`).join(', ')},
             md5(result::text) AS m_result_md5, result->>'modelVersion' AS m_model_version
           FROM matches WHERE candidate_id = o.wanted_candidate AND job_id = o.wanted_job AND NOT synthetic
           LIMIT 1) m ON true`,
        [operationId],
      ),
    );
    if (!row) return undefined;
    return {
      type: row.o_type,
      status: row.o_status,
      input: row.o_input,
      pair: { candidate: candidateOf(row), job: jobOf(row) },
      known: matchOf(row),
    };
  }
}

function matchOf(row: MatchColumns): KnownMatch | null {
  if (row.m_match_id === null) return null;
  const columns = [...MATCH_COLUMNS, 'result_md5', 'model_version'] as const;
  return Object.fromEntries(columns.map((column) => [column, row[`m_${column}`]])) as unknown as KnownMatch;
}
