import {
  CANDIDATE_COLUMNS,
  candidateOf,
  JOB_COLUMNS,
  jobOf,
  type PairRow,
  type PairToMatch,
} from './linked-records.repository';
import type { MatchRow } from './matches.repository';
import type { OperationWork } from '../operations/operations.repository';
import { prepareStatement, type Executor } from '../kernel/statement';
import { SCORING_PAUSED } from '../tenancy/tenant-settings.repository';

/** A stored match with the digest of its result. */
export interface StoredMatchRow extends MatchRow {
  /** MD5 of the stored result, hexadecimal. */
  result_md5: string;
}

/** A pair from the tenant's own and linked records, with its stored match. */
export interface PairWork {
  pair: PairToMatch;
  storedMatch: StoredMatchRow | null;
  /** True while the tenant has paused scoring. */
  scoringPaused: boolean;
}

/** The data needed to score the pair of an operation. */
export interface MatchWork extends PairWork, Pick<OperationWork, 'type' | 'status' | 'input'> {}

type MatchColumns = { [Column in keyof StoredMatchRow as `m_${Column}`]: StoredMatchRow[Column] | null };
type MatchWorkRow = PairRow & MatchColumns & { scoring_paused: boolean };
type OperationWorkRow = MatchWorkRow & { o_type: string; o_status: OperationWork['status']; o_input: object };

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

const STORED_MATCH_COLUMNS = `${MATCH_COLUMNS.map((column) => `${column} AS m_${column}`).join(', ')},
  md5(result::text) AS m_result_md5`;

/** `wanted` is a FROM item with the pair in the columns `wanted_candidate` and `wanted_job`. */
const pairIn = (pairTable: string): string => `${pairTable}
  LEFT JOIN LATERAL (
    SELECT ${CANDIDATE_COLUMNS} FROM candidates WHERE candidate_id = wanted_candidate
    UNION ALL SELECT ${CANDIDATE_COLUMNS} FROM linked_candidates WHERE candidate_id = wanted_candidate
    LIMIT 1) c ON true
  LEFT JOIN LATERAL (
    SELECT ${JOB_COLUMNS} FROM jobs WHERE job_id = wanted_job
    UNION ALL SELECT ${JOB_COLUMNS} FROM linked_jobs WHERE job_id = wanted_job
    LIMIT 1) j ON true
  LEFT JOIN LATERAL (
    SELECT ${STORED_MATCH_COLUMNS} FROM matches
    WHERE candidate_id = wanted_candidate AND job_id = wanted_job AND NOT synthetic
    LIMIT 1) m ON true`;

const SELECT_BY_OPERATION = prepareStatement(
  `SELECT o.type AS o_type, o.status AS o_status, o.input AS o_input, c.*, j.*, m.*, ${SCORING_PAUSED} FROM ${pairIn(
    `(SELECT type, status, input, (input->>'candidateId')::uuid AS wanted_candidate,
        (input->>'jobId')::uuid AS wanted_job
      FROM operations WHERE operation_id = :operationId) o`,
  )}`,
);
const SELECT_BY_IDS = prepareStatement(
  `SELECT c.*, j.*, m.*, ${SCORING_PAUSED} FROM ${pairIn(
    '(SELECT :candidateId::uuid AS wanted_candidate, :jobId::uuid AS wanted_job) o',
  )}`,
);
/**
 * For pairs of the tenant's own records, the usual case: cheaper because it does not read the views of linked tenants.
 */
const SELECT_OWN_PAIR = prepareStatement(
  `SELECT c.*, j.*, m.*, ${SCORING_PAUSED}
   FROM (SELECT ${CANDIDATE_COLUMNS} FROM candidates WHERE candidate_id = :candidateId::uuid) c
   CROSS JOIN (SELECT ${JOB_COLUMNS} FROM jobs WHERE job_id = :jobId::uuid) j
   LEFT JOIN (
     SELECT ${STORED_MATCH_COLUMNS} FROM matches
     WHERE candidate_id = :candidateId::uuid AND job_id = :jobId::uuid AND NOT synthetic
     LIMIT 1) m ON true`,
);

/** Loads all data for scoring a match in one round trip. Read-only. */
export class MatchWorkRepository {
  constructor(private readonly executor: Executor) {}

  /** Returns undefined if the operation does not exist. */
  async load(operationId: string): Promise<MatchWork | undefined> {
    const [row] = await this.executor.rows<OperationWorkRow>(SELECT_BY_OPERATION({ operationId }));
    if (!row) return undefined;
    return { type: row.o_type, status: row.o_status, input: row.o_input, ...workOf(row) };
  }

  /** Takes two round trips if one of the records belongs to a linked tenant. */
  async pair(candidateId: string, jobId: string): Promise<PairWork> {
    const [ownRow] = await this.executor.rows<MatchWorkRow>(SELECT_OWN_PAIR({ candidateId, jobId }));
    const [row] = ownRow
      ? [ownRow]
      : await this.executor.rows<MatchWorkRow>(SELECT_BY_IDS({ candidateId, jobId }));
    return row
      ? workOf(row)
      : { pair: { candidate: null, job: null }, storedMatch: null, scoringPaused: false };
  }
}

function workOf(row: MatchWorkRow): PairWork {
  return {
    pair: { candidate: candidateOf(row), job: jobOf(row) },
    storedMatch: matchOf(row),
    scoringPaused: row.scoring_paused,
  };
}

function matchOf(row: MatchColumns): StoredMatchRow | null {
  if (row.m_match_id === null) return null;
  const columns = [...MATCH_COLUMNS, 'result_md5'] as const;
  return Object.fromEntries(
    columns.map((column) => [column, row[`m_${column}`]]),
  ) as unknown as StoredMatchRow;
}
