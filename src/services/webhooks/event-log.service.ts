import { z } from 'zod';
import type { Mode, Timestamp, UUID } from '../../domain/common';
import type { Caller } from '../access/caller';
import type { Cursors } from '../cursors';
import type { TenantData } from '../tenant-data';
import { eventTypesFor, requireEventScopes } from './event-scopes';
import type { EventType } from '../../webhooks/events/catalogue';

const sortKey = z.tuple([z.string().regex(/^\d+$/), z.string()]);

/** An event in the form of the body of a webhook message. */
export interface LoggedEvent {
  id: string;
  type: EventType;
  timestamp: Timestamp;
  apiVersion: 'v1';
  mode: Mode;
  tenantId: UUID;
  data: Record<string, unknown>;
}

export interface EventFilter {
  limit: number;
  cursor: string | null;
  type: EventType | null;
  /** ISO 8601. */
  since: string | null;
}

/** The event log, for callers that poll instead of, or in addition to, receiving webhooks. */
export class EventLogService {
  constructor(
    private readonly data: TenantData,
    private readonly cursors: Cursors,
  ) {}

  /**
   * Lists events, oldest first. `nextCursor` is also set at the end of the log, so that a poller can continue from it
   * without missing events. It is null only while the log is empty. Throws `insufficient_scope` if the key does not
   * have the scope of the requested type.
   */
  async list(
    caller: Caller,
    filter: EventFilter,
  ): Promise<{ events: LoggedEvent[]; hasMore: boolean; nextCursor: string | null }> {
    if (filter.type) requireEventScopes(caller, [filter.type]);
    const about = `events:${caller.tenantId}:${caller.mode}`;
    const after = filter.cursor ? this.cursors.read(about, filter.cursor, sortKey) : null;
    const rows = await this.data.of(caller).reads.events.list({
      limit: filter.limit + 1,
      types: eventTypesFor(caller.scopes).filter((type) => !filter.type || type === filter.type),
      since: filter.since,
      after: after ? { writtenBy: after[0], eventId: after[1] } : null,
    });
    const page = rows.slice(0, filter.limit);
    const last = page.at(-1);
    return {
      events: page.map((row) => ({
        id: row.event_id,
        type: row.type as EventType,
        timestamp: row.created_at.toISOString(),
        apiVersion: 'v1',
        mode: row.mode,
        tenantId: row.tenant_id,
        data: JSON.parse(row.data) as Record<string, unknown>,
      })),
      hasMore: rows.length > filter.limit,
      nextCursor: last ? this.cursors.issue(about, [last.written_by, last.event_id]) : filter.cursor,
    };
  }
}
