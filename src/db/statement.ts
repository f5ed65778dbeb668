import type { Knex } from 'knex';
import type { PipelinedClient } from './database';

/** Something knex can compile: a query builder or a raw statement. */
export type Statement = Pick<Knex.QueryBuilder | Knex.Raw, 'toSQL'>;

interface Native {
  sql: string;
  bindings: readonly unknown[];
}

/** Sends one compiled statement and answers its rows. */
export interface Executor {
  rows<Row>(statement: Statement): Promise<Row[]>;
}

const MOST_PREPARED = 500;
const names = new Map<string, string>();

/**
 * Statements are prepared under a name made once for their text, so that Postgres plans each only once a connection.
 * Texts are few (values are bound, lists are arrays); the cap is there for the day that stops being true.
 */
function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known || names.size >= MOST_PREPARED) return known;
  const name = `t${names.size}`;
  names.set(sql, name);
  return name;
}

export async function send<Row>(client: PipelinedClient, statement: Statement): Promise<Row[]> {
  const { sql, bindings } = (statement.toSQL() as unknown as { toNative(): Native }).toNative();
  const name = nameOf(sql);
  const answer = await client.query<Row & object>({
    text: sql,
    values: [...bindings],
    ...(name ? { name } : {}),
  });
  return answer.rows;
}
