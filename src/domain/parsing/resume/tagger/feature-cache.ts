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
 * weights. The results do not depend on it. A full cache is replaced, not emptied: a document that is tagged in steps
 * may still use it.
 */
export class FeatureCache {
  private readonly parts = new Map<string, FeatureNamePart>();
  private readonly words = new Map<string, WordFeatures>();
  private readonly sections = new Map<string, SectionPart>();
  private readonly shapes = new Map<string, NumberedPart>();
  /** Groups by the section, shape, lexicon mark and position of a word, packed into one number. */
  readonly groups = new Map<number, FeatureGroup>();
  /** The mark of a word that no lexicon contains. */
  readonly unmarked = new LexiconMark('', { count: 0 });

  /** What stands for the word before the first one of a line, and after the last one. */
  readonly beforeLine = edgeOfLine('^');
  readonly afterLine = edgeOfLine('$');

  constructor(readonly indexer: FeatureIndexer) {}

  /** True if the next document should begin with a new cache. */
  get isFull(): boolean {
    return (
      this.words.size > MAX_WORDS ||
      this.shapes.size > MAX_SHAPES ||
      this.groups.size > MAX_GROUPS ||
      this.parts.size > MAX_PARTS
    );
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
