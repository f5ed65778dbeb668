import { LRUCache } from 'lru-cache';
import type { CandidateToMatch } from '../../../db/records/linked-records.repository';

/** Rows of candidates that were near the top lately, of all tenants together. */
export class RowCache {
  private readonly rows: LRUCache<string, CandidateToMatch>;

  /** One row takes some ten kilobytes. */
  constructor(maxRows: number) {
    this.rows = new LRUCache({ max: maxRows });
  }

  get(owner: string, id: string): CandidateToMatch | undefined {
    return this.rows.get(`${owner} ${id}`);
  }

  put(owner: string, row: CandidateToMatch): void {
    this.rows.set(`${owner} ${row.candidate_id}`, row);
  }

  drop(owner: string, id: string): void {
    this.rows.delete(`${owner} ${id}`);
  }
}
