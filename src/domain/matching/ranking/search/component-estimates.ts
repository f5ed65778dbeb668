import type { Unit } from '../../../common';
import { isBlocked } from '../../blocking-gaps';
import type { ComponentOutcome } from '../../components/component-outcome';
import type { DictionaryColumn } from '../dictionary-column';

/** The parts of a comparison that a score needs. */
export interface ComponentEstimate {
  /** Null when one side has no data. */
  score: Unit | null;
  blocked: boolean;
  isOutOfReach: boolean;
  /** Effect on the log hazard of leaving; 0 if absent. */
  hazard?: number;
}

export function toComponentEstimate({ score, gaps, isOutOfReach }: ComponentOutcome): ComponentEstimate {
  return { score, blocked: isBlocked(gaps), isOutOfReach: isOutOfReach === true };
}

const COMPUTED_BIT = 1;
const BLOCKED_BIT = 2;
const OUT_OF_REACH_BIT = 4;

/** The results of comparing each combination of facts with one job, as numbers, each computed on first use. */
export class ComponentEstimates<Facts> {
  private readonly scores: Float64Array;
  private readonly hazards: Float64Array;
  private readonly bits: Uint8Array;

  constructor(
    private readonly column: DictionaryColumn<Facts>,
    private readonly compare: (facts: Facts) => ComponentEstimate,
  ) {
    const size = column.distinct.length;
    this.scores = new Float64Array(size);
    this.hazards = new Float64Array(size);
    this.bits = new Uint8Array(size);
  }

  /** NaN when one side has no data. */
  score(index: number): Unit {
    if (this.bits[index] === 0) this.compute(index);
    return this.scores[index]!;
  }

  hazard(index: number): number {
    if (this.bits[index] === 0) this.compute(index);
    return this.hazards[index]!;
  }

  isBlocked(index: number): boolean {
    if (this.bits[index] === 0) this.compute(index);
    return (this.bits[index]! & BLOCKED_BIT) !== 0;
  }

  isOutOfReach(index: number): boolean {
    if (this.bits[index] === 0) this.compute(index);
    return (this.bits[index]! & OUT_OF_REACH_BIT) !== 0;
  }

  private compute(index: number): void {
    const { score, blocked, isOutOfReach, hazard = 0 } = this.compare(this.column.distinct[index]!);
    this.scores[index] = score ?? NaN;
    this.hazards[index] = hazard;
    this.bits[index] = COMPUTED_BIT | (blocked ? BLOCKED_BIT : 0) | (isOutOfReach ? OUT_OF_REACH_BIT : 0);
  }
}
