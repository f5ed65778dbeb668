import type { Features } from '../../src/domain/retention/features';

/** One tenure with the features known at its start. */
export interface Observation {
  /** Tenures of one person, or of one group of likely duplicates, are never on both sides of a split. */
  group: string;
  days: number;
  /** False if the employment continued at the last observation. */
  ended: boolean;
  features: Features;
}
