import { AppError } from '../../platform/app-error';
import { EVENT_TYPES, EVENTS_BY_TYPE, type EventType } from '../../webhooks/events/catalogue';
import type { Caller, Scope } from '../access/caller';

/** Subscribes to all event types, including those added later. */
export const ALL_EVENTS = '*';

export function eventTypesFor(scopes: readonly Scope[]): EventType[] {
  return EVENT_TYPES.filter((type) => scopes.includes(scopeOf(type)));
}

/** Returns the event types that a subscription covers in this release. */
export function expandEventTypes(events: readonly string[]): EventType[] {
  return EVENT_TYPES.filter((type) => events.includes(type) || events.includes(ALL_EVENTS));
}

/** Throws `insufficient_scope` unless the caller may see all of the events. */
export function requireEventScopes(caller: Caller, events: readonly string[]): void {
  const missingScope = expandEventTypes(events)
    .map(scopeOf)
    .find((scope) => !caller.scopes.includes(scope));
  if (missingScope === undefined) return;
  throw new AppError(
    'insufficient_scope',
    `The key does not have the scope "${missingScope}", which an event type requires.`,
    {
      extensions: { requiredScope: missingScope, grantedScopes: [...caller.scopes] },
      headers: {
        'WWW-Authenticate': `Bearer realm="api", error="insufficient_scope", scope="${missingScope}"`,
      },
    },
  );
}

/** Scope of a key that may see the event. The type checks that each definition names an existing scope. */
function scopeOf(type: EventType): Scope {
  return EVENTS_BY_TYPE[type].scope;
}
