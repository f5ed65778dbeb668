import type { FeatureGroup } from './feature-group';

/** Receives the features of a sequence of words, in the order of the words. */
export interface FeatureSink {
  /**
   * Adds a feature to the current word. Ignores a negative id, which means that the model does not contain the feature.
   */
  push(id: number): void;
  /** Adds features that several words share. */
  pushGroup(group: FeatureGroup): void;
  /** Ends the current word: features added later belong to the next one. */
  endWord(): void;
}

/** Feature ids of a sequence of words, in the order in which they were added. */
export class FeatureList implements FeatureSink {
  private readonly ids: number[] = [];
  private readonly ends: number[] = [];

  push(id: number): void {
    if (id >= 0) this.ids.push(id);
  }

  pushGroup({ ids }: FeatureGroup): void {
    for (const id of ids) this.push(id);
  }

  endWord(): void {
    this.ends.push(this.ids.length);
  }

  /** Converts the features of every word to names. */
  toNames(names: readonly string[]): string[][] {
    return this.ends.map((end, word) =>
      this.ids.slice(word === 0 ? 0 : this.ends[word - 1]!, end).map((id) => names[id]!),
    );
  }
}
