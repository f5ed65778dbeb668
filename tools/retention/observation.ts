import type { Features } from '../../src/domain/retention/features';

/** One tenure with the features known at its start. */
export interface Observation {
  /** Stays of one person, or of one group of likely duplicates, never stand on both sides of a split. */
  group: string;
  days: number;
  /** False when the stay was still going on when it was last seen. */
  ended: boolean;
  features: Features;
}
