import type { Knex } from 'knex';
import type { CandidateStatus } from '../../domain/candidates/candidate';
import { namedBindings, type Executor } from '../kernel/statement';

/** A candidate that can be ranked; `outline` contains its features if current ones are stored. */
export interface CandidateOutlineRow {
  candidate_id: string;
  tenant_id: string;
  status: CandidateStatus;
  automated_scoring: boolean;
  /** True if employers with a link may rank the candidate. */
  shared: boolean;
  changed_at: string;
  outline: Buffer | null;
}

/** Features of a candidate as of a change. */
export interface NewCandidateOutline {
  candidateId: string;
  changedAt: string;
  features: Buffer;
}

/**
 * Stored candidate features, so that other processes need not compute them again. `stamp` is the feature version;
 * features of another version count as missing.
 */
export class CandidateOutlinesRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
  ) {}

  /** Returns candidates by id, without those that do not exist or are not visible. */
  byIds(ids: readonly string[], stamp: string): Promise<CandidateOutlineRow[]> {
    const part = (candidates: string, shared: string, isOwn: boolean) =>
      `SELECT candidate_id, tenant_id, status, automated_scoring, updated_at, ${shared} AS shared, ${isOwn} AS own
       FROM ${candidates} WHERE candidate_id = ANY (:ids::uuid[])`;
    // A subquery per row: a plan made while the table is empty must not read the whole table for every page later.
    const outline = (outlines: string) =>
      `(SELECT outline FROM ${outlines} AS made WHERE made.candidate_id = wanted.candidate_id
        AND made.candidate_updated_at = wanted.updated_at AND made.stamp = :stamp)`;
    return this.executor.rows<CandidateOutlineRow>(
      this.knex.raw(
        `SELECT candidate_id, tenant_id, status, automated_scoring, shared, updated_at::text AS changed_at,
                CASE WHEN own THEN ${outline('candidate_outlines')} ELSE ${outline('linked_candidate_outlines')} END
                  AS outline
         FROM (${part('candidates', 'share_with_employers', true)}
               UNION ALL ${part('linked_candidates', 'true', false)}) AS wanted`,
        namedBindings({ ids: [...ids], stamp }),
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
