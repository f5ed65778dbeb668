/** The outcomes of a decision, as people read them. */
export const OUTCOME_LABELS = {
  advanced: 'Advanced',
  rejected: 'Rejected',
  hired: 'Hired',
  overridden: 'Score disregarded',
} as const;

export const REASON_LABELS = {
  requirements: 'Requirements',
  skills: 'Skills',
  experience: 'Experience',
  interview: 'Interview',
  pay: 'Pay',
  availability: 'Availability',
  position_filled: 'Position filled',
  candidate_withdrew: 'Candidate withdrew',
  score_incorrect: 'Score incorrect',
  record_incomplete: 'Record incomplete',
  other: 'Other',
} as const;

/** The reasons of a rating. */
export const RATING_REASON_LABELS = {
  skills: 'Skills',
  pay: 'Pay',
  commute: 'Commute',
  schedule: 'Schedule',
  culture: 'Culture',
  requirements: 'Requirements',
  other: 'Other',
} as const;

export interface LatestDecision {
  decisionId: string;
  outcome: keyof typeof OUTCOME_LABELS;
  reasonCode: keyof typeof REASON_LABELS;
  decidedAt: string;
  /** Recorded by the tenant, which can withdraw it. */
  isOwn: boolean;
}

/** Choices of a select in the order of the table. */
export function choicesOf(labels: Readonly<Record<string, string>>): { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
