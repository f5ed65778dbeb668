/** The kinds of event there are; a kind is never renamed. */
export type EventType =
  | 'match.created'
  | 'match.updated'
  | 'parse.completed'
  | 'rating.submitted'
  | 'placement.created'
  | 'placement.status_changed';
