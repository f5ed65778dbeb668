/** Status of a placement. */
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

/** Allowed target statuses; empty for a final status. */
export function allowedPlacementTransitions(status: PlacementStatus): readonly PlacementStatus[] {
  return ALLOWED_TRANSITIONS[status];
}

/** True if the placement has not ended; a pair has at most one such placement. */
export function isOngoing(status: PlacementStatus): boolean {
  return status === 'offered' || status === 'accepted' || status === 'started';
}

/** True for an employment that took place and has ended, in contrast to an offer without employment. */
export function isEmploymentOver(status: PlacementStatus): boolean {
  return status === 'completed' || status === 'ended';
}
