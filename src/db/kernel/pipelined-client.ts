import type { Duplex } from 'node:stream';
import type { Client } from 'pg';

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
