import type { ComponentOutcome } from '../components/outcome';
import { isBlocked } from '../gates';
import { Numbering } from './growing';

/**
 * Facts that many candidates share, such as the same location and commute or the same requested wage. Each distinct
 * combination is stored, and compared with a job, once.
 */
export class Facet<Facts> {
  private readonly numbering = new Numbering<string>();
  readonly distinct: Facts[] = [];

  /** By the facts as JSON. */
  numberOf(text: string): number {
    const number = this.numbering.numberOf(text);
    if (number === this.distinct.length) this.distinct.push(JSON.parse(text) as Facts);
    return number;
  }
}

/** The result of comparing each combination with one job, computed on first use. */
export class FacetOutcomes<Facts, Outcome> {
  private readonly known: (Outcome | undefined)[];

  constructor(
    private readonly facet: Facet<Facts>,
    private readonly compare: (facts: Facts) => Outcome,
  ) {
    this.known = new Array<Outcome | undefined>(facet.distinct.length);
  }

  of(number: number): Outcome {
    let outcome = this.known[number];
    if (outcome === undefined) {
      outcome = this.compare(this.facet.distinct[number]!);
      this.known[number] = outcome;
    }
    return outcome;
  }
}

/** The parts of a comparison that a score needs. */
export interface Compared {
  /** Null when one side has no data. */
  score: number | null;
  blocked: boolean;
}

export function compared({ score, gaps }: ComponentOutcome): Compared {
  return { score, blocked: isBlocked(gaps) };
}
