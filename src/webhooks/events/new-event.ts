import type { UUID } from '../../domain/common';
import { randomBase62 } from '../../platform/ids';
import { EVENTS_BY_TYPE, type EventData, type EventType, type PairEventType } from './catalogue';
import type { EventOwner } from './define-event';

/** An event ready for the event outbox (`repositories.events.add`, or the events of an operation's end). */
export interface OutboxEvent<Type extends EventType = EventType> {
  /** `msg_` and 27 base62 characters: id of the event and of its webhook message, the same in all deliveries. */
  eventId: string;
  type: Type;
  /** Only a pair event may belong to another tenant than the one that writes it. */
  owner: EventOwner;
  data: EventData<Type>;
  /** Tenant of the event if it is not the tenant whose transaction writes it: the other tenant of a pair. */
  tenantId?: UUID;
}

/**
 * Creates an event of the tenant that writes it. Drops members that the definition does not list; throws if one is
 * invalid.
 */
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
 * Creates the events of a pair: one for the tenant that writes them and one for the other tenant. Creates only one if
 * the other tenant is null or the same. `dataOf` returns the data that a tenant may see, because only the owner of a
 * record may see its external id.
 */
export function pairEvents<Type extends PairEventType>(
  type: Type,
  ownTenantId: UUID,
  otherTenantId: UUID | null,
  dataOf: (tenantId: UUID) => EventData<Type>,
): OutboxEvent<Type>[] {
  const ownEvent = newEvent(type, dataOf(ownTenantId));
  return otherTenantId === null || otherTenantId === ownTenantId
    ? [ownEvent]
    : [ownEvent, { ...newEvent(type, dataOf(otherTenantId)), tenantId: otherTenantId }];
}
