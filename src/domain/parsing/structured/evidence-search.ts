import type { Evidence } from '../../common';
import { evidenceAt, type SourceText } from '../text/source-text';

/** Finds the places of stated values in the text of a document. */
export class EvidenceSearch {
  constructor(private readonly source: SourceText) {}

  /** Adds the evidence of items that the text names in the order of the data, each after the one before. */
  inOrder<Item extends { evidence?: Evidence[] }>(
    items: readonly Item[],
    valuesOf: (item: Item) => readonly (string | null)[],
  ): Item[] {
    let from = 0;
    return items.map((item) => {
      const values = valuesOf(item).filter((value) => value !== null);
      const starts = values.map((value) => this.#find(value, from));
      const foundStarts = starts.filter((start) => start >= 0);
      if (foundStarts.length > 0) from = Math.max(...foundStarts) + 1;
      return { ...item, evidence: this.#evidence(values, starts) };
    });
  }

  /** Adds the evidence of items that the text names anywhere. */
  inAll<Item extends { evidence?: Evidence[] }>(
    items: readonly Item[],
    valuesOf: (item: Item) => readonly string[],
  ): Item[] {
    return items.map((item) => {
      const values = valuesOf(item);
      return {
        ...item,
        evidence: this.#evidence(
          values,
          values.map((value) => this.#find(value, 0)),
        ),
      };
    });
  }

  #find(value: string, from: number): number {
    const start = this.source.raw.indexOf(value, from);
    return start >= 0 ? start : this.source.raw.indexOf(value);
  }

  #evidence(values: readonly string[], starts: readonly number[]): Evidence[] {
    return values.flatMap((value, index) => {
      const start = starts[index] ?? -1;
      return start < 0 ? [] : [evidenceAt(this.source, start, start + value.length)];
    });
  }
}
