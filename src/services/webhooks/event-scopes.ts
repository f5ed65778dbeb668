import type { EventType } from '../../domain/common';
import { AppError } from '../../platform/app-error';
import { EVENT_TYPES } from '../../webhooks/events/catalogue';
import type { Caller, Scope } from '../access/caller';

/** The scopes that may see an event: those that may see its subject. */
const SCOPE_BY_EVENT_TYPE: Record<EventType, Scope> = {
  'match.created': 'match',
  'match.updated': 'match',
  'parse.completed': 'parse',
  'rating.submitted': 'match',
  'placement.created': 'match',
  'placement.status_changed': 'match',
};

/** Stands for every kind there is, also kinds that are added later. */
export const ALL_EVENTS = '*';

export function eventTypesFor(scopes: readonly Scope[]): EventType[] {
  return EVENT_TYPES.filter((type) => scopes.includes(SCOPE_BY_EVENT_TYPE[type]));
}

/** The kinds a subscription covers today. */
export function expandEventTypes(events: readonly string[]): EventType[] {
  return EVENT_TYPES.filter((type) => events.includes(type) || events.includes(ALL_EVENTS));
}

/** Refuses a caller who could not see one of the events otherwise. */
export function requireEventScopes(caller: Caller, events: readonly string[]): void {
  const missing = expandEventTypes(events)
    .map((type) => SCOPE_BY_EVENT_TYPE[type])
    .find((scope) => !caller.scopes.includes(scope));
  if (missing === undefined) return;
  throw new AppError(
    'insufficient_scope',
    `The key does not have the scope "${missing}", which an event type requires.`,
    {
      extensions: { requiredScope: missing, grantedScopes: [...caller.scopes] },
      headers: { 'WWW-Authenticate': `Bearer realm="api", error="insufficient_scope", scope="${missing}"` },
    },
  );
}
