import type { Database } from '../kernel/database';
import { selectRows } from '../kernel/select-rows';

export interface DueErasure {
  erasure_id: string;
  requested_at: Date;
}

export interface SettledErasure {
  state: 'done' | 'waiting' | 'failing';
  /** Where and why a row failed, and how many passes in a row have. */
  table: string | null;
  code: string | null;
  passes: number;
}

/** Erasures of all tenants that are due, table by table. */
export class ErasureWorkRepository {
  constructor(private readonly database: Database) {}

  /** Erasures whose turn it is; each is claimed by one sweeper for a while. */
  claimDueErasures(limit: number): Promise<DueErasure[]> {
    return selectRows<DueErasure>(this.database, 'SELECT * FROM claim_due_erasures(?)', [limit]);
  }

  /** Takes what tells of the erased person out of the tables; answers how many rows that changed. */
  async eraseCandidateFrom(tables: readonly string[], erasureId: string): Promise<number> {
    const { rows } = await this.database.knex.raw<{ rows: { rows: number }[] }>(
      'SELECT erase_candidate_from_tables(?::uuid, ?::text[]) AS rows',
      [erasureId, [...tables]],
    );
    return rows[0]?.rows ?? 0;
  }

  /** A pass of an erasure failed as a whole: it is not complete, and tried again later. */
  async noteErasureFault(erasureId: string, table: string, code: string): Promise<void> {
    await this.database.knex.raw('SELECT note_erasure_fault(?, ?, ?)', [erasureId, table, code]);
  }

  /** Ends a pass: the erasure is done, waits for work accepted before it, or is tried again after a failure. */
  async settleErasure(erasureId: string): Promise<SettledErasure> {
    const { rows } = await this.database.knex.raw<{ rows: SettledErasure[] }>(
      'SELECT * FROM settle_erasure(?)',
      [erasureId],
    );
    return rows[0] ?? { state: 'waiting', table: null, code: null, passes: 0 };
  }
}
