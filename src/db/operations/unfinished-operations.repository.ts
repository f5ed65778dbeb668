import type { Database } from '../kernel/database';
import { selectRows } from '../kernel/select-rows';

export interface DueOperation {
  operation_id: string;
  tenant_id: string;
  mode: 'live' | 'test';
  task: string;
  enqueue_count: number;
}

/** Operations of all tenants that are not finished. Returns ids and counts, never content. */
export class UnfinishedOperationsRepository {
  constructor(private readonly database: Database) {}

  /** Unfinished operations whose turn it is to be handed to the queue again; each is claimed by one sweeper. */
  async claimDue(limit: number): Promise<DueOperation[]> {
    return selectRows<DueOperation>(this.database, 'SELECT * FROM claim_due_operations(?)', [limit]);
  }

  /** Those of the given operations that have ended. */
  async findEnded(operationIds: readonly string[]): Promise<string[]> {
    const { rows } = await this.database.knex.raw<{ rows: { id: string }[] }>(
      'SELECT finished_operations AS id FROM finished_operations(?::uuid[])',
      [[...operationIds]],
    );
    return rows.map((row) => row.id);
  }
}
