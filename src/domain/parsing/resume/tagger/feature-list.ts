/** Feature ids of a sequence of words, in the order in which they were added. */
export class FeatureList {
  private readonly ids: number[] = [];
  private readonly ends: number[] = [];

  get length(): number {
    return this.ends.length;
  }

  /**
   * Adds a feature to the current word. Ignores a negative id, which means that the model does not contain the feature.
   */
  push(number: number): void {
    if (number >= 0) this.ids.push(number);
  }

  pushAll(numbers: readonly number[]): void {
    for (const number of numbers) this.push(number);
  }

  /** Ends the current word: features added later belong to the next one. */
  endWord(): void {
    this.ends.push(this.ids.length);
  }

  /** Position of a word's first feature, which is also the end of the previous word's features. */
  startOf(word: number): number {
    return word === 0 ? 0 : this.ends[word - 1]!;
  }

  at(index: number): number {
    return this.ids[index]!;
  }

  /** Converts the features of every word to names. */
  toNames(names: readonly string[]): string[][] {
    return this.ends.map((end, word) =>
      this.ids.slice(this.startOf(word), end).map((number) => names[number]!),
    );
  }
}
