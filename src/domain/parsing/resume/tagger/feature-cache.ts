import { FeatureNamePart, type FeatureIndexer, type NumberedPart } from './feature-name-part';
import type { FeatureGroup } from './feature-group';
import { LexiconMark } from './lexicon-mark';
import { describeWord, edgeOfLine, type WordFeatures } from './word-features';

/** Maximum distinct words, shapes and combinations that are kept from one document to the next. */
const MAX_WORDS = 20_000;
const MAX_SHAPES = 4_000;
const MAX_GROUPS = 20_000;
const MAX_PARTS = 20_000;

/** A section, alone and as the beginning of a name. */
export interface SectionPart extends NumberedPart {
  start: FeatureNamePart;
}

/**
 * What the features of documents have in common: parts of names, words, and groups of features with the sums of their
 * weights. The results do not depend on it. All of it is discarded once there is too much.
 */
export class FeatureCache {
  private readonly parts = new Map<string, FeatureNamePart>();
  private readonly words = new Map<string, WordFeatures>();
  private readonly sections = new Map<string, SectionPart>();
  private readonly shapes = new Map<string, NumberedPart>();
  /** Groups by the section, shape, lexicon mark and position of a word, packed into one number. */
  readonly groups = new Map<number, FeatureGroup>();
  /** The mark of a word that no lexicon contains. */
  unmarked = new LexiconMark('', { count: 0 });

  /** What stands for the word before the first one of a line, and after the last one. */
  beforeLine = edgeOfLine('^');
  afterLine = edgeOfLine('$');

  constructor(readonly indexer: FeatureIndexer) {}

  /** Makes room before the next document. */
  trim(): void {
    if (
      this.words.size <= MAX_WORDS &&
      this.shapes.size <= MAX_SHAPES &&
      this.groups.size <= MAX_GROUPS &&
      this.parts.size <= MAX_PARTS
    )
      return;
    for (const map of [this.parts, this.words, this.shapes, this.groups, this.sections]) map.clear();
    this.unmarked = new LexiconMark('', { count: 0 });
    // Their groups are by section.
    this.beforeLine = edgeOfLine('^');
    this.afterLine = edgeOfLine('$');
  }

  partOf(text: string): FeatureNamePart {
    let part = this.parts.get(text);
    if (part === undefined) this.parts.set(text, (part = new FeatureNamePart(text)));
    return part;
  }

  wordOf(text: string): WordFeatures {
    let word = this.words.get(text);
    if (word === undefined) this.words.set(text, (word = describeWord(text, (name) => this.shapeOf(name))));
    return word;
  }

  sectionOf(name: string): SectionPart {
    let section = this.sections.get(name);
    if (section === undefined) {
      const start = new FeatureNamePart(`${name}|`);
      section = { id: this.sections.size, part: new FeatureNamePart(name), start };
      this.sections.set(name, section);
    }
    return section;
  }

  shapeOf(name: string): NumberedPart {
    let shape = this.shapes.get(name);
    if (shape === undefined)
      this.shapes.set(name, (shape = { id: this.shapes.size, part: new FeatureNamePart(name) }));
    return shape;
  }
}
