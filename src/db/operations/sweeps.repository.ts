import type { Database } from '../kernel/database';
import { isRowFault } from '../row-fault';

export interface DueOperation {
  operation_id: string;
  tenant_id: string;
  mode: 'live' | 'test';
  task: string;
  enqueue_count: number;
}

export interface PoolAge {
  pool: string;
  unfinished: number;
  oldest_seconds: number;
}

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

export interface PoolMinute {
  pool: string;
  minute: Date;
  succeeded: number;
  failed: number;
}

export interface StaleTenant {
  tenant_id: string;
  mode: 'live' | 'test';
}

/** Entries of the request log that could not be written. */
export interface DroppedEntries {
  /** SQLSTATE. */
  code: string;
  dropped: number;
}

/** The few questions that look across tenants. They answer ids and counts, never content. */
export class SweepsRepository {
  constructor(private readonly database: Database) {}

  /** Unfinished operations whose turn it is to be handed to the queue again; each is claimed by one sweeper. */
  async claimDue(limit: number): Promise<DueOperation[]> {
    return this.rows<DueOperation>('SELECT * FROM claim_due_operations(?)', limit);
  }

  /** Those of the given operations that have ended. */
  async findEnded(operationIds: readonly string[]): Promise<string[]> {
    const { rows } = await this.database.knex.raw<{ rows: { id: string }[] }>(
      'SELECT finished_operations AS id FROM finished_operations(?::uuid[])',
      [[...operationIds]],
    );
    return rows.map((row) => row.id);
  }

  async poolAges(): Promise<PoolAge[]> {
    const { rows } = await this.database.knex.raw<{ rows: PoolAge[] }>('SELECT * FROM pool_ages()');
    return rows;
  }

  /** Tenants with pairs to be scored again, the longest waiting first. */
  tenantsWithStaleMatches(limit: number): Promise<StaleTenant[]> {
    return this.rows<StaleTenant>('SELECT * FROM tenants_with_stale_matches(?)', limit);
  }

  deleteExpiredDocuments(limit: number): Promise<number> {
    return this.count('SELECT delete_spent_documents(?) AS rows', limit);
  }

  deleteExpiredOperationItems(limit: number): Promise<number> {
    return this.count('SELECT delete_spent_operation_items(?) AS rows', limit);
  }

  emptyExpiredOperations(limit: number): Promise<number> {
    return this.count('SELECT empty_expired_operations(?) AS rows', limit);
  }

  deleteExpiredIdempotencyKeys(limit: number): Promise<number> {
    return this.count('SELECT delete_expired_idempotency_keys(?) AS rows', limit);
  }

  closeExpiredJobs(limit: number): Promise<number> {
    return this.count('SELECT close_expired_jobs(?) AS rows', limit);
  }

  /**
   * Writes calls of many tenants to their logs in one statement. If an entry makes it fail, each entry is written on its
   * own. Returns how many entries were dropped, by SQLSTATE.
   */
  async recordRequests(entries: readonly object[]): Promise<DroppedEntries[]> {
    const json = JSON.stringify(entries);
    try {
      await this.database.knex.raw('SELECT record_requests(?::json)', [json]);
      return [];
    } catch (error) {
      if (!isRowFault(error)) throw error;
      const { rows } = await this.database.knex.raw<{ rows: DroppedEntries[] }>(
        'SELECT * FROM record_requests_singly(?::json)',
        [json],
      );
      return rows;
    }
  }

  deleteOldAccessRequests(limit: number): Promise<number> {
    return this.count('SELECT delete_old_access_requests(?) AS rows', limit);
  }

  deleteOldRequests(limit: number): Promise<number> {
    return this.count('SELECT delete_old_requests(?) AS rows', limit);
  }

  /** Operations ended in each of the last minutes, by pool. */
  poolThroughput(minutes: number): Promise<PoolMinute[]> {
    return this.rows<PoolMinute>('SELECT * FROM pool_throughput(?)', minutes);
  }

  deleteOldEvents(limit: number): Promise<number> {
    return this.count('SELECT delete_old_events(?) AS rows', limit);
  }

  /** Erasures whose turn it is; each is claimed by one sweeper for a while. */
  claimDueErasures(limit: number): Promise<DueErasure[]> {
    return this.rows<DueErasure>('SELECT * FROM claim_due_erasures(?)', limit);
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

  /** Tenants whose outcomes have something new to teach. */
  async dueRetentionCurves(
    leastOutcomes: number,
    limit: number,
  ): Promise<{ tenant_id: string; mode: 'live' | 'test' }[]> {
    const { rows } = await this.database.knex.raw<{ rows: { tenant_id: string; mode: 'live' | 'test' }[] }>(
      'SELECT * FROM due_retention_curves(?, ?)',
      [leastOutcomes, limit],
    );
    return rows;
  }

  /** Tenants with so many labelled matches, and `growth` times as many as when their weights were fitted. */
  async dueMatchWeights(due: {
    leastOutcomes: number;
    growth: number;
    modelVersion: string;
    limit: number;
  }): Promise<StaleTenant[]> {
    const { rows } = await this.database.knex.raw<{ rows: StaleTenant[] }>(
      'SELECT * FROM due_match_weights(:leastOutcomes, :growth, :modelVersion, :limit)',
      due,
    );
    return rows;
  }

  private async rows<Row>(sql: string, limit: number): Promise<Row[]> {
    const { rows } = await this.database.knex.raw<{ rows: Row[] }>(sql, [limit]);
    return rows;
  }

  private async count(sql: string, limit: number): Promise<number> {
    const [row] = await this.rows<{ rows: number }>(sql, limit);
    return row?.rows ?? 0;
  }
}
