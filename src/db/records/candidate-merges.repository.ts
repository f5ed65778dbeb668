import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import { namedBindings, type Executor } from '../kernel/statement';

/** Ids of the rows that a merge has moved, by table. */
export type MovedRows = Record<string, string[]>;

export interface NewMerge {
  candidateId: string;
  mergedCandidateId: string;
  mergedExternalId: string | null;
}

/** A merge with the name of the candidate that remains. */
export interface CandidateMergeRow {
  merged_candidate_id: string;
  candidate_id: string;
  merged_external_id: string | null;
  created_at: Date;
  first_name: string | null;
  last_name: string | null;
}

/** Which candidates were merged into which. */
export class CandidateMergesRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  async add(merge: NewMerge): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        `INSERT INTO candidate_merges (merged_candidate_id, tenant_id, mode, candidate_id, merged_external_id)
         VALUES (:mergedCandidateId, :tenantId, :mode, :candidateId, :mergedExternalId)`,
        namedBindings({ ...merge, ...this.scope }),
      ),
    );
  }

  /** Returns the candidate into which a candidate was merged, or undefined. */
  async candidateOf(mergedCandidateId: string): Promise<string | undefined> {
    const [row] = await this.executor.rows<{ candidate_id: string }>(
      this.knex.raw('SELECT candidate_id FROM candidate_merges WHERE merged_candidate_id = ?', [
        mergedCandidateId,
      ]),
    );
    return row?.candidate_id;
  }

  /**
   * Gives the matches, placements, decisions and other rows of the merged candidate to the one it was merged into, and
   * returns their ids. Call within the transaction of the merge.
   */
  async moveRows(mergedCandidateId: string): Promise<MovedRows> {
    const [row] = await this.executor.rows<{ moved: MovedRows }>(
      this.knex.raw('SELECT move_rows_of_merged_candidate(?) AS moved', [mergedCandidateId]),
    );
    return row?.moved ?? {};
  }

  /** Frees the external id, so that the candidate can be inserted again. */
  async releaseExternalId(mergedCandidateId: string): Promise<void> {
    await this.executor.rows(
      this.knex.raw('UPDATE candidate_merges SET merged_external_id = NULL WHERE merged_candidate_id = ?', [
        mergedCandidateId,
      ]),
    );
  }

  /** Gives the moved rows back and removes the merge. Sets when the inserted candidate was created. */
  async returnRows(mergedCandidateId: string, createdAt: string): Promise<void> {
    await this.executor.rows(
      this.knex.raw('UPDATE candidates SET created_at = ?::timestamptz WHERE candidate_id = ?', [
        createdAt,
        mergedCandidateId,
      ]),
    );
    await this.executor.rows(this.knex.raw('SELECT return_rows_to_candidate(?)', [mergedCandidateId]));
  }

  /** Lists merges with the name of the candidate that remains, newest first. */
  list(limit: number): Promise<CandidateMergeRow[]> {
    return this.executor.rows<CandidateMergeRow>(
      this.knex.raw(
        `SELECT m.merged_candidate_id, m.candidate_id, m.merged_external_id, m.created_at,
                c.person->>'firstName' AS first_name, c.person->>'lastName' AS last_name
         FROM candidate_merges m JOIN candidates c ON c.candidate_id = m.candidate_id
         WHERE m.tenant_id = :tenantId::uuid AND m.mode = :mode
         ORDER BY m.created_at DESC LIMIT :limit`,
        namedBindings({ ...this.scope, limit }),
      ),
    );
  }
}
