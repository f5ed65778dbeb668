/** How far a placement is. */
export const PLACEMENT_STATUSES = [
  'offered',
  'accepted',
  'started',
  'completed',
  'ended',
  'declined',
  'withdrawn',
  'no_show',
] as const;
export type PlacementStatus = (typeof PLACEMENT_STATUSES)[number];

/** Why an employment ended. */
export type EndReason =
  | 'quit'
  | 'laid_off'
  | 'terminated'
  | 'contract_end'
  | 'better_job'
  | 'transport'
  | 'childcare'
  | 'health'
  | 'other';

const ALLOWED_TRANSITIONS: Readonly<Record<PlacementStatus, readonly PlacementStatus[]>> = {
  offered: ['accepted', 'declined', 'withdrawn'],
  accepted: ['started', 'withdrawn', 'no_show'],
  started: ['completed', 'ended'],
  completed: [],
  ended: [],
  declined: [],
  withdrawn: [],
  no_show: [],
};

/** Where a placement can go from here; nowhere from a final status. */
export function allowedPlacementTransitions(status: PlacementStatus): readonly PlacementStatus[] {
  return ALLOWED_TRANSITIONS[status];
}

/** Not at an end yet: a pair has at most one such placement. */
export function isLiving(status: PlacementStatus): boolean {
  return status === 'offered' || status === 'accepted' || status === 'started';
}

/** An employment that was, as opposed to an offer that came to nothing. */
export function isOver(status: PlacementStatus): boolean {
  return status === 'completed' || status === 'ended';
}
