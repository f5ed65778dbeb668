import type { Knex } from 'knex';
import type { CandidateStatus } from '../../domain/candidates/candidate';
import type { ChangePosition } from './rankable-records.repository';
import { namedBindings, type Executor } from '../kernel/statement';

/** A candidate that can be ranked; `outline` contains its features if current ones are stored. */
export interface CandidateOutlineRow {
  candidate_id: string;
  tenant_id: string;
  status: CandidateStatus;
  automated_scoring: boolean;
  changed_at: string;
  outline: Buffer | null;
}

/** Features of a candidate as of a change. */
export interface NewCandidateOutline {
  candidateId: string;
  changedAt: string;
  features: Buffer;
}

const FIRST_POSITION: ChangePosition = { changedAt: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

/**
 * Stored candidate features, so that other processes need not compute them again. `stamp` is the feature version;
 * features of another version count as missing.
 */
export class CandidateOutlinesRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
  ) {}

  /** Counts the candidates the tenant can rank. */
  async count(): Promise<number> {
    const [row] = await this.executor.rows<{ count: number }>(
      this.knex.raw(
        `SELECT (SELECT count(*) FROM candidates) + (SELECT count(*) FROM linked_candidates) AS count`,
      ),
    );
    return row?.count ?? 0;
  }

  /** Returns candidates in the order of their last change. */
  page(after: ChangePosition | null, stamp: string, limit: number): Promise<CandidateOutlineRow[]> {
    const part = (candidates: string, own: boolean) =>
      `(SELECT candidate_id, tenant_id, status, automated_scoring, updated_at, ${own} AS own FROM ${candidates}
        WHERE (updated_at, candidate_id) > (:changedAt::timestamptz, :id::uuid)
        ORDER BY updated_at, candidate_id LIMIT :limit)`;
    // A subquery per row: a plan made while the table is empty must not read the whole table for every page later.
    const outline = (outlines: string) =>
      `(SELECT outline FROM ${outlines} AS made WHERE made.candidate_id = changed.candidate_id
        AND made.candidate_updated_at = changed.updated_at AND made.stamp = :stamp)`;
    return this.executor.rows<CandidateOutlineRow>(
      this.knex.raw(
        `SELECT candidate_id, tenant_id, status, automated_scoring, updated_at::text AS changed_at,
                CASE WHEN own THEN ${outline('candidate_outlines')} ELSE ${outline('linked_candidate_outlines')} END
                  AS outline
         FROM (SELECT * FROM (${part('candidates', true)} UNION ALL ${part('linked_candidates', false)}) AS either
               ORDER BY updated_at, candidate_id LIMIT :limit) AS changed
         ORDER BY updated_at, candidate_id`,
        { ...(after ?? FIRST_POSITION), stamp, limit },
      ),
    );
  }

  /** Saves features. Skips candidates that have changed since or are no longer visible. */
  async save(stamp: string, features: readonly NewCandidateOutline[]): Promise<void> {
    if (features.length === 0) return;
    await this.executor.rows(
      this.knex.raw(
        `SELECT keep_candidate_outlines(:ids::uuid[], :changed::timestamptz[], :stamp::text, :outlines::bytea[])`,
        namedBindings({
          ids: features.map((row) => row.candidateId),
          changed: features.map((row) => row.changedAt),
          stamp,
          outlines: features.map((row) => row.features),
        }),
      ),
    );
  }
}
