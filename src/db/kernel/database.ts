import knexFactory, { type Knex } from 'knex';
import { types } from 'pg';
import type { Duplex } from 'node:stream';
import type { Client } from 'pg';

/** `tenure_app` is bound by row-level security; `tenure_upkeep` is for administration from the command line. */
export type DatabaseRole = 'tenure_app' | 'tenure_upkeep';

/** The messages of the extended query protocol, as pg writes them. */
export interface WireConnection {
  /** Texts of the statements prepared on the connection, by their names. */
  parsedStatements: Record<string, string | undefined>;
  /** Corked so that a batch leaves in one packet. */
  stream: Duplex;
  parse(statement: { name: string; text: string }): void;
  bind(portal: { statement: string; values: readonly (string | Buffer | null)[] }): void;
  describe(portal: { type: 'P' }): void;
  execute(): void;
  close(statement: { type: 'S'; name: string }): void;
  sync(): void;
}

/** pg's client with the connection it writes to. */
export type PipelinedClient = Omit<Client, 'connection'> & { connection: WireConnection };

/** The part of knex that lends raw connections, which its types leave open. */
interface ConnectionPool {
  acquireConnection(): Promise<PipelinedClient>;
  releaseConnection(client: PipelinedClient): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  role: DatabaseRole;
  /** Statements that take longer are ended; without it they may take as long as they need. */
  statementTimeoutMs?: number;
}

const INT8_TYPE_ID = 20;

/**
 * The pool of connections of a process. Connections work in pipeline mode: statements are sent without waiting for
 * the answer of the one before, which makes a transaction of one statement cost one round trip.
 */
export class Database {
  readonly knex: Knex;

  constructor(options: DatabaseOptions) {
    // Counts fit a JavaScript number; the driver would hand them over as text.
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
          prepare(client, options).then(
            () => done(null, client),
            (error: unknown) => done(error as Error, client),
          );
        },
      },
    });
  }

  /** Lends a connection to `work` and takes it back, whatever happens. */
  async withConnection<T>(work: (client: PipelinedClient) => Promise<T>): Promise<T> {
    const pool = this.knex.client as ConnectionPool;
    const client = await pool.acquireConnection();
    try {
      return await work(client);
    } finally {
      await pool.releaseConnection(client);
    }
  }

  /** Refuses a role that could look past row-level security, with what to do about it. */
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

/** A login of another name acts as the role for as long as the connection lives. */
async function prepare(client: Client, { role, statementTimeoutMs }: DatabaseOptions): Promise<void> {
  if (statementTimeoutMs !== undefined) {
    await client.query(`SET statement_timeout = ${Math.round(statementTimeoutMs)}`);
  }
  const { rows } = await client.query<{ name: string }>('SELECT current_user AS name');
  if (rows[0]?.name !== role) await client.query(`SET ROLE ${role}`);
}
