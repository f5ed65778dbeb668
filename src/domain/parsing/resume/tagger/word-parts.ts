import { NamePart, type NameParts } from './name-part';
import { classesOf } from './word-classes';
import type { Word } from './words';

/** Names of a word's classes, from the coarsest to the finest. */
export type ClassParts = readonly [coarse: NamePart, middle: NamePart, fine: NamePart];

/** What a word gives to the names of features. */
export interface WordParts {
  line: number;
  text: NamePart;
  lower: NamePart;
  shape: NamePart;
  mark: NamePart;
  start3: NamePart;
  end3: NamePart;
  end4: NamePart;
  classes: ClassParts;
}

export const BEFORE_LINE = sameClass('^');
export const AFTER_LINE = sameClass('$');
const UNKNOWN = new NamePart('?');
/** There are few classes: their parts are made once for all documents. */
const classParts = new Map<readonly string[], ClassParts>();

/** The parts of every word; what depends on the word alone is made once for each distinct word. */
export function wordParts(words: readonly Word[], marks: readonly string[], parts: NameParts): WordParts[] {
  const distinct = new Map<string, Omit<WordParts, 'line' | 'mark'>>();
  return words.map(({ text, lower: folded, line }, at) => {
    let own = distinct.get(text);
    if (own === undefined) distinct.set(text, (own = partsOfWord(text, folded, parts)));
    const { lower, shape, start3, end3, end4, classes } = own;
    // Written out: a spread costs as much as all the rest.
    return {
      line,
      text: own.text,
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

function partsOfWord(text: string, lower: string, parts: NameParts): Omit<WordParts, 'line' | 'mark'> {
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
  let found = classParts.get(names);
  if (found === undefined) {
    const part = (name: string | undefined): NamePart => (name === undefined ? UNKNOWN : new NamePart(name));
    found = [part(names[0]), part(names[1]), part(names[2])];
    classParts.set(names, found);
  }
  return found;
}

function sameClass(name: string): ClassParts {
  const part = new NamePart(name);
  return [part, part, part];
}
