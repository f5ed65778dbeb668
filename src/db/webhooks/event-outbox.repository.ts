import type { Database } from '../kernel/database';
import { RELAXED_COMMIT } from '../kernel/relaxed-commit';

/** Events that have no deliveries yet, of all tenants. A trigger puts every new event here. */
export class EventOutboxRepository {
  constructor(private readonly database: Database) {}

  /** Takes up to `limit` events out and makes their deliveries, both or neither; answers how many of each. */
  async dispatch(limit: number): Promise<{ events: number; deliveries: number }> {
    const { rows } = await this.database.knex.raw<{ rows: { events: number; deliveries: number }[] }>(
      `${RELAXED_COMMIT} SELECT work.* FROM relaxed, dispatch_events(?) AS work`,
      [limit],
    );
    return rows[0] ?? { events: 0, deliveries: 0 };
  }
}
