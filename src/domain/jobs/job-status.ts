/** Statuses of a job. `archived` is permanent. */
export const JOB_STATUSES = ['draft', 'open', 'paused', 'closed', 'archived'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const CLOSE_REASONS = ['filled', 'cancelled', 'expired', 'duplicate', 'other'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** No job becomes a draft again; a closed job can only be reopened or archived explicitly. */
const ALLOWED_TRANSITIONS: Record<JobStatus, readonly JobStatus[]> = {
  draft: ['open', 'closed', 'archived'],
  open: ['paused', 'closed', 'archived'],
  paused: ['open', 'closed', 'archived'],
  closed: ['open', 'archived'],
  archived: [],
};

/** Allowed target statuses of a change from `from`; setting the current status always succeeds and changes nothing. */
export function allowedTransitions(from: JobStatus): readonly JobStatus[] {
  return ALLOWED_TRANSITIONS[from];
}
