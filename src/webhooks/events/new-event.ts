import type { EventType, UUID } from '../../domain/common';
import { randomBase62 } from '../../platform/ids';
import { EVENT_SCHEMAS, type EventData } from './catalogue';

/** An event ready for the outbox (`repositories.events.add`, or the events of an operation's end). */
export interface OutboxEvent<Type extends EventType = EventType> {
  /** `msg_` and 27 base62 characters: id of the event and, equal over all deliveries, of its webhook message. */
  eventId: string;
  type: Type;
  data: EventData<Type>;
  /** Whose event it is when not that of the tenant whose transaction writes it: the other tenant of a pair. */
  tenantId?: UUID;
}

/** A new event for the tenant that writes it. Members the catalogue does not name are dropped, wrong ones refused. */
export function newEvent<Type extends EventType>(type: Type, data: EventData<Type>): OutboxEvent<Type> {
  return {
    eventId: `msg_${randomBase62(27)}`,
    type,
    data: EVENT_SCHEMAS[type].parse(data) as EventData<Type>,
  };
}

/**
 * The events of something that belongs to two tenants, one for each: the tenant that writes them and the other one
 * of the pair. With null, or the same tenant, there is one event only. `dataOf` says what a tenant may be told: the
 * identifier of a record is for its owner alone.
 */
export function pairEvents<Type extends EventType>(
  type: Type,
  own: UUID,
  other: UUID | null,
  dataOf: (tenantId: UUID) => EventData<Type>,
): OutboxEvent<Type>[] {
  const mine = newEvent(type, dataOf(own));
  return other === null || other === own
    ? [mine]
    : [mine, { ...newEvent(type, dataOf(other)), tenantId: other }];
}
