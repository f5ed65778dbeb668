import type { Database } from '../kernel/database';
import { RELAXED_COMMIT } from '../kernel/relaxed-commit';
import { isRowFault } from '../kernel/row-fault';

/** Result of dispatching a batch of events. */
export interface DispatchedEvents {
  events: number;
  deliveries: number;
  /** Events whose deliveries could not be made; the upkeep pool retries them. */
  deferred: number;
}

/** Events without deliveries, of all tenants. A trigger adds every new event. */
export class EventOutboxRepository {
  constructor(private readonly database: Database) {}

  /**
   * Removes up to `limit` events from the outbox and creates their deliveries atomically. Returns the number of each.
   * One statement processes all tenants. If a row makes it fail, each event is processed separately, and those that
   * fail are deferred.
   */
  async dispatch(limit: number): Promise<DispatchedEvents> {
    try {
      return await this.run('SELECT work.*, 0 AS deferred FROM relaxed, dispatch_events(?) AS work', limit);
    } catch (error) {
      if (!isRowFault(error)) throw error;
      return this.run('SELECT work.* FROM relaxed, dispatch_events_singly(?) AS work', limit);
    }
  }

  private async run(sql: string, limit: number): Promise<DispatchedEvents> {
    const { rows } = await this.database.knex.raw<{ rows: DispatchedEvents[] }>(`${RELAXED_COMMIT} ${sql}`, [
      limit,
    ]);
    return rows[0] ?? { events: 0, deliveries: 0, deferred: 0 };
  }
}
