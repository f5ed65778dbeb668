// Generated from src/webhooks/events/catalogue.ts by npm run build.

/** All event types; a type is never renamed. */
export type EventType =
  | 'match.created'
  | 'match.updated'
  | 'match.found'
  | 'parse.completed'
  | 'parse.corrected'
  | 'batch.completed'
  | 'connector.run.completed'
  | 'rating.submitted'
  | 'decision.recorded'
  | 'decision.withdrawn'
  | 'reconsideration.requested'
  | 'placement.created'
  | 'placement.status_changed'
  | 'candidate.merged'
  | 'candidate.unmerged'
  | 'model.updated';

/** An event type, or `*` for all types, including future types. */
export type EventChoice =
  | 'match.created'
  | 'match.updated'
  | 'match.found'
  | 'parse.completed'
  | 'parse.corrected'
  | 'batch.completed'
  | 'connector.run.completed'
  | 'rating.submitted'
  | 'decision.recorded'
  | 'decision.withdrawn'
  | 'reconsideration.requested'
  | 'placement.created'
  | 'placement.status_changed'
  | 'candidate.merged'
  | 'candidate.unmerged'
  | 'model.updated'
  | '*';
