import { Dictionary } from './typed-vectors';

/**
 * Facts that many candidates share, such as the same location and commute or the same requested wage. Each distinct
 * combination is stored, and compared with a job, once.
 */
export class DictionaryColumn<Facts> {
  private readonly dictionary = new Dictionary<string>();
  readonly distinct: Facts[] = [];
  private textLength = 0;

  /** Approximate memory of the texts and of the facts that they contain. */
  get textBytes(): number {
    return 2 * this.textLength;
  }

  /** Returns the index of the facts, given as JSON; adds new ones. */
  indexOf(text: string): number {
    const number = this.dictionary.indexOf(text);
    if (number === this.distinct.length) {
      this.distinct.push(JSON.parse(text) as Facts);
      this.textLength += text.length;
    }
    return number;
  }
}

/** The result of comparing each combination with one job, computed on first use. */
export class DictionaryComparison<Facts, Outcome> {
  private readonly results: (Outcome | undefined)[];

  constructor(
    private readonly column: DictionaryColumn<Facts>,
    private readonly compare: (facts: Facts) => Outcome,
  ) {
    this.results = new Array<Outcome | undefined>(column.distinct.length);
  }

  at(number: number): Outcome {
    let outcome = this.results[number];
    if (outcome === undefined) {
      outcome = this.compare(this.column.distinct[number]!);
      this.results[number] = outcome;
    }
    return outcome;
  }
}
