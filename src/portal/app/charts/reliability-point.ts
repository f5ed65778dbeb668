/** A group of predictions and their outcomes, as shares of 1. */
export interface ReliabilityPoint {
  name: string;
  predicted: number;
  observed: number;
  /** Number of outcomes in the group. */
  count: number;
}
