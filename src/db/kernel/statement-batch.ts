import { Query, types } from 'pg';
import { prepareValue } from 'pg/lib/utils';
import type { PipelinedClient, WireConnection } from './database';

/** A compiled statement, as the driver takes it. */
export interface NativeStatement {
  /** Under which it is prepared on each connection; empty for one that is not kept. */
  name: string;
  sql: string;
  bindings: readonly unknown[];
}

/** How the rows of a prepared statement are read; told once by Postgres, and true as long as it is prepared. */
type Columns = readonly { name: string; read: (text: string) => unknown }[];

interface PreparedValues extends Omit<NativeStatement, 'bindings'> {
  values: (string | Buffer | null)[];
}

const NO_COLUMNS: Columns = [];

/** What is known of the statements prepared on a connection, by their names. */
const columnsByConnection = new WeakMap<WireConnection, Map<string, Columns>>();

/**
 * Statements that leave in one packet with one `Sync` behind them. Outside a transaction block Postgres runs such a
 * batch as one transaction (PostgreSQL documentation, "Message Flow", section on pipelining): it commits at the `Sync`,
 * and the first statement that fails undoes the batch. The answers come back together, too.
 *
 * It is a `Query` because the driver lets nothing else into a pipeline.
 */
class StatementBatch extends Query {
  private readonly answers: unknown[][] = [];
  private answer: Record<string, unknown>[] = [];
  private columns: Columns | null = null;
  private wire: WireConnection | null = null;

  constructor(
    private readonly statements: readonly PreparedValues[],
    private readonly settle: (error: unknown, answers: unknown[][]) => void,
  ) {
    super('');
  }

  override submit = (connection: unknown): void => {
    const wire = (this.wire = connection as WireConnection);
    const known = columnsByConnection.get(wire) ?? new Map<string, Columns>();
    columnsByConnection.set(wire, known);
    const prepared = new Set<string>();
    wire.stream.cork();
    for (const { name, sql, values } of this.statements) {
      if (wire.parsedStatements[name] === undefined && !prepared.has(name)) {
        // A batch that failed leaves open what it has prepared; to close what is not there does no harm.
        if (name !== '') wire.close({ type: 'S', name });
        wire.parse({ name, text: sql });
        known.delete(name);
        prepared.add(name);
      }
      wire.bind({ statement: name, values });
      if (!known.has(name)) wire.describe({ type: 'P' });
      wire.execute();
    }
    wire.sync();
    wire.stream.uncork();
  };

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    this.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      read: types.getTypeParser(dataTypeID, 'text') as (text: string) => unknown,
    }));
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const columns = (this.columns ??= this.known?.get(this.current.name) ?? NO_COLUMNS);
    const row: Record<string, unknown> = {};
    for (let at = 0; at < columns.length; at += 1) {
      const { name, read } = columns[at]!;
      const text = fields[at] ?? null;
      row[name] = text === null ? null : read(text);
    }
    this.answer.push(row);
  }

  handleCommandComplete(): void {
    const { name, sql } = this.current;
    if (name !== '' && this.wire) {
      this.wire.parsedStatements[name] = sql;
      this.known?.set(name, this.columns ?? this.known.get(name) ?? NO_COLUMNS);
    }
    this.columns = null;
    this.answers.push(this.answer);
    this.answer = [];
  }

  /** Only now is the batch committed. */
  handleReadyForQuery(): void {
    this.settle(null, this.answers);
  }

  handleError(error: unknown): void {
    if (isStale(error)) for (const { name } of this.statements) delete this.wire?.parsedStatements[name];
    this.settle(error, []);
  }

  /** The statement whose answer is being read. */
  private get current(): PreparedValues {
    return this.statements[this.answers.length]!;
  }

  private get known(): Map<string, Columns> | undefined {
    return this.wire ? columnsByConnection.get(this.wire) : undefined;
  }
}

/**
 * A statement that was prepared before a migration changed what it answers (0A000), or that the server no longer
 * knows (26000): it is prepared anew the next time, on this connection as on a new one.
 */
export function isStale(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as { code?: unknown; routine?: unknown };
  return code === '26000' || (code === '0A000' && routine === 'RevalidateCachedQuery');
}

/** Postgres ended the transaction because it and another one waited for each other (40P01). Nothing of it is kept. */
export function isDeadlock(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '40P01';
}

/** Sends statements as one batch; answers the rows of each once all of it is done, and committed if it was alone. */
export function sendBatch(
  client: PipelinedClient,
  statements: readonly NativeStatement[],
): Promise<unknown[][]> {
  // A value that cannot be sent must be found before anything is written.
  const ready = statements.map(({ name, sql, bindings }) => ({
    name,
    sql,
    values: bindings.map(prepareValue),
  }));
  return new Promise((resolve, reject) => {
    client.query(
      new StatementBatch(ready, (error, answers) => {
        if (error === null) resolve(answers);
        else reject(error instanceof Error ? error : new Error('the connection to Postgres broke'));
      }),
    );
  });
}
