import { LRUCache } from 'lru-cache';
import type { CandidateToMatch } from '../../../db/records/linked-records.repository';
import { isScorableCandidate, type CandidateRecords } from './candidate-feature-loader';

/** Rows of candidates that were near the top lately, of all tenants together. */
export class RowCache {
  private readonly rows: LRUCache<string, CandidateToMatch>;

  /** One row takes some ten kilobytes. */
  constructor(maxRows: number) {
    this.rows = new LRUCache({ max: maxRows });
  }

  /** Returns current rows of candidates in the order of `ids`. Omits candidates deleted or closed to scoring. */
  async load(
    owner: string,
    { reads }: CandidateRecords,
    ids: readonly string[],
  ): Promise<CandidateToMatch[]> {
    const rowsById = new Map<string, CandidateToMatch>();
    const missing: string[] = [];
    for (const id of ids) {
      const row = this.rows.get(`${owner} ${id}`);
      if (row) rowsById.set(id, row);
      else missing.push(id);
    }
    for (const row of missing.length > 0 ? await reads.rankableRecords.candidates(missing) : []) {
      rowsById.set(row.candidate_id, row);
      this.rows.set(`${owner} ${row.candidate_id}`, row);
    }
    return ids.flatMap((id) => {
      const row = rowsById.get(id);
      return row && isScorableCandidate(row) ? [row] : [];
    });
  }

  drop(owner: string, id: string): void {
    this.rows.delete(`${owner} ${id}`);
  }
}
