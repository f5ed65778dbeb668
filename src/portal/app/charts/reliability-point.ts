/** A group of predictions and what came of it, as shares of 1. */
export interface ReliabilityPoint {
  name: string;
  predicted: number;
  observed: number;
  /** How many outcomes the group holds. */
  count: number;
}
