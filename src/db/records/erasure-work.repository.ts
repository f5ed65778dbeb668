import type { Database } from '../kernel/database';
import { selectRows } from '../kernel/select-rows';

export interface DueErasure {
  erasure_id: string;
  requested_at: Date;
}

export interface SettledErasure {
  state: 'done' | 'waiting' | 'failing';
  /** Table and code of the failure, and the number of consecutive failed passes. */
  table: string | null;
  code: string | null;
  passes: number;
}

/** Due erasures of all tenants, processed table by table. */
export class ErasureWorkRepository {
  constructor(private readonly database: Database) {}

  /** Claims due erasures for a limited time. Concurrent runs claim different erasures. */
  claimDueErasures(limit: number): Promise<DueErasure[]> {
    return selectRows<DueErasure>(this.database, 'SELECT * FROM claim_due_erasures(?)', [limit]);
  }

  /** Removes the data of the erased candidate from the tables. Returns the number of changed rows. */
  async eraseCandidateFrom(tables: readonly string[], erasureId: string): Promise<number> {
    const { rows } = await this.database.knex.raw<{ rows: { rows: number }[] }>(
      'SELECT erase_candidate_from_tables(?::uuid, ?::text[]) AS rows',
      [erasureId, [...tables]],
    );
    return rows[0]?.rows ?? 0;
  }

  /** Records that a whole pass of an erasure failed. The erasure is incomplete and is retried later. */
  async noteErasureFault(erasureId: string, table: string, code: string): Promise<void> {
    await this.database.knex.raw('SELECT note_erasure_fault(?, ?, ?)', [erasureId, table, code]);
  }

  /**
   * Ends a pass: the erasure is complete, waits for work that was accepted before it, or is retried after a failure.
   */
  async settleErasure(erasureId: string): Promise<SettledErasure> {
    const { rows } = await this.database.knex.raw<{ rows: SettledErasure[] }>(
      'SELECT * FROM settle_erasure(?)',
      [erasureId],
    );
    return rows[0] ?? { state: 'waiting', table: null, code: null, passes: 0 };
  }
}
