import type { ComponentOutcome } from '../components/outcome';
import { isBlocked } from '../gates';
import { Numbering } from './growing';

/**
 * A few facts of candidates that come again and again: the same place and commute, the same wage asked for. Each
 * distinct combination is kept, and compared with a job, once.
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

/** What comparing each combination with one job gives, worked out when first asked for. */
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
  /** Null when one side is silent. */
  score: number | null;
  blocked: boolean;
}

export function compared({ score, gaps }: ComponentOutcome): Compared {
  return { score, blocked: isBlocked(gaps) };
}
