import type { Database } from './database';

/** Returns the rows of a SQL function that reads across tenants. */
export async function selectRows<Row>(
  database: Database,
  sql: string,
  bindings: readonly (string | number)[],
): Promise<Row[]> {
  const { rows } = await database.knex.raw<{ rows: Row[] }>(sql, [...bindings]);
  return rows;
}

/** Returns the number that a SQL function returns as `rows`. */
export async function selectCount(
  database: Database,
  sql: string,
  bindings: readonly (string | number)[],
): Promise<number> {
  const [row] = await selectRows<{ rows: number }>(database, sql, bindings);
  return row?.rows ?? 0;
}
