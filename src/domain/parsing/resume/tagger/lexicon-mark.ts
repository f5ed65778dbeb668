import { FeatureNamePart } from './feature-name-part';
import type { FeatureGroup } from './feature-group';

/** The lexicon hits of a word as a name, with the marks that further hits lead to. */
export class LexiconMark {
  readonly id: number;
  readonly part: FeatureNamePart;
  /** Features of the word after, and of the word before. */
  groupAfter: FeatureGroup | null = null;
  groupBefore: FeatureGroup | null = null;
  private readonly followers = new Map<string, LexiconMark>();

  constructor(
    name: string,
    private readonly marks: { count: number },
  ) {
    this.id = marks.count++;
    this.part = new FeatureNamePart(name);
  }

  /** Returns the mark of a word with one more hit. */
  with(hit: string): LexiconMark {
    if (hit === '') return this;
    let next = this.followers.get(hit);
    if (next === undefined)
      this.followers.set(hit, (next = new LexiconMark(this.part.text + hit, this.marks)));
    return next;
  }
}
