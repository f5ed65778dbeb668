import type { Database } from '../kernel/database';

/** Events whose deliveries could not be made, of all tenants. */
export class DeferredEventsRepository {
  constructor(private readonly database: Database) {}

  /** Makes the deliveries of up to `limit` events whose retry is due. Returns the number of events tried. */
  async dispatch(limit: number): Promise<number> {
    const { rows } = await this.database.knex.raw<{ rows: { events: number }[] }>(
      'SELECT dispatch_deferred_events(?) AS events',
      [limit],
    );
    return rows[0]?.events ?? 0;
  }
}
