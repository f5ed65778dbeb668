import knexFactory, { type Knex } from 'knex';
import { types } from 'pg';
import type { Client } from 'pg';
import type { PipelinedClient } from './pipelined-client';
import { sendBatch, sendForResults, type NativeStatement } from './statement-batch';

/** Row-level security applies to `tenure_app`; `tenure_upkeep` is for administration from the command line. */
export type DatabaseRole = 'tenure_app' | 'tenure_upkeep';

/** A query of knex, which reads the response from the same object. */
interface KnexQuery {
  sql: string;
  bindings?: readonly unknown[];
  response?: unknown;
}

/** The part of knex that provides raw connections and sends queries, which its types omit. */
interface KnexClient {
  acquireConnection(): Promise<PipelinedClient>;
  releaseConnection(client: PipelinedClient): Promise<void>;
  _query(client: PipelinedClient, query: KnexQuery): Promise<KnexQuery>;
}

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  role: DatabaseRole;
  /** Postgres cancels statements that take longer. Without it there is no limit. */
  statementTimeoutMs?: number;
  /** False behind a pooler in transaction mode that does not track prepared statements. True if absent. */
  namedStatements?: boolean;
  /** Time to open a connection or to wait for a free one, in milliseconds. */
  acquireTimeoutMs?: number;
  /** A connection on which a batch gets no response within this time is closed. Without it there is no limit. */
  responseTimeoutMs?: number;
}

const DEFAULT_ACQUIRE_TIMEOUT_MS = 10_000;

const INT8_TYPE_ID = 20;

/**
 * The connection pool of a process. Connections use pipeline mode: statements are sent without waiting for the previous
 * response, so that a transaction of one statement costs one round trip. Nothing is set for the lifetime of a connection:
 * a pooler in transaction mode gives each transaction another one.
 */
export class Database {
  readonly knex: Knex;
  private readonly client: KnexClient;
  private local: readonly NativeStatement[];

  constructor(private readonly options: DatabaseOptions) {
    // Counts fit a JavaScript number. By default, the driver returns them as text.
    types.setTypeParser(INT8_TYPE_ID, Number);
    const { acquireTimeoutMs } = options;
    this.knex = knexFactory({
      client: 'pg',
      connection: {
        connectionString: options.url,
        pipeline: true,
        keepAlive: true,
        ...(acquireTimeoutMs !== undefined && { connectionTimeoutMillis: acquireTimeoutMs }),
      } as Knex.PgConnectionConfig,
      // Faults reach the caller as errors. By default, knex also prints them, as plain text between the log lines.
      log: { warn: () => undefined, error: () => undefined },
      acquireConnectionTimeout: acquireTimeoutMs ?? DEFAULT_ACQUIRE_TIMEOUT_MS,
      pool: {
        min: 0,
        max: options.poolSize,
        afterCreate: (client: Client, done: (error: Error | null, client: Client) => void) => {
          this.readLogin(client).then(
            () => done(null, client),
            (error: unknown) => done(error as Error, client),
          );
        },
      },
    });
    this.local = settingsStatement(null, options.statementTimeoutMs);
    this.client = this.knex.client as KnexClient;
    const query = this.client._query.bind(this.client);
    this.client._query = (client, statement) =>
      this.local.length === 0 ? query(client, statement) : this.sendWithSettings(client, statement);
  }

  /** Statements that must precede all others in a transaction. Complete once a connection has been acquired. */
  get localSettings(): readonly NativeStatement[] {
    return this.local;
  }

  /** Sends statements as one batch and returns the rows of each. */
  async send(client: PipelinedClient, statements: readonly NativeStatement[]): Promise<unknown[][]> {
    const { namedStatements, responseTimeoutMs } = this.options;
    const rows = sendBatch(client, namedStatements === false ? statements.map(unnamed) : statements);
    if (responseTimeoutMs === undefined) return rows;
    // A closed connection rejects the batch.
    const timer = setTimeout(() => client.connection.stream.destroy(), responseTimeoutMs);
    return rows.finally(() => clearTimeout(timer));
  }

  /** Runs queries of knex in one transaction. Rejects if one of them failed, even if `work` caught its error. */
  transaction<T>(work: (transaction: Knex.Transaction) => Promise<T>): Promise<T> {
    return this.knex.transaction(async (transaction) => {
      for (const { sql } of this.local) await transaction.raw(sql);
      const outcome = await work(transaction);
      // Postgres answers the COMMIT of an aborted transaction with ROLLBACK, and knex reports success. Any other
      // statement is refused there.
      await transaction.raw('SELECT 1');
      return outcome;
    });
  }

  /** Runs `work` with a connection and always releases it. */
  async withConnection<T>(work: (client: PipelinedClient) => Promise<T>): Promise<T> {
    const client = await this.client.acquireConnection();
    try {
      return await work(client);
    } finally {
      await this.client.releaseConnection(client);
    }
  }

  /** Throws if the role can bypass row-level security. The message says how to fix it. */
  async assertBoundByRowSecurity(): Promise<void> {
    const { rows } = await this.knex.raw<{ rows: { name: string; free: boolean }[] }>(
      'SELECT current_user AS name, (rolsuper OR rolbypassrls) AS free FROM pg_roles WHERE rolname = current_user',
    );
    if (rows[0]?.free !== false) {
      throw new Error(
        `The database role "${rows[0]?.name}" can bypass row-level security. ` +
          'Run `npm run tenure -- migrate` and let DATABASE_URL sign in as tenure_app or a member of it.',
      );
    }
  }

  async ping(): Promise<void> {
    await this.knex.raw('SELECT 1');
  }

  close(): Promise<void> {
    return this.knex.destroy();
  }

  /** Finds out whether the login has another name than the role. */
  private async readLogin(client: Client): Promise<void> {
    const { role, statementTimeoutMs } = this.options;
    const { rows } = await client.query<{ name: string }>('SELECT current_user AS name');
    this.local = settingsStatement(rows[0]?.name === role ? null : role, statementTimeoutMs);
  }

  /** Sends a query of knex and the settings as one batch, which is one transaction and one round trip. */
  private async sendWithSettings(client: PipelinedClient, query: KnexQuery): Promise<KnexQuery> {
    const statement = { name: '', sql: query.sql, bindings: query.bindings ?? [] };
    const results = await sendForResults(client, [...this.local.map(unnamed), statement]);
    query.response = results.at(-1);
    return query;
  }
}

function unnamed(statement: NativeStatement): NativeStatement {
  return { ...statement, name: '' };
}

/** Sets the role, if the login has another name, and the timeout for one transaction. */
function settingsStatement(
  role: DatabaseRole | null,
  timeoutMs: number | undefined,
): readonly NativeStatement[] {
  const settings = [
    ...(role === null ? [] : [`set_config('role', '${role}', true)`]),
    ...(timeoutMs === undefined ? [] : [`set_config('statement_timeout', '${Math.round(timeoutMs)}', true)`]),
  ];
  if (settings.length === 0) return [];
  return [{ name: 'local_settings', sql: `SELECT ${settings.join(', ')}`, bindings: [] }];
}
