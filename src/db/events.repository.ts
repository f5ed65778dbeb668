import type { Knex } from 'knex';
import type { TenantScope } from '../domain/common';
import type { Executor } from './statement';

export interface NewEvent {
  /** `msg_` and 27 base62 characters; the same over all deliveries. */
  eventId: string;
  type: string;
  /** Ids, states and scores; no personal data. */
  data: object;
  /** The other tenant of a pair; without it the event belongs to the tenant that writes it. */
  tenantId?: string;
}

/** The outbox of a tenant. Written with the change it tells of, so there is no event without change and none lost. */
export class EventsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  async add(event: NewEvent): Promise<void> {
    await this.executor.rows(
      this.knex.raw('INSERT INTO events (event_id, tenant_id, mode, type, data) VALUES (?, ?, ?, ?, ?)', [
        event.eventId,
        event.tenantId ?? this.scope.tenantId,
        this.scope.mode,
        event.type,
        JSON.stringify(event.data),
      ]),
    );
  }
}
