/** Numbers of the features of a sequence of words, in the order in which they were named. */
export class FeatureList {
  private readonly numbers: number[] = [];
  private readonly ends: number[] = [];

  get length(): number {
    return this.ends.length;
  }

  /** Adds a feature to the open word; one without a number is left out. */
  push(number: number): void {
    if (number >= 0) this.numbers.push(number);
  }

  pushAll(numbers: readonly number[]): void {
    for (const number of numbers) this.push(number);
  }

  /** Closes the open word: what is pushed next belongs to the word after it. */
  endWord(): void {
    this.ends.push(this.numbers.length);
  }

  /** Where the features of a word begin; those of the word before end there. */
  startOf(word: number): number {
    return word === 0 ? 0 : this.ends[word - 1]!;
  }

  at(index: number): number {
    return this.numbers[index]!;
  }

  /** The features of every word as names. */
  named(names: readonly string[]): string[][] {
    return this.ends.map((end, word) =>
      this.numbers.slice(this.startOf(word), end).map((number) => names[number]!),
    );
  }
}
