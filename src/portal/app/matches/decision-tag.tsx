import { Tag, type Tone } from '../parts/tag';
import { OUTCOME_LABELS, type LatestDecision } from './decision-labels';

const TONES: Record<LatestDecision['outcome'], Tone> = {
  advanced: 'good',
  hired: 'good',
  rejected: 'neutral',
  overridden: 'warn',
};

/** The latest decision about a match, if a person has decided. */
export function DecisionTag({ decision }: { decision: LatestDecision | null | undefined }) {
  if (!decision) return <span className="quiet">None</span>;
  return <Tag tone={TONES[decision.outcome]}>{OUTCOME_LABELS[decision.outcome]}</Tag>;
}
