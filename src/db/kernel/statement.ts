import type { Knex } from 'knex';
import { sendBatch, type NativeStatement } from './statement-batch';
import type { PipelinedClient } from './database';

/** Something knex can compile (a query builder or a raw statement), or what needs no compiling. */
export type Statement = Pick<Knex.QueryBuilder | Knex.Raw, 'toSQL'> | ReadyStatement;

/** A statement as the driver takes it. */
class ReadyStatement implements NativeStatement {
  constructor(
    readonly name: string,
    readonly sql: string,
    readonly bindings: readonly unknown[],
  ) {}
}

/** Sends one compiled statement and answers its rows. */
export interface Executor {
  rows<Row>(statement: Statement): Promise<Row[]>;
}

/** Values for the `:names` of a raw statement; knex takes any that the driver takes, but its types know few of them. */
export function namedBindings(values: object): Knex.ValueDict {
  return values as Knex.ValueDict;
}

const MAX_PREPARED = 500;
const statementNames = new Map<string, string>();

/**
 * For statements of busy paths: a text with `:names`, compiled once and not with every call. A name that stands in it
 * several times is one parameter, so it needs its type only once.
 */
export function prepare(text: string): (values: object) => Statement {
  const parameters: string[] = [];
  const sql = text.replace(/(?<!:):([a-z]\w*)/gi, (_all, parameter: string) => {
    if (!parameters.includes(parameter)) parameters.push(parameter);
    return `$${parameters.indexOf(parameter) + 1}`;
  });
  return (values) =>
    new ReadyStatement(
      statementName(sql),
      sql,
      parameters.map((parameter) => (values as Record<string, unknown>)[parameter]),
    );
}

export function compile(statement: Statement): NativeStatement {
  if (statement instanceof ReadyStatement) return statement;
  const { sql, bindings } = (
    statement.toSQL() as unknown as { toNative(): { sql: string; bindings: readonly unknown[] } }
  ).toNative();
  return { name: statementName(sql), sql, bindings };
}

/**
 * Statements are prepared under a name made once for their text, so that Postgres plans each only once a connection.
 * Texts are few (values are bound, lists are arrays); the cap is there for the day that stops being true.
 */
function statementName(sql: string): string {
  const known = statementNames.get(sql);
  if (known || statementNames.size >= MAX_PREPARED) return known ?? '';
  const name = `t${statementNames.size}`;
  statementNames.set(sql, name);
  return name;
}

export async function send<Row>(client: PipelinedClient, statement: Statement): Promise<Row[]> {
  const [rows] = await sendBatch(client, [compile(statement)]);
  return rows as Row[];
}
