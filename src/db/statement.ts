import type { Knex } from 'knex';
import { sendBatch, type NativeStatement } from './statement-batch';
import type { PipelinedClient } from './database';

/** Something knex can compile: a query builder or a raw statement. */
export type Statement = Pick<Knex.QueryBuilder | Knex.Raw, 'toSQL'>;

/** Sends one compiled statement and answers its rows. */
export interface Executor {
  rows<Row>(statement: Statement): Promise<Row[]>;
}

/** Values for the `:names` of a raw statement; knex takes any that the driver takes, but its types know few of them. */
export function namedBindings(values: object): Knex.ValueDict {
  return values as Knex.ValueDict;
}

const MOST_PREPARED = 500;
const names = new Map<string, string>();

export function compile(statement: Statement): NativeStatement {
  const { sql, bindings } = (
    statement.toSQL() as unknown as { toNative(): { sql: string; bindings: readonly unknown[] } }
  ).toNative();
  return { name: nameOf(sql), sql, bindings };
}

/**
 * Statements are prepared under a name made once for their text, so that Postgres plans each only once a connection.
 * Texts are few (values are bound, lists are arrays); the cap is there for the day that stops being true.
 */
function nameOf(sql: string): string {
  const known = names.get(sql);
  if (known || names.size >= MOST_PREPARED) return known ?? '';
  const name = `t${names.size}`;
  names.set(sql, name);
  return name;
}

export async function send<Row>(client: PipelinedClient, statement: Statement): Promise<Row[]> {
  const [rows] = await sendBatch(client, [compile(statement)]);
  return rows as Row[];
}
