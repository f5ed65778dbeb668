import type { Unit } from '../../common';
import type { Gap } from '../match-result';

/** The result of comparing one component. */
export interface ComponentOutcome {
  /** Null when the job has no such requirement or the record has no such data. */
  score: Unit | null;
  found: string[];
  missing: string[];
  note: string | null;
  /** Quality of the evidence: .8 for dated statements, .6 for statements, the probability for derived values. */
  quality: Unit;
  gaps: Gap[];
  /** True for a place of work beyond daily reach. */
  isOutOfReach?: boolean;
}

/** Quality of the evidence for a value: stated with dates, or stated. */
export const EVIDENCE_QUALITY = { dated: 0.8, stated: 0.6 } as const;

/** The result of a component that lacks data on at least one side. */
export function notCompared(note: string | null = null): ComponentOutcome {
  return { score: null, found: [], missing: [], note, quality: 0, gaps: [] };
}
