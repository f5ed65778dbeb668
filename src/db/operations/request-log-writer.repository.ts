import type { Database } from '../kernel/database';
import { isRowFault } from '../kernel/row-fault';

/** Entries of the request log that could not be written. */
export interface DroppedEntries {
  /** SQLSTATE. */
  code: string;
  dropped: number;
}

/** Writes the request logs of many tenants. */
export class RequestLogWriterRepository {
  constructor(private readonly database: Database) {}

  /**
   * Writes requests of many tenants to their logs in one statement. If an entry makes it fail, writes each entry
   * separately. Returns the number of dropped entries by SQLSTATE.
   */
  async recordRequests(entries: readonly object[]): Promise<DroppedEntries[]> {
    const json = JSON.stringify(entries);
    try {
      await this.database.knex.raw('SELECT record_requests(?::json)', [json]);
      return [];
    } catch (error) {
      if (!isRowFault(error)) throw error;
      const { rows } = await this.database.knex.raw<{ rows: DroppedEntries[] }>(
        'SELECT * FROM record_requests_singly(?::json)',
        [json],
      );
      return rows;
    }
  }
}
