import type { Knex } from 'knex';
import type { CandidateStatus } from '../../domain/candidates/candidate';
import type { ChangePosition } from './rankable-records.repository';
import { namedBindings, type Executor } from '../kernel/statement';

/** A candidate that can be ranked, with its outline where there is one that is still good. */
export interface CandidateOutlineRow {
  candidate_id: string;
  tenant_id: string;
  status: CandidateStatus;
  automated_scoring: boolean;
  changed_at: string;
  outline: Buffer | null;
}

/** An outline of a candidate as it was at a time. */
export interface NewCandidateOutline {
  candidateId: string;
  changedAt: string;
  features: Buffer;
}

const FIRST_POSITION: ChangePosition = { changedAt: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

/**
 * What candidates are ranked by, kept so that the next process need not work it out again. `stamp` says what it was
 * made for; outlines of another stamp count as missing.
 */
export class CandidateOutlinesRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
  ) {}

  /** Candidates the tenant can rank. */
  async count(): Promise<number> {
    const [row] = await this.executor.rows<{ count: number }>(
      this.knex.raw(
        `SELECT (SELECT count(*) FROM candidates) + (SELECT count(*) FROM linked_candidates) AS count`,
      ),
    );
    return row?.count ?? 0;
  }

  /** In the order of their last change. */
  page(after: ChangePosition | null, stamp: string, limit: number): Promise<CandidateOutlineRow[]> {
    const part = (candidates: string, own: boolean) =>
      `(SELECT candidate_id, tenant_id, status, automated_scoring, updated_at, ${own} AS own FROM ${candidates}
        WHERE (updated_at, candidate_id) > (:changedAt::timestamptz, :id::uuid)
        ORDER BY updated_at, candidate_id LIMIT :limit)`;
    // Looked up one by one: a plan made while there are none yet must not read all of them for every page later.
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

  /** Passes over those of candidates that have changed since or can no longer be seen. */
  async save(stamp: string, made: readonly NewCandidateOutline[]): Promise<void> {
    if (made.length === 0) return;
    await this.executor.rows(
      this.knex.raw(
        `SELECT keep_candidate_outlines(:ids::uuid[], :changed::timestamptz[], :stamp::text, :outlines::bytea[])`,
        namedBindings({
          ids: made.map(({ candidateId }) => candidateId),
          changed: made.map(({ changedAt }) => changedAt),
          stamp,
          outlines: made.map(({ features }) => features),
        }),
      ),
    );
  }
}
