import type { Database } from '../kernel/database';
import { selectRows } from '../kernel/select-rows';

/** Keys of objects whose document was deleted, across tenants. A trigger of `documents` inserts the rows. */
export class DeletedObjectsRepository {
  constructor(private readonly database: Database) {}

  async isAnyDue(): Promise<boolean> {
    const [row] = await selectRows<{ due: boolean }>(
      this.database,
      'SELECT are_deleted_objects_due() AS due',
      [],
    );
    return row?.due ?? false;
  }

  /** Claims objects for a minute. Concurrent processes claim different objects. */
  async claim(limit: number): Promise<string[]> {
    const rows = await selectRows<{ key: string }>(
      this.database,
      'SELECT * FROM claim_deleted_objects(?) AS key',
      [limit],
    );
    return rows.map(({ key }) => key);
  }

  /** Call after the object was deleted. */
  async forget(key: string): Promise<void> {
    await selectRows(this.database, 'SELECT forget_deleted_object(?)', [key]);
  }

  /** Returns those keys that no document and no pending deletion names. */
  async withoutRow(keys: readonly string[]): Promise<string[]> {
    if (keys.length === 0) return [];
    const { rows } = await this.database.knex.raw<{ rows: { key: string }[] }>(
      'SELECT * FROM objects_without_row(?::text[]) AS key',
      [[...keys]],
    );
    return rows.map(({ key }) => key);
  }
}
