import type { Database } from './database';

/** Rows of a SQL function that looks across tenants. */
export async function selectRows<Row>(
  database: Database,
  sql: string,
  bindings: readonly (string | number)[],
): Promise<Row[]> {
  const { rows } = await database.knex.raw<{ rows: Row[] }>(sql, [...bindings]);
  return rows;
}

/** The number that such a function returns as `rows`. */
export async function selectCount(
  database: Database,
  sql: string,
  bindings: readonly (string | number)[],
): Promise<number> {
  const [row] = await selectRows<{ rows: number }>(database, sql, bindings);
  return row?.rows ?? 0;
}
