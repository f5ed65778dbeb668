import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import { namedBindings, type Executor } from '../kernel/statement';

export interface NewEvent {
  /** `msg_` and 27 base62 characters; the same in all deliveries. */
  eventId: string;
  type: string;
  /** `pair`: both tenants of a pair receive an event; only such an event may have another tenant. */
  owner: 'tenant' | 'pair';
  /** Ids, states and scores; no personal data. */
  data: object;
  /** The other tenant of a pair. Without it, the event belongs to the tenant that writes it. */
  tenantId?: string;
}

export interface EventRow {
  event_id: string;
  type: string;
  created_at: Date;
  tenant_id: string;
  mode: 'live' | 'test';
  /** JSON text. */
  data: string;
  written_by: string;
}

export interface EventPage {
  limit: number;
  types: readonly string[];
  /** ISO 8601. Return only events from this time. */
  since: string | null;
  after: { writtenBy: string; eventId: string } | null;
}

const EVENTS_PER_STATEMENT = 1_000;

/** The place in the log from which an event of `:since` or later can be. */
const START_OF_LOG = `first AS (
     SELECT created_at FROM events
     WHERE tenant_id = :tenantId AND mode = :mode AND created_at >= :since::timestamptz
     ORDER BY created_at LIMIT 1
   ), start AS (
     -- Transactions overlap: a little later by the clock may be a little earlier in the log.
     SELECT min(e.written_by) AS written_by FROM events e, first
     WHERE e.tenant_id = :tenantId AND e.mode = :mode
       AND e.created_at BETWEEN first.created_at AND first.created_at + interval '5 minutes'
   )`;

/** Events of a tenant. Each is written in the transaction of its change, so that neither exists without the other. */
export class EventsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
    private readonly written: () => void,
  ) {}

  async add(event: NewEvent): Promise<void> {
    await this.executor.rows(
      this.knex.raw(
        'INSERT INTO events (event_id, tenant_id, mode, type, owner, data) VALUES (?, ?, ?, ?, ?, ?)',
        [
          event.eventId,
          event.tenantId ?? this.scope.tenantId,
          this.scope.mode,
          event.type,
          event.owner,
          JSON.stringify(event.data),
        ],
      ),
    );
    this.written();
  }

  /** Adds many events. Call within a transaction. */
  async addAll(events: readonly NewEvent[]): Promise<void> {
    for (let from = 0; from < events.length; from += EVENTS_PER_STATEMENT) {
      const rows = events.slice(from, from + EVENTS_PER_STATEMENT).map((event) => ({
        ...{ event_id: event.eventId, type: event.type, owner: event.owner },
        ...{ tenant_id: event.tenantId ?? this.scope.tenantId, mode: this.scope.mode },
        data: JSON.stringify(event.data),
      }));
      await this.executor.rows(this.knex('events').insert(rows));
    }
    if (events.length > 0) this.written();
  }

  /**
   * Lists the log, oldest first. It ends before the oldest running transaction, so that no event can appear later at a
   * position that a client has already read.
   */
  list({ limit, types, since, after }: EventPage): Promise<EventRow[]> {
    // Conditions that do not apply are left out: a plan that serves pages with and without them would read the whole log.
    return this.executor.rows<EventRow>(
      this.knex.raw(
        `${since === null ? '' : `WITH ${START_OF_LOG}`}
         SELECT event_id, type, created_at, tenant_id, mode, data::text AS data, written_by::text AS written_by
         FROM events
         WHERE tenant_id = :tenantId AND mode = :mode AND test_of IS NULL AND type = ANY (:types)
           -- Events remain until the whole week is dropped.
           AND created_at >= now() - interval '30 days'
           AND written_by < pg_snapshot_xmin(pg_current_snapshot())
           ${since === null ? '' : 'AND created_at >= :since::timestamptz AND written_by >= (SELECT written_by FROM start)'}
           ${after === null ? '' : 'AND (written_by, event_id) > (:writtenBy::text::xid8, :eventId::text)'}
         -- Without the table, the order would be that of the texts in the result.
         ORDER BY events.written_by, events.event_id LIMIT :limit`,
        namedBindings({
          ...this.scope,
          limit,
          types: [...types],
          ...(since !== null && { since }),
          ...after,
        }),
      ),
    );
  }
}
