/** States of an opening. `archived` is for good. */
export const JOB_STATUSES = ['draft', 'open', 'paused', 'closed', 'archived'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const CLOSE_REASONS = ['filled', 'cancelled', 'expired', 'duplicate', 'other'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** Nothing becomes a draft again; a closed job can only be reopened or archived, both on purpose. */
const ALLOWED_TRANSITIONS: Record<JobStatus, readonly JobStatus[]> = {
  draft: ['open', 'closed', 'archived'],
  open: ['paused', 'closed', 'archived'],
  paused: ['open', 'closed', 'archived'],
  closed: ['open', 'archived'],
  archived: [],
};

/** The states a job may be moved to from `from`; staying where it is always succeeds and changes nothing. */
export function allowedTransitions(from: JobStatus): readonly JobStatus[] {
  return ALLOWED_TRANSITIONS[from];
}
