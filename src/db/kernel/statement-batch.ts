import { Query, types } from 'pg';
import { prepareValue } from 'pg/lib/utils';
import { readBinaryCopy } from './binary-copy';
import type { PipelinedClient, WireConnection } from './pipelined-client';

/** A compiled statement for the driver. */
export interface NativeStatement {
  /** Name of the prepared statement on each connection; empty for a statement that is not prepared. */
  name: string;
  sql: string;
  bindings: readonly unknown[];
  /** True if its plan must not be made again for the values of each execution. */
  genericPlan?: boolean;
  /** True for `COPY … TO STDOUT (FORMAT binary)`, whose rows are arrays of bytes. */
  copiesRows?: boolean;
}

/** Columns of a prepared statement. Postgres describes them once; they are valid while the statement is prepared. */
type Columns = readonly { name: string; read: (text: string) => unknown }[];

/** Result of a statement, in the form in which the driver returns it. */
interface StatementResult {
  /** First word of the command tag, for example `UPDATE`. */
  command: string;
  rowCount: number;
  rows: unknown[];
}

interface PreparedValues extends Pick<NativeStatement, 'name' | 'sql' | 'copiesRows'> {
  values: (string | Buffer | null)[];
}

const NO_COLUMNS: Columns = [];

/** Columns of the statements prepared on a connection, by the name of the statement. */
const columnsByConnection = new WeakMap<WireConnection, Map<string, Columns>>();

/**
 * Statements sent in one packet and followed by one `Sync`. Outside a transaction block, Postgres runs such a batch as
 * one transaction (PostgreSQL documentation, "Message Flow", section on pipelining): it commits at the `Sync`, and the
 * first statement that fails rolls back the batch. The responses also arrive together.
 *
 * The class extends `Query` because the driver accepts nothing else in a pipeline.
 */
class StatementBatch extends Query {
  private readonly results: StatementResult[] = [];
  private currentRows: Record<string, unknown>[] = [];
  private copied: Buffer[] = [];
  private columns: Columns | null = null;
  private wire: WireConnection | null = null;

  constructor(
    private readonly statements: readonly PreparedValues[],
    private readonly settle: (error: unknown, results: StatementResult[]) => void,
  ) {
    super('');
  }

  override submit = (connection: unknown): void => {
    const wire = (this.wire = connection as WireConnection);
    const columnsByName = columnsByConnection.get(wire) ?? new Map<string, Columns>();
    columnsByConnection.set(wire, columnsByName);
    const prepared = new Set<string>();
    wire.stream.cork();
    for (const { name, sql, values } of this.statements) {
      if (name === '' || (wire.parsedStatements[name] === undefined && !prepared.has(name))) {
        // A failed batch may have left the statement prepared. Closing a missing statement is harmless.
        if (name !== '') wire.close({ type: 'S', name });
        wire.parse({ name, text: sql });
        columnsByName.delete(name);
        prepared.add(name);
      }
      wire.bind({ statement: name, values });
      if (!columnsByName.has(name)) wire.describe({ type: 'P' });
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
    const columns = (this.columns ??= this.columnsByName?.get(this.current.name) ?? NO_COLUMNS);
    const row: Record<string, unknown> = {};
    for (let at = 0; at < columns.length; at += 1) {
      const { name, read } = columns[at]!;
      const text = fields[at] ?? null;
      row[name] = text === null ? null : read(text);
    }
    this.currentRows.push(row);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // The driver reads later messages into the same memory.
    this.copied.push(Buffer.from(chunk));
  }

  handleCommandComplete({ text }: { text: string }): void {
    const { name, sql, copiesRows } = this.current;
    if (name !== '' && this.wire) {
      this.wire.parsedStatements[name] = sql;
      this.columnsByName?.set(name, this.columns ?? this.columnsByName.get(name) ?? NO_COLUMNS);
    }
    this.columns = null;
    const words = text.split(' ');
    this.results.push({
      command: words[0] ?? '',
      rowCount: Number(words.at(-1)) || 0,
      rows: copiesRows ? readBinaryCopy(this.copied) : this.currentRows,
    });
    this.currentRows = [];
    this.copied = [];
  }

  /** The batch is committed when Postgres is ready for the next query. */
  handleReadyForQuery(): void {
    this.settle(null, this.results);
  }

  handleError(error: unknown): void {
    if (isStaleStatementError(error))
      for (const { name } of this.statements) delete this.wire?.parsedStatements[name];
    this.settle(error, []);
  }

  /** The statement whose response is being read. */
  private get current(): PreparedValues {
    return this.statements[this.results.length]!;
  }

  private get columnsByName(): Map<string, Columns> | undefined {
    return this.wire ? columnsByConnection.get(this.wire) : undefined;
  }
}

/**
 * True if the statement was prepared before a migration changed its result type (0A000), or if the server has discarded
 * it (26000). It must then be prepared again.
 */
export function isStaleStatementError(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as { code?: unknown; routine?: unknown };
  return code === '26000' || (code === '0A000' && routine === 'RevalidateCachedQuery');
}

/** True if Postgres rolled back the transaction to resolve a deadlock (40P01). */
export function isDeadlockError(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '40P01';
}

/** Sends statements as one batch and returns the rows of each. */
export async function sendBatch(
  client: PipelinedClient,
  statements: readonly NativeStatement[],
): Promise<unknown[][]> {
  return (await sendForResults(client, statements)).map(({ rows }) => rows);
}

const ROLLED_BACK_AT_COMMIT =
  'Postgres rolled back at COMMIT, because a statement of the transaction had failed';

/** Postgres answers the COMMIT of an aborted transaction with ROLLBACK, which is not an error of the protocol. */
function isRolledBack(
  statements: readonly Pick<NativeStatement, 'sql'>[],
  results: readonly StatementResult[],
): boolean {
  return results.some(
    ({ command }, index) => command === 'ROLLBACK' && statements[index]?.sql.startsWith('COMMIT'),
  );
}

/**
 * Sends statements as one batch and returns the result of each. Outside a transaction block, the batch is committed when
 * the promise resolves. Rejects if a COMMIT among them rolled back.
 */
export function sendForResults(
  client: PipelinedClient,
  statements: readonly NativeStatement[],
): Promise<StatementResult[]> {
  // Convert all values first, so that an invalid one fails before anything is sent.
  const ready = statements.map(({ name, sql, bindings, copiesRows = false }) => ({
    name,
    sql,
    copiesRows,
    values: bindings.map(prepareValue),
  }));
  return new Promise((resolve, reject) => {
    client.query(
      new StatementBatch(ready, (error, results) => {
        if (error !== null)
          reject(error instanceof Error ? error : new Error('the connection to Postgres broke'));
        else if (isRolledBack(ready, results)) reject(new Error(ROLLED_BACK_AT_COMMIT));
        else resolve(results);
      }),
    );
  });
}
