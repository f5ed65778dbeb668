import type { CandidateToMatch } from '../../../db/records/linked-records.repository';

/** Rows of candidates that were near the top lately, of all tenants together; the longest kept goes first. */
export class RowCache {
  private readonly rows = new Map<string, CandidateToMatch>();

  /** One row takes some ten kilobytes. */
  constructor(private readonly maxRows: number) {}

  get(owner: string, id: string): CandidateToMatch | undefined {
    return this.rows.get(`${owner} ${id}`);
  }

  put(owner: string, row: CandidateToMatch): void {
    const key = `${owner} ${row.candidate_id}`;
    this.rows.delete(key);
    this.rows.set(key, row);
    if (this.rows.size > this.maxRows) this.rows.delete(this.rows.keys().next().value ?? '');
  }

  drop(owner: string, id: string): void {
    this.rows.delete(`${owner} ${id}`);
  }
}
