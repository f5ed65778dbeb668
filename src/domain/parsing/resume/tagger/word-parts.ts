import { FeatureNamePart, type FeatureNamePartCache } from './feature-name-part';
import { classesOf } from './word-classes';
import type { Word } from './words';

/** Names of a word's classes, from the coarsest to the finest. */
export type ClassParts = readonly [coarse: FeatureNamePart, middle: FeatureNamePart, fine: FeatureNamePart];

/** The parts of feature names that a word contributes. */
export interface WordParts {
  line: number;
  text: FeatureNamePart;
  lower: FeatureNamePart;
  shape: FeatureNamePart;
  mark: FeatureNamePart;
  start3: FeatureNamePart;
  end3: FeatureNamePart;
  end4: FeatureNamePart;
  classes: ClassParts;
}

export const BEFORE_LINE = sameClass('^');
export const AFTER_LINE = sameClass('$');
const UNKNOWN = new FeatureNamePart('?');
/** There are few classes, so their parts are created once for all documents. */
const classParts = new Map<readonly string[], ClassParts>();

/** Returns the name parts of every word. Parts that depend only on the word are created once per distinct word. */
export function wordParts(
  words: readonly Word[],
  marks: readonly string[],
  parts: FeatureNamePartCache,
): WordParts[] {
  const distinct = new Map<string, Omit<WordParts, 'line' | 'mark'>>();
  return words.map(({ text, lower: folded, line }, at) => {
    let cachedParts = distinct.get(text);
    if (cachedParts === undefined) distinct.set(text, (cachedParts = partsOfWord(text, folded, parts)));
    const { lower, shape, start3, end3, end4, classes } = cachedParts;
    // Written out, because a spread would take as long as all the rest.
    return {
      line,
      text: cachedParts.text,
      lower,
      shape,
      mark: parts.of(marks[at] ?? ''),
      start3,
      end3,
      end4,
      classes,
    };
  });
}

function partsOfWord(
  text: string,
  lower: string,
  parts: FeatureNamePartCache,
): Omit<WordParts, 'line' | 'mark'> {
  return {
    text: parts.of(text),
    lower: parts.of(lower),
    shape: parts.of(shapeOf(text)),
    start3: parts.of(lower.slice(0, 3)),
    end3: parts.of(lower.slice(-3)),
    end4: parts.of(lower.slice(-4)),
    classes: classPartsOf(lower),
  };
}

function shapeOf(text: string): string {
  if (!/[\p{L}\p{N}]/u.test(text)) return text;
  if (/^\d+$/.test(text)) return text.length === 4 ? '9999' : '9';
  if (text.length > 1 && text === text.toUpperCase()) return /\d/.test(text) ? 'A9' : 'AA';
  if (/^\p{Lu}/u.test(text)) return /\p{Lu}/u.test(text.slice(1)) ? 'AaA' : 'Aa';
  return /\d/.test(text) ? 'a9' : 'a';
}

function classPartsOf(word: string): ClassParts {
  const names = classesOf(word);
  let cachedParts = classParts.get(names);
  if (cachedParts === undefined) {
    const part = (name: string | undefined): FeatureNamePart =>
      name === undefined ? UNKNOWN : new FeatureNamePart(name);
    cachedParts = [part(names[0]), part(names[1]), part(names[2])];
    classParts.set(names, cachedParts);
  }
  return cachedParts;
}

function sameClass(name: string): ClassParts {
  const part = new FeatureNamePart(name);
  return [part, part, part];
}
