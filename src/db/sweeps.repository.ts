import type { Database } from './database';

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

/** The few questions that look across tenants. They answer ids and counts, never content. */
export class SweepsRepository {
  constructor(private readonly database: Database) {}

  /** Unfinished operations whose turn it is to be handed to the queue again; each is claimed by one sweeper. */
  async claimDue(limit: number): Promise<DueOperation[]> {
    return this.rows<DueOperation>('SELECT * FROM claim_due_operations(?)', limit);
  }

  /** Those of the given operations that have ended. */
  async finished(operationIds: readonly string[]): Promise<string[]> {
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

  deleteSpentDocuments(limit: number): Promise<number> {
    return this.count('SELECT delete_spent_documents(?) AS rows', limit);
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

  deleteOldEvents(limit: number): Promise<number> {
    return this.count('SELECT delete_old_events(?) AS rows', limit);
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
