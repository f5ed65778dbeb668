import { z } from 'zod';
import type { EventType } from '../../domain/common';
import { matchCreated, matchUpdated } from './match.events';
import { parseCompleted } from './parse.events';
import { placementCreated, placementStatusChanged } from './placement.events';
import { ratingSubmitted } from './rating.events';

/** What the `data` of each kind of event holds. One table: it checks what is written and describes what is sent. */
export const EVENT_SCHEMAS = {
  'match.created': matchCreated,
  'match.updated': matchUpdated,
  'parse.completed': parseCompleted,
  'rating.submitted': ratingSubmitted,
  'placement.created': placementCreated,
  'placement.status_changed': placementStatusChanged,
} as const satisfies Record<EventType, z.ZodObject>;

export type EventData<Type extends EventType> = z.output<(typeof EVENT_SCHEMAS)[Type]>;

export const EVENT_TYPES = Object.keys(EVENT_SCHEMAS) as readonly EventType[];

/** When each kind happens, in a sentence for people who choose what to subscribe to. */
export const EVENT_MEANINGS: Record<EventType, string> = {
  'match.created': 'A candidate and a job were scored for the first time.',
  'match.updated': 'A candidate and a job were scored again, and the score, recommendation or gaps changed.',
  'parse.completed':
    'A document was parsed or failed to parse, on its own or within a push of jobs or candidates.',
  'rating.submitted': 'A match was rated.',
  'placement.created': 'A placement was created for a candidate and a job.',
  'placement.status_changed': 'The status of a placement changed.',
};

/** JSON Schema (draft 2020-12) of the `data` of a kind. Members may be added to it at any time. */
export function eventJsonSchema(type: EventType): Record<string, unknown> {
  return z.toJSONSchema(EVENT_SCHEMAS[type], { io: 'input' });
}
