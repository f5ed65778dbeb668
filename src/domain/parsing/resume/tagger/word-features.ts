import { employerScore } from '../../text/employer-words';
import { titleScore } from '../../text/title-words';
import type { FeatureGroup } from './feature-group';
import { FeatureNamePart, type NumberedPart } from './feature-name-part';
import { classesOf } from './word-classes';

/** Names of a word's classes, from the coarsest to the finest, and the beginnings of names of pairs of classes. */
export interface ClassParts {
  coarse: FeatureNamePart;
  middle: FeatureNamePart;
  fine: FeatureNamePart;
  /** Beginning of the pair with the next word that is a feature of the next word, and of this one. */
  pairOfNext: FeatureNamePart;
  pairOfOwn: FeatureNamePart;
  /** The class as the first and as the second of three. */
  firstOfThree: FeatureNamePart;
  secondOfThree: FeatureNamePart;
}

/** What the features of a word depend on, and groups of those that depend on nothing else or only on the section. */
export interface WordFeatures {
  text: FeatureNamePart;
  lower: FeatureNamePart;
  shape: NumberedPart;
  start3: FeatureNamePart;
  end3: FeatureNamePart;
  end4: FeatureNamePart;
  classes: ClassParts;
  /** Beginning of the pair with the next word that is a feature of the next word, and of this one. */
  pairOfNext: FeatureNamePart;
  pairOfOwn: FeatureNamePart;
  /** Whether the word is typical of titles (`t`) and of names of employers (`e`). */
  mark: string;
  /** Features of the word and of the word after it, by section. */
  own: (FeatureGroup | undefined)[];
  before: (FeatureGroup | undefined)[];
  /** Features of the word before it, and of the words at a distance of two. */
  after: FeatureGroup | null;
  before2: FeatureGroup | null;
  after2: FeatureGroup | null;
}

/** There are few classes, so their parts are created once for all documents. */
const classParts = new Map<readonly string[], ClassParts>();

export function describeWord(text: string, numberShape: (name: string) => NumberedPart): WordFeatures {
  const lower = text.toLowerCase();
  const mark = `${titleScore(text) >= 0.8 ? 't' : ''}${employerScore(text) >= 0.65 ? 'e' : ''}`;
  return wordFeatures(text, lower, numberShape(shapeOf(text)), classPartsOf(lower), mark);
}

/** Returns what stands for the word before the first one of a line, or after the last one. */
export function edgeOfLine(name: string): WordFeatures {
  const shape = { id: -1, part: new FeatureNamePart(name) };
  return wordFeatures(name, name, shape, toClassParts([name, name, name]), '');
}

function wordFeatures(
  text: string,
  lower: string,
  shape: NumberedPart,
  classes: ClassParts,
  mark: string,
): WordFeatures {
  return {
    text: new FeatureNamePart(text),
    lower: new FeatureNamePart(lower),
    shape,
    start3: new FeatureNamePart(lower.slice(0, 3)),
    end3: new FeatureNamePart(lower.slice(-3)),
    end4: new FeatureNamePart(lower.slice(-4)),
    classes,
    pairOfNext: new FeatureNamePart(`w-1w=${lower}_`),
    pairOfOwn: new FeatureNamePart(`ww+1=${lower}_`),
    mark,
    own: [],
    before: [],
    after: null,
    before2: null,
    after2: null,
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
  if (cachedParts === undefined) classParts.set(names, (cachedParts = toClassParts(names)));
  return cachedParts;
}

function toClassParts([coarse = '?', middle = '?', fine = '?']: readonly string[]): ClassParts {
  return {
    coarse: new FeatureNamePart(coarse),
    middle: new FeatureNamePart(middle),
    fine: new FeatureNamePart(fine),
    pairOfNext: new FeatureNamePart(`kp${middle}_`),
    pairOfOwn: new FeatureNamePart(`kn${middle}_`),
    firstOfThree: new FeatureNamePart(`kt${coarse}_`),
    secondOfThree: new FeatureNamePart(`${coarse}_`),
  };
}
