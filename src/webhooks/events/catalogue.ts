import { z } from 'zod';
import type { EventDefinition } from './define-event';
import { batchCompleted } from './batch-completed';
import { candidateMerged } from './candidate-merged';
import { candidateUnmerged } from './candidate-unmerged';
import { connectorRunCompleted } from './connector-run-completed';
import { decisionRecorded, decisionWithdrawn } from './decisions';
import { matchCreated } from './match-created';
import { matchFound } from './match-found';
import { matchUpdated } from './match-updated';
import { modelUpdated } from './model-updated';
import { parseCompleted } from './parse-completed';
import { parseCorrected } from './parse-corrected';
import { placementCreated } from './placement-created';
import { placementStatusChanged } from './placement-status-changed';
import { ratingSubmitted } from './rating-submitted';
import { reconsiderationRequested } from './reconsideration-requested';

/** Every event, in the order in which lists show them. */
export const EVENTS = [
  matchCreated,
  matchUpdated,
  matchFound,
  parseCompleted,
  parseCorrected,
  batchCompleted,
  connectorRunCompleted,
  ratingSubmitted,
  decisionRecorded,
  decisionWithdrawn,
  reconsiderationRequested,
  placementCreated,
  placementStatusChanged,
  candidateMerged,
  candidateUnmerged,
  modelUpdated,
] as const satisfies readonly EventDefinition[];

type EventsByType = { readonly [Event in (typeof EVENTS)[number] as Event['type']]: Event };

/** All event types; a type is never renamed. */
export type EventType = keyof EventsByType;

/** Events that both tenants of a pair receive. */
export type PairEventType = Extract<(typeof EVENTS)[number], { owner: 'pair' }>['type'];

export type EventData<Type extends EventType> = z.output<EventsByType[Type]['data']>;

export const EVENTS_BY_TYPE = Object.fromEntries(EVENTS.map((event) => [event.type, event])) as EventsByType;

export const EVENT_TYPES: readonly EventType[] = EVENTS.map(({ type }) => type);

/** JSON Schema (draft 2020-12) of the `data` of an event type. Members may be added to it at any time. */
export function eventJsonSchema(type: EventType): Record<string, unknown> {
  return z.toJSONSchema(EVENTS_BY_TYPE[type].data, { io: 'input' });
}
