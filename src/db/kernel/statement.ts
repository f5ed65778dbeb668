import type { Knex } from 'knex';
import type { NativeStatement } from './statement-batch';
import type { Database } from './database';

/** A statement that knex can compile (a query builder or a raw statement), or a compiled one. */
export type Statement = Pick<Knex.QueryBuilder | Knex.Raw, 'toSQL'> | CompiledStatement;

/** A compiled statement for the driver. */
class CompiledStatement implements NativeStatement {
  constructor(
    readonly name: string,
    readonly sql: string,
    readonly bindings: readonly unknown[],
    readonly genericPlan = false,
    readonly copiesRows = false,
  ) {}
}

/** Sends one statement and returns its rows. */
export interface Executor {
  rows<Row>(statement: Statement): Promise<Row[]>;
}

/** Values for the `:names` of a raw statement. The types of knex omit most values that the driver accepts. */
export function namedBindings(values: object): Knex.ValueDict {
  return values as Knex.ValueDict;
}

const MAX_PREPARED = 500;
const statementNames = new Map<string, string>();

/**
 * Compiles a text with `:names` once instead of with every call, for statements of frequent requests. A name that
 * occurs several times is one parameter, so its type is needed only once.
 */
export function prepareStatement(text: string): (values: object) => Statement {
  const parameters: string[] = [];
  const sql = text.replace(/(?<!:):([a-z]\w*)/gi, (_all, parameter: string) => {
    if (!parameters.includes(parameter)) parameters.push(parameter);
    return `$${parameters.indexOf(parameter) + 1}`;
  });
  return (values) =>
    new CompiledStatement(
      statementName(sql),
      sql,
      parameters.map((parameter) => (values as Record<string, unknown>)[parameter]),
    );
}

/**
 * The same statement with a plan that is made once. For a row of a partitioned table by its key: Postgres estimates the
 * cost of the generic plan as if every partition were read, and would plan each execution again, which takes longer than
 * the execution.
 */
export function withGenericPlan(statement: Statement): Statement {
  const { name, sql, bindings } = compileStatement(statement);
  return new CompiledStatement(name, sql, bindings, true);
}

/**
 * The rows of a query as arrays of bytes, for columns of megabytes: the driver receives a `bytea` of other statements as
 * hexadecimal text, which takes longer to decode than the bytes take to use. The query cannot have parameters.
 */
export function copyRows(query: string): Statement {
  return new CompiledStatement('', `COPY (${query}) TO STDOUT (FORMAT binary)`, [], false, true);
}

export function compileStatement(statement: Statement): NativeStatement {
  if (statement instanceof CompiledStatement) return statement;
  const { sql, bindings } = (
    statement.toSQL() as unknown as { toNative(): { sql: string; bindings: readonly unknown[] } }
  ).toNative();
  return { name: statementName(sql), sql, bindings };
}

/**
 * Returns one name per text, so that Postgres plans each statement only once per connection. There are few texts,
 * because values are bound and lists are arrays; the limit protects against code that breaks this rule.
 */
function statementName(sql: string): string {
  const existing = statementNames.get(sql);
  if (existing || statementNames.size >= MAX_PREPARED) return existing ?? '';
  const name = `t${statementNames.size}`;
  statementNames.set(sql, name);
  return name;
}

/** Sends one statement without a tenant, as one transaction. */
export function sendStatement<Row>(database: Database, statement: Statement): Promise<Row[]> {
  return database.withConnection(async (client) => {
    const statements = [...database.localSettings, compileStatement(statement)];
    return (await database.send(client, statements)).at(-1) as Row[];
  });
}
