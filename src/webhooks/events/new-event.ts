import type { UUID } from '../../domain/common';
import { randomBase62 } from '../../platform/ids';
import { EVENTS_BY_TYPE, type EventData, type EventType, type PairEventType } from './catalogue';
import type { EventOwner } from './define-event';

/** An event ready for the outbox (`repositories.events.add`, or the events of an operation's end). */
export interface OutboxEvent<Type extends EventType = EventType> {
  /** `msg_` and 27 base62 characters: id of the event and, equal over all deliveries, of its webhook message. */
  eventId: string;
  type: Type;
  /** Only a pair event may be written for another tenant. */
  owner: EventOwner;
  data: EventData<Type>;
  /** Tenant of the event if it is not the tenant whose transaction writes it: the other tenant of a pair. */
  tenantId?: UUID;
}

/** A new event for the tenant that writes it. Members without a name in the definition are dropped, wrong ones refused. */
export function newEvent<Type extends EventType>(type: Type, data: EventData<Type>): OutboxEvent<Type> {
  const definition = EVENTS_BY_TYPE[type];
  return {
    eventId: `msg_${randomBase62(27)}`,
    type,
    owner: definition.owner,
    data: definition.data.parse(data) as EventData<Type>,
  };
}

/**
 * The events of something that belongs to two tenants, one for each: the tenant that writes them and the other one
 * of the pair. With null, or the same tenant, there is one event only. `dataOf` says what a tenant may be told: the
 * identifier of a record is for its owner alone.
 */
export function pairEvents<Type extends PairEventType>(
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
