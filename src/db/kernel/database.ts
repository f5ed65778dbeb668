import knexFactory, { type Knex } from 'knex';
import { types } from 'pg';
import type { Duplex } from 'node:stream';
import type { Client } from 'pg';

/** Row-level security applies to `tenure_app`; `tenure_upkeep` is for administration from the command line. */
export type DatabaseRole = 'tenure_app' | 'tenure_upkeep';

/** The messages of the extended query protocol that pg can write. */
export interface WireConnection {
  /** Texts of the statements prepared on the connection, by name. */
  parsedStatements: Record<string, string | undefined>;
  /** Corked while a batch is written, so that it is sent in one packet. */
  stream: Duplex;
  parse(statement: { name: string; text: string }): void;
  bind(portal: { statement: string; values: readonly (string | Buffer | null)[] }): void;
  describe(portal: { type: 'P' }): void;
  execute(): void;
  close(statement: { type: 'S'; name: string }): void;
  sync(): void;
}

/** A client of pg with its connection. */
export type PipelinedClient = Omit<Client, 'connection'> & { connection: WireConnection };

/** The part of knex that provides raw connections, which its types omit. */
interface ConnectionPool {
  acquireConnection(): Promise<PipelinedClient>;
  releaseConnection(client: PipelinedClient): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  role: DatabaseRole;
  /** Postgres cancels statements that take longer. Without it there is no limit. */
  statementTimeoutMs?: number;
}

const INT8_TYPE_ID = 20;

/**
 * The connection pool of a process. Connections use pipeline mode: statements are sent without waiting for the previous
 * response, so that a transaction of one statement costs one round trip.
 */
export class Database {
  readonly knex: Knex;

  constructor(options: DatabaseOptions) {
    // Counts fit a JavaScript number. By default, the driver returns them as text.
    types.setTypeParser(INT8_TYPE_ID, Number);
    this.knex = knexFactory({
      client: 'pg',
      connection: {
        connectionString: options.url,
        pipeline: true,
        keepAlive: true,
      } as Knex.PgConnectionConfig,
      acquireConnectionTimeout: 10_000,
      pool: {
        min: 0,
        max: options.poolSize,
        afterCreate: (client: Client, done: (error: Error | null, client: Client) => void) => {
          configureConnection(client, options).then(
            () => done(null, client),
            (error: unknown) => done(error as Error, client),
          );
        },
      },
    });
  }

  /** Runs `work` with a connection and always releases it. */
  async withConnection<T>(work: (client: PipelinedClient) => Promise<T>): Promise<T> {
    const pool = this.knex.client as ConnectionPool;
    const client = await pool.acquireConnection();
    try {
      return await work(client);
    } finally {
      await pool.releaseConnection(client);
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
}

/** Sets the timeout, and the role if the login has another name, for the lifetime of the connection. */
async function configureConnection(
  client: Client,
  { role, statementTimeoutMs }: DatabaseOptions,
): Promise<void> {
  if (statementTimeoutMs !== undefined) {
    await client.query(`SET statement_timeout = ${Math.round(statementTimeoutMs)}`);
  }
  const { rows } = await client.query<{ name: string }>('SELECT current_user AS name');
  if (rows[0]?.name !== role) await client.query(`SET ROLE ${role}`);
}
