import type { Database } from '../kernel/database';
import { selectRows } from '../kernel/select-rows';

export interface DueOperation {
  operation_id: string;
  tenant_id: string;
  mode: 'live' | 'test';
  task: string;
  enqueue_count: number;
}

/** Unfinished operations of all tenants. Returns ids and counts, never content. */
export class UnfinishedOperationsRepository {
  constructor(private readonly database: Database) {}

  /** Claims operations that are due to be re-enqueued. Concurrent runs claim different operations. */
  async claimDue(limit: number): Promise<DueOperation[]> {
    return selectRows<DueOperation>(this.database, 'SELECT * FROM claim_due_operations(?)', [limit]);
  }

  /** Returns the ids of those operations that have ended. */
  async findEnded(operationIds: readonly string[]): Promise<string[]> {
    const { rows } = await this.database.knex.raw<{ rows: { id: string }[] }>(
      'SELECT finished_operations AS id FROM finished_operations(?::uuid[])',
      [[...operationIds]],
    );
    return rows.map((row) => row.id);
  }
}
