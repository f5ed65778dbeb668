import type { Database } from '../kernel/database';
import { selectCount, selectRows } from '../kernel/select-rows';

/** Partitions of the tables that are partitioned by day. */
export class PartitionPlansRepository {
  constructor(private readonly database: Database) {}

  async tables(): Promise<string[]> {
    const rows = await selectRows<{ name: string }>(
      this.database,
      'SELECT partitioned_tables AS name FROM partitioned_tables()',
      [],
    );
    return rows.map(({ name }) => name);
  }

  /** Creates the missing partitions of today and the next three days. Fails with 55P03 if the table stays locked. */
  create(table: string): Promise<number> {
    return selectCount(this.database, 'SELECT create_partitions(?) AS rows', [table]);
  }

  /** Drops the oldest partition if all its rows have expired. Returns 1 if it did. Fails with 55P03 like `create`. */
  dropExpired(table: string): Promise<number> {
    return selectCount(this.database, 'SELECT drop_expired_partitions(?) AS rows', [table]);
  }
}
